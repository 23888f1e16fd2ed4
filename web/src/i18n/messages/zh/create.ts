/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "思维流程：给 AI 一个位置，把思考留给学生",
  pageTitle: "创建思维流程",
  description:
    "选一种思维方式，定好 AI 在哪一步出现、可以做什么，再说说您的这节课，就能得到一个完整的课堂思维流程，可以编辑、展示、打印，也可以分享给同事。",
  begin: "开始创建",
  draftNote: "您有一个还没完成的思维流程，保存在这个浏览器里。",
  continueDraft: "继续草稿",
  startOver: "重新开始",
  typesUnavailable: "无法加载思维类型，请刷新页面。",
  refreshPage: "刷新页面",
  toLibrary: "打开我的资料库",
  factNoAccount: "不用注册，不用登录",
  factLocal: "只保存在您的浏览器里",
  factFree: "免费，开源",
  previewLabel: "示例：AI 出现在中间的思维流程",
  previewStep1: "亮出观点",
  previewStep2: "接受挑战",
  previewStep3: "坚持或修正",
  previewVerb1: "评价",
  previewVerb2: "评析",
  previewVerb3: "论证",
  previewOwn: "独立思考",
  previewAI: "AI 挑战者",
  previewPrompt: "“我们的观点里，最站不住脚的是哪一环？只问一个问题，然后等我们回答。”",
  whatTitle: "什么是思维流程？",
  whatBody1:
    "思维流程（thinking routine）是一种简单的思维支架：几个问题，或者短短几步，全班学会一次，以后可以反复用。它让思考慢下来，也让思考看得见：学生看得到自己的想法是怎么来的，您也看得到学生想到了哪一步。",
  whatBody2:
    "这里生成的思维流程源自“让思维可见”的教学传统，并且有意识地把 AI 安排进来。每个流程都写明：AI 可以在哪一步帮忙、能做什么、不能做什么，哪几步必须由学生自己完成。",
  principlesTitle: "基本原则",
  principle1Title: "AI 辅助思考",
  principle1Body: "AI 辅助学生思考，不代替学生思考。",
  principle2Title: "学生做主",
  principle2Body: "问什么、保留什么、舍弃什么，都由学生自己决定。",
  principle3Title: "思维能力优先",
  principle3Body: "重点始终是思维能力，而不是生成内容。",
  principle4Title: "反思贯穿其中",
  principle4Body: "每个思维流程都包含反思和元认知。",
  principle5Title: "步骤清楚",
  principle5Body: "什么时候可以用 AI，什么时候不可以，每一步都说清楚。",
  principle6Title: "借助 AI 想得更深",
  principle6Body: "AI 可以帮助学生把问题想深，提供个性化反馈，拓展思路，梳理复杂的信息。",
};
