/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "我的资料库",
  count_one: "{n} 个思维流程",
  count_other: "{n} 个思维流程",
  emptyTitle: "还没有思维流程",
  emptyBody: "您生成的思维流程会保存在这里，也就是这个浏览器里。",
  createFirst: "创建第一个思维流程",
};
