/** Texts of the shell: header, footer, notices, not-found and error pages. */
import type { Translated } from "../../namespace.ts";
import type { common } from "../en/common.ts";

export const messages: Translated<typeof common> = {
  skipToContent: "本文へ移動",
  mainNavigation: "メイン",
  navCreate: "作成",
  navLibrary: "ライブラリ",
  navHelp: "ヘルプ",
  homeLink: "{name} ホーム",
  language: "言語",
  languageFailed: "{language}を読み込めませんでした。接続を確認して、もう一度選んでください。",
  theme: "テーマ",
  themeSystem: "端末の設定に合わせる",
  themeLight: "ライト",
  themeDark: "ダーク",
  footerIncubation: "{name}は{studio}のインキュベーションプロジェクトです。",
  privacyPolicy: "プライバシーポリシー",
  sourceCode: "ソースコード",
  pauseWaves: "波を止める",
  playWaves: "波を動かす",
  loading: "読み込んでいます…",
  notices: "お知らせ",
  closeNotice: "閉じる",
  back: "戻る",
  opensNewTab: "（新しいタブで開きます）",
  notFoundTitle: "おや、ページが見つかりません",
  notFoundBody: "このアドレスには何もありません。入力の間違いか、ページが移動した可能性があります。",
  notFoundHome: "ホームに戻る",
  crashTitle: "予期しないエラーが発生しました",
  crashBody:
    "このページで問題が起きました。保存した思考ルーティンはこのブラウザーに残っており、何も削除されていません。",
  crashDetails: "エラーの内容",
  crashReload: "ページを再読み込みする",
  crashHome: "ホームに戻る",
};
