/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "사고 루틴 편집",
  loading: "사고 루틴을 불러오는 중…",
  notHere: "이 사고 루틴은 이 브라우저에 저장되어 있지 않아 여기서 편집할 수 없습니다.",
  toLibrary: "내 보관함 열기",
  toCreate: "사고 루틴 만들기",
};
