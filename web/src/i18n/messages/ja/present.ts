/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "投影モード",
  loading: "思考ルーティンを読み込んでいます…",
  notHere:
    "この思考ルーティンはこのブラウザーに保存されていません。共有リンクを開くか、保存した端末で投影してください。",
  noSteps: "この思考ルーティンには、投影するステップがありません。開いて文章としてお読みください。",
  leave: "終了",
  stepOf: "ステップ {n}／{total}",
  previous: "前のステップ",
  next: "次のステップ",
  overview: "全ステップ",
  closeOverview: "ステップに戻る",
  fullScreen: "全画面",
  leaveFullScreen: "全画面を終了",
  aiAllowed: "AIを使ってよい：{role}",
  aiAllowedPlain: "AIを使ってよい",
  aiOptional: "AIは使っても使わなくてもよい：{role}",
  noAI: "AIなし：自分で考える",
  timer: "タイマー",
  startTimer: "開始",
  pauseTimer: "一時停止",
  oneMore: "1分延長",
  soundOn: "終了の音：オン",
  soundOff: "終了の音：オフ",
  timeLeft: "残り {time}",
  timeUp: "時間です",
  keys: "キー操作",
  keysList:
    "矢印キーまたはスペース：前後のステップ。T：タイマーの開始・一時停止。プラス：1分延長。M：音。O：全ステップ。F：全画面。Esc：終了。",
};
