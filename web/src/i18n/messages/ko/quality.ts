/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import type { Translated } from "../../namespace.ts";
import type { quality } from "../en/quality.ts";

export const messages: Translated<typeof quality> = {
  heading: "살펴볼 점",
  count_one: "살펴볼 점 {n}가지",
  count_other: "살펴볼 점 {n}가지",
  none: "눈에 띄는 점이 없습니다. 확인할 수 있는 기준을 모두 지켰습니다.",
  forStep: "{number}단계",
  titleField: "제목",
  verbField: "사고 동사",
  aiRoleField: "AI가 해도 되는 일과 하면 안 되는 일",
  anotherLanguage: "다른 언어",
  aiStepMissing:
    "AI 활용 시점이 ‘{placement}’인데 AI를 쓰는 단계가 없습니다. 학생이 AI를 만날 단계에서 AI를 켜 주세요.",
  placementNotHonoured:
    "AI 활용 시점은 ‘{placement}’인데 {steps}단계에서 쓰고 있습니다. 학생이 예상할 수 있도록 단계를 옮기거나 시점을 바꿔 주세요.",
  ownAttemptMissing: "스스로 시도하기 전에 AI를 만납니다. 먼저 자기 생각을 쓰게 하면 생각이 학생에게서 시작됩니다.",
  commitMoveMissing:
    "AI로 시작하고 있습니다. AI를 열기 전에 짧은 생각을 종이에 적게 하면 생각이 학생에게서 시작됩니다.",
  ownEndingMissing: "AI로 끝나고 있습니다. 스스로 마무리한 것이 남으므로, 마지막에 AI 없이 하는 활동을 더해 주세요.",
  closingMoveMissing:
    "마지막 단계에 AI가 있습니다. AI 없이 자기 문장으로 끝맺게 해 마지막 말이 학생의 것이 되게 하세요.",
  flexibleNoteMissing:
    "AI 활용 시점이 ‘유연하게’인데 AI 단계를 옮기는 방법이 없습니다. 다른 어느 단계에서 쓸 수 있는지 적어 주세요.",
  samplePromptsMissing: "AI에게 할 질문 예시가 없습니다. 답이 아니라 질문이나 힌트를 구하는 예를 주세요.",
  answerClauseMissing:
    "질문 예시 {prompt}번에는 답을 알려 주지 말라는 말이 없습니다. 질문이나 힌트를 구해 학생이 생각하게 하세요.",
  asksForAnswer: "질문 예시 {prompt}번은 완성된 답을 요구합니다. 답을 받으면 생각이 멈추므로 질문이나 힌트를 구하세요.",
  judgementMissing: "AI의 말을 그대로 받아들입니다. 답마다 그대로 쓰기, 고치기, 버리기를 정하고 이유를 쓰게 하세요.",
  allowedUseMissing:
    "이 단계에서 AI가 무엇을 해도 되는지 나와 있지 않습니다. 도움이 어디서 시작되는지 알 수 있게 적어 주세요.",
  forbiddenUseMissing: "이 단계에서 AI가 하면 안 되는 일이 나와 있지 않습니다. 생각이 학생에게 남도록 적어 주세요.",
  independenceNotStated: "이 단계를 AI 없이 한다는 말이 없습니다. 학생이 헷갈리지 않게 적어 주세요.",
  visibleProductMissing:
    "이 단계에서 눈에 보이는 결과가 남지 않습니다. 생각이 드러나도록 무엇을 쓰고 그리고 표시할지 적어 주세요.",
  stepCountOff: "단계가 {count}개인데 이 시간에는 {expected}개가 알맞습니다. 짧은 루틴이 기억하고 다시 쓰기 쉽습니다.",
  verbMissing: "이 단계에는 사고 동사가 없습니다. 동사가 있으면 어떤 사고를 하는지 한눈에 알 수 있습니다.",
  verbNotOfType: "‘{verb}’은(는) ‘{type}’의 사고 동사가 아닙니다. 고른 사고를 연습하도록 그 유형의 동사로 시작하세요.",
  reflectionMissing:
    "자기 생각을 돌아보는 질문이 없습니다. 어떻게 생각하는지 알아차리는 것이 목적이므로 하나 더해 주세요.",
  tooFewHigherOrder:
    "분석, 평가, 창작을 요구하는 단계가 {count}개뿐이며 {needed}개 이상이어야 합니다. 떠올리기만 한다면 루틴이 필요 없습니다.",
  minutesMissing: "이 단계의 시간이 적혀 있지 않습니다. 수업을 계획할 수 있게 몇 분인지 적어 주세요.",
  minutesOff:
    "단계의 합이 {total}분인데 정한 시간은 {min}~{max}분입니다. 수업에 맞도록 한 단계를 줄이거나 늘려 주세요.",
  contextNotUsed: "‘{field}’에 적은 내용이 루틴에 나오지 않습니다. 선생님의 수업에 맞도록 그 말을 써 주세요.",
  wrongLanguageAll: "이 루틴은 {expected}가 아니라 {found}로 쓰인 듯합니다. 학생에게는 한 언어로 보여 주세요.",
  wrongLanguagePart: "‘{field}’은(는) {expected}가 아니라 {found}로 쓰인 듯합니다. 학생에게는 한 언어로 보여 주세요.",
  inventedStandard:
    "‘{token}’은(는) 선생님이 주지 않은 성취기준 코드처럼 보입니다. AI가 지어내는 일이 있으니 확인하세요.",
  riskCoach: "코치는 학생 대신 계획하기 쉽습니다. 다음 단계는 학생이 정한다고 적어 주세요.",
  riskContentProvider: "자료 제공자는 사실을 지어낼 수 있습니다. 학생이 수업 자료로 하나하나 확인한다고 적어 주세요.",
  riskIdeaGenerator: "처음 나온 아이디어에 생각이 매이기 쉽습니다. 묻기 전에 자기 것을 먼저 적는다고 써 주세요.",
  riskFeedbackProvider:
    "피드백 제공자는 칭찬하기를 좋아합니다. 결과물의 어느 부분인지 짚지 않은 피드백은 쓰지 않는다고 적어 주세요.",
  riskPerspectiveTaker:
    "다른 관점을 말할 때 고정 관념에 빠질 수 있습니다. 빠지거나 단순하게 그려진 사람이 누구인지 묻게 해 주세요.",
  riskSynthesizer: "정리자는 중요한 것을 빠뜨릴 수 있습니다. 요약을 자기 기록과 견준다고 적어 주세요.",
  riskChallenger: "반론 제기자는 반대를 위한 반대를 할 수 있습니다. 근거가 있는 것만 받아들인다고 적어 주세요.",
  teacherLedFormMissing:
    "학생이 어리거나 기기가 적습니다. 선생님이 화면 하나로 이끌고 무엇을 물을지 학급이 정하는 변형 활동을 더해 주세요.",
  privacyReminderMissing:
    "이름과 개인정보를 대화에 쓰지 말라는 안내가 없습니다. 대화 내용은 교실 밖으로 나가므로 더해 주세요.",
  templateLeftover: "‘{token}’은(는) 틀에서 남은 내용 같습니다. 바꾸거나 지워 주세요.",
  promptEcho: "‘{token}’은(는) 입력하신 말 그대로입니다. 학생이 할 수 있는 활동으로 바꿔 주세요.",
  partMissing: "‘{part}’이(가) 비어 있습니다. 동료도 보고 가르칠 수 있게 채워 주세요.",
  reportTitle: "생각을 학생에게 남기는 방법",
  keptTitle: "지키고 있는 원칙",
  ownAttempt: "AI가 들어오기 전에 학생이 먼저 스스로 해 봅니다.",
  ownEnding: "마무리는 AI 없이 합니다.",
  hints: "AI는 질문과 힌트만 주고, 답은 학생이 찾습니다.",
  judged: "학생이 AI의 말을 판단합니다(그대로 쓰기, 고치기, 버리기).",
  clear: "단계마다 AI가 해도 되는 일과 안 되는 일, 남는 결과물을 밝힙니다.",
  short: "짧고, 단계마다 선택한 사고의 동사로 시작합니다.",
  reflection: "학생이 자신의 생각 과정을 돌아봅니다.",
  higherOrder: "절반 이상의 단계에서 분석, 평가, 창작을 요구합니다.",
  fits: "수업에 맞습니다(시간, AI 활용 시점, 적어 주신 내용, 언어).",
  nothingInvented: "지어낸 내용이 없고 빠진 부분도 없습니다.",
  safe: "AI 역할의 위험에 대비하고 개인정보를 지킵니다.",
};
