/** Texts of the privacy policy. */
import type { Translated } from "../../namespace.ts";
import type { privacy } from "../en/privacy.ts";

export const messages: Translated<typeof privacy> = {
  title: "隐私政策",
  intro: "您输入的内容会怎样处理，这里用平实的话说明。",
  shortTitle: "简单地说",
  short1: "这里没有账号。您的思维流程只保存在这个浏览器里，不会存到别处。",
  short2: "生成思维流程时，您填写的课程内容会发送给 AI 服务商。",
  short3: "所以，请不要填写姓名，也不要填写任何涉及具体个人的信息。",
  aiTitle: "由 AI 处理的内容",
  aiBody1: "生成思维流程时，您的选择和课程内容由外部 AI 服务商处理。服务商可能会把这些交互内容用于训练模型。",
  aiBody2:
    "如果运行本网站的学校使用内置生成器或自己的模型，内容就不会发给外部服务商。每个思维流程都会注明是由什么生成的。",
  avoidTitle: "请勿填写个人信息或敏感信息",
  avoidBody: "无论在哪一栏，都请不要填写：",
  avoid1: "学生、家长或同事的姓名、照片、住址、电话号码、电子邮箱",
  avoid2: "某个人的成绩、诊断结果、个别化支持计划、行为记录或家庭情况",
  avoid3: "密码、内部文件，以及您无权转交他人的文字",
  tipsTitle: "使用建议",
  tip1: "描述班级，不描述某个学生，例如：“八年级某班，有几名学生的母语不是汉语”。",
  tip2: "生成之前再读一遍。如果有内容看起来像个人信息，页面会提醒您。",
  tip3: "生成的内容要核对。AI 会出错，课程标准和事实也不例外。",
  tip4: "也请把同样的规则告诉学生：和 AI 对话时不透露个人信息。",
  tip5: "遵守学校关于使用 AI 和工具使用年龄的规定。",
  browserTitle: "留在浏览器里的内容",
  browserBody:
    "保存的思维流程、草稿、语言和主题，都存放在这个浏览器的本地存储里。清除浏览器数据会把它们一并删除；用资料库导出的备份文件可以恢复。分享链接把思维流程放在网址的一段里，浏览器不会把这一段发送给任何服务器。",
  countTitle: "服务器统计什么",
  countBody:
    "每次浏览只按页面种类计数，不用 Cookie，没有识别码，也不包含您输入的任何内容。开启“请勿跟踪”（Do Not Track）或“全球隐私控制”（Global Privacy Control）后，就不再计数。服务器日志只记录数据大小、时间和错误代码，从不记录课程内容。",
  contactTitle: "有疑问？",
  contactBody: "请写信到 {email}。",
};
