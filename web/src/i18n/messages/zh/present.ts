/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "课堂展示",
  loading: "正在加载您的思维流程……",
  notHere: "这个思维流程没有保存在这个浏览器里。请打开它的分享链接，或者在保存它的设备上展示。",
  noSteps: "这个思维流程没有可以展示的步骤。请打开它，直接阅读文字。",
  leave: "退出",
  stepOf: "第 {n} 步，共 {total} 步",
  previous: "上一步",
  next: "下一步",
  overview: "全部步骤",
  closeOverview: "回到当前步骤",
  fullScreen: "全屏",
  leaveFullScreen: "退出全屏",
  aiAllowed: "可以用 AI：{role}",
  aiAllowedPlain: "可以用 AI",
  aiOptional: "AI 可选：{role}",
  noAI: "不用 AI：自己思考",
  timer: "计时器",
  startTimer: "开始",
  pauseTimer: "暂停",
  oneMore: "再加一分钟",
  soundOn: "结束提示音：开",
  soundOff: "结束提示音：关",
  timeLeft: "还剩 {time}",
  timeUp: "时间到",
  keys: "快捷键",
  keysList:
    "方向键或空格：上一步、下一步。T：开始或暂停计时。加号：再加一分钟。M：提示音。O：全部步骤。F：全屏。Esc：退出。",
};
