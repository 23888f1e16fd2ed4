/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "내 보관함",
  count_one: "사고 루틴 {n}개",
  count_other: "사고 루틴 {n}개",
  emptyTitle: "아직 사고 루틴이 없습니다",
  emptyBody: "생성한 사고 루틴은 이 브라우저에 저장되어 여기에 모입니다.",
  createFirst: "첫 사고 루틴 만들기",
};
