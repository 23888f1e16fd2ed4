/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "Thư viện của tôi",
  count_one: "{n} quy trình",
  count_other: "{n} quy trình",
  emptyTitle: "Chưa có quy trình nào",
  emptyBody: "Các quy trình thầy cô tạo sẽ được giữ ở đây, trong trình duyệt này.",
  createFirst: "Tạo quy trình đầu tiên",
};
