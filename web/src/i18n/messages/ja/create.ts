/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "AIには出番を、考えることは学び手に。そんな授業のための思考ルーティン",
  pageTitle: "思考ルーティンを作成",
  description:
    "思考の種類を選び、AIの出番と役割を決めて、授業の情報を入力してください。クラスでそのまま使える思考ルーティンができあがります。編集も、投影も、印刷も、共有もできます。",
  begin: "作成をはじめる",
  draftNote: "作成途中の思考ルーティンがあります。このブラウザーに保存されています。",
  continueDraft: "下書きを続ける",
  startOver: "最初からやり直す",
  typesUnavailable: "思考の種類を読み込めませんでした。ページを再読み込みしてください。",
  refreshPage: "ページを再読み込み",
  toLibrary: "マイライブラリを開く",
  factNoAccount: "登録もログインも不要",
  factLocal: "保存先はお使いのブラウザーだけ",
  factFree: "無料・オープンソース",
  previewLabel: "例：AIを「なか」で使う思考ルーティン",
  previewStep1: "立場を決める",
  previewStep2: "反論を受ける",
  previewStep3: "守るか、見直すか",
  previewVerb1: "評価する",
  previewVerb2: "吟味する",
  previewVerb3: "根拠を示す",
  previewOwn: "自分で考える",
  previewAI: "AI：反論役",
  previewPrompt: "「私たちの主張でいちばん弱いところはどこですか。質問は一つだけにして、私たちの答えを待ってください」",
  whatTitle: "思考ルーティンとは",
  whatBody1:
    "思考ルーティンは、考えるためのシンプルな足場です。いくつかの問い、または短い手順でできていて、クラスで一度覚えれば何度でも使えます。立ち止まって考える時間が生まれ、思考が目に見えるようになるので、児童生徒は自分の考えがどう生まれたかに気づき、先生は一人ひとりが今どこにいるかをつかめます。",
  whatBody2:
    "ここで作る思考ルーティンは「思考の可視化」の流れをくみ、意図をもってAIを取り入れています。どのステップでAIを使ってよいか、そこで何をしてよく、何をしてはいけないか、児童生徒だけで行うのはどのステップかを、一つひとつ明記します。",
  principlesTitle: "大切にしていること",
  principle1Title: "AIは思考を支える",
  principle1Body: "AIは児童生徒の思考を支えますが、代わりに考えることはありません。",
  principle2Title: "決めるのは児童生徒",
  principle2Body: "何を尋ね、何を残し、何を採らないか。児童生徒が自分で決めます。",
  principle3Title: "内容よりも思考力",
  principle3Body: "文章や作品をAIに作らせるのではなく、考える力を伸ばすことに重点を置きます。",
  principle4Title: "振り返りを組み込む",
  principle4Body: "どの思考ルーティンにも、振り返りとメタ認知が含まれています。",
  principle5Title: "手順がはっきりしている",
  principle5Body: "AIを使ってよい場面と使わない場面を、手順ではっきり示します。",
  principle6Title: "AIでさらに深く",
  principle6Body:
    "AIは、思考を深め、一人ひとりに合ったフィードバックを返し、アイデアを広げ、複雑な情報の整理を助けることができます。",
};
