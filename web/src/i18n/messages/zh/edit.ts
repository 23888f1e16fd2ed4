/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "编辑思维流程",
  loading: "正在加载您的思维流程……",
  notHere: "这个思维流程没有保存在这个浏览器里，所以在这里不能编辑。",
  toLibrary: "打开我的资料库",
  toCreate: "创建思维流程",
};
