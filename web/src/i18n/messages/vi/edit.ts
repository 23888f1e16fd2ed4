/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "Chỉnh sửa quy trình",
  loading: "Đang tải quy trình tư duy của thầy cô…",
  notHere: "Quy trình này không được lưu trong trình duyệt này nên không chỉnh sửa ở đây được.",
  toLibrary: "Mở thư viện của tôi",
  toCreate: "Tạo quy trình",
};
