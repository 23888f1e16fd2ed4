/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "思考ルーティンを編集",
  loading: "思考ルーティンを読み込んでいます…",
  notHere: "この思考ルーティンはこのブラウザーに保存されていないため、ここでは編集できません。",
  toLibrary: "マイライブラリを開く",
  toCreate: "思考ルーティンを作成",
};
