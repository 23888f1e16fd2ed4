/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import type { Translated } from "../../namespace.ts";
import type { quality } from "../en/quality.ts";

export const messages: Translated<typeof quality> = {
  heading: "見直したいところ",
  count_one: "見直したいところが{n}件あります",
  count_other: "見直したいところが{n}件あります",
  none: "気になるところはありません。確認できる決まりはすべて満たしています。",
  forStep: "ステップ{number}",
  titleField: "題名",
  verbField: "思考の動詞",
  aiRoleField: "AIにさせること・させないこと",
  anotherLanguage: "別の言語",
  aiStepMissing:
    "AIを使う段階は「{placement}」ですが、AIを使うステップがありません。使わせたいステップでAIをオンにしてください。",
  placementNotHonoured:
    "AIを使う段階は「{placement}」ですが、ステップ{steps}で使われています。見通しがもてるよう、ステップを動かすか段階を変えてください。",
  ownAttemptMissing:
    "自分で試す前にAIを使うことになっています。まず自分の考えを書かせると、思考が児童生徒から始まります。",
  commitMoveMissing: "AIから始まっています。使う前に短い考えを紙に書かせると、思考が自分から始まります。",
  ownEndingMissing: "AIで終わっています。自分で仕上げたことは身に付くので、最後にAIを使わない活動を加えてください。",
  closingMoveMissing:
    "最後のステップでAIを使っています。終わりの一文はAIを使わずに書かせ、締めくくりを児童生徒のものにしてください。",
  flexibleNoteMissing: "AIを使う段階は柔軟ですが、移し方の説明がありません。ほかにいつ使えるかを書いてください。",
  samplePromptsMissing: "AIへの質問例がありません。答えではなく、問いやヒントを求める例を示してください。",
  answerClauseMissing:
    "質問例{prompt}は、答えを言わないよう求めていません。問いやヒントを求め、考えるのは児童生徒に任せてください。",
  asksForAnswer:
    "質問例{prompt}は完成した答えを求めています。答えをもらうと思考が止まるので、問いやヒントを求めてください。",
  judgementMissing:
    "AIの答えをそのまま受け取っています。一つずつ「残す・直す・採らない」を決め、理由を書かせてください。",
  allowedUseMissing:
    "このステップでAIに何をさせてよいかが書かれていません。どこで助けを借りてよいかがわかるように書いてください。",
  forbiddenUseMissing:
    "このステップでAIにさせないことが書かれていません。考えるのは児童生徒だとわかるように書いてください。",
  independenceNotStated: "このステップでAIを使わないことが書かれていません。児童生徒が迷わないように書いてください。",
  visibleProductMissing:
    "このステップの後に、目に見えるものが残りません。書く・描く・印を付けるなど、思考が見えるものを示してください。",
  stepCountOff:
    "ステップは{count}個ありますが、この授業時間には{expected}個が合います。短いほうが覚えやすく、繰り返し使えます。",
  verbMissing: "このステップには思考の動詞がありません。動詞があると、どんな思考をするのかが一目でわかります。",
  verbNotOfType:
    "「{verb}」は「{type}」の動詞ではありません。選んだ思考を練習できるよう、その種類の動詞で始めてください。",
  reflectionMissing:
    "自分の思考を振り返る問いがありません。どう考えたかに気づくことがねらいなので、一つ加えてください。",
  tooFewHigherOrder:
    "分析・評価・創造を求めるステップは{count}個だけで、{needed}個以上が目安です。思い出すだけの活動なら、思考ルーティンは要りません。",
  minutesMissing: "このステップの時間が入力されていません。授業の計画が立つよう、何分かを入れてください。",
  minutesOff:
    "合計{total}分ですが、授業時間は{min}〜{max}分です。授業に収まるよう、どれかのステップを調整してください。",
  contextNotUsed: "「{field}」に書かれた内容が出てきません。先生の授業に合うよう、その言葉を使ってください。",
  wrongLanguageAll:
    "この思考ルーティンは{expected}ではなく{found}で書かれているようです。一つの言語にそろえてください。",
  wrongLanguagePart: "「{field}」は{expected}ではなく{found}で書かれているようです。一つの言語にそろえてください。",
  inventedStandard:
    "「{token}」は先生が入力していない基準の番号のようです。AIは番号を作り出すことがあるので、確認してください。",
  riskCoach: "コーチは児童生徒の代わりに計画しがちです。次の一歩は自分で決めると書いてください。",
  riskContentProvider: "情報提供役は事実を作り出すことがあります。一つ一つ教材で確かめると書いてください。",
  riskIdeaGenerator: "アイデア役の案に引きずられがちです。尋ねる前に自分の考えを書き出すと書いてください。",
  riskFeedbackProvider:
    "フィードバック役はほめて終わりがちです。作品のどこについてかを示さないものは使わない、と書いてください。",
  riskPerspectiveTaker:
    "視点提供役は、別の立場を演じるうちに決めつけに陥ることがあります。抜けている人や単純化された人はいないかを問うと書いてください。",
  riskSynthesizer: "まとめ役は大事なことを落とすことがあります。自分のメモと比べると書いてください。",
  riskChallenger: "反論役は反論のための反論をすることがあります。根拠のあるものだけを受け入れると書いてください。",
  teacherLedFormMissing:
    "低学年、または端末が少ないクラスです。先生が一つの画面を操作し、何を尋ねるかをクラスで決める形を加えてください。",
  privacyReminderMissing:
    "名前や個人情報を入力しないという注意がありません。入力した内容は教室の外に出るので、加えてください。",
  templateLeftover: "「{token}」はひな型の残りのようです。書き換えるか、取り除いてください。",
  promptEcho: "「{token}」は先生が入力した文のままです。児童生徒ができる活動に書き換えてください。",
  partMissing: "「{part}」が空です。ほかの先生も使えるように書いてください。",
  reportTitle: "児童生徒が自分で考えるためのしくみ",
  keptTitle: "守られている原則",
  ownAttempt: "AIを使う前に、児童生徒がまず自分で取り組みます。",
  ownEnding: "最後はAIなしで仕上げます。",
  hints: "AIは問いとヒントだけを出し、答えは児童生徒が見つけます。",
  judged: "AIの発言を児童生徒が判断します（残す・直す・採らない）。",
  clear: "各ステップに、AIにできること・できないこと・残る成果が示されています。",
  short: "短く、各ステップが選んだ思考の動詞で始まります。",
  reflection: "児童生徒が自分の考え方を振り返ります。",
  higherOrder: "半分以上のステップで、分析・評価・創造を求めます。",
  fits: "授業に合っています（時間、AIを使う段階、先生の言葉、言語）。",
  nothingInvented: "根拠のない内容がなく、欠けた部分もありません。",
  safe: "AIの役割に伴うリスクに備え、個人情報を守ります。",
};
