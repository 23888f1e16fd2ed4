/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "マイライブラリ",
  count_one: "思考ルーティン {n}件",
  count_other: "思考ルーティン {n}件",
  emptyTitle: "思考ルーティンはまだありません",
  emptyBody: "生成した思考ルーティンは、このブラウザーに保存され、ここに並びます。",
  createFirst: "最初の思考ルーティンを作成",
};
