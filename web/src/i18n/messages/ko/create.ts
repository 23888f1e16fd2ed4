/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "AI의 자리는 정해 두고, 생각은 학생이 하는 사고 루틴",
  pageTitle: "사고 루틴 만들기",
  description:
    "어떤 사고를 연습할지 고르고, AI를 언제 어떤 역할로 활용할지 정한 다음, 수업을 설명해 주세요. 우리 반에서 바로 쓸 수 있는 사고 루틴이 완성됩니다. 고쳐 쓰고, 화면에 띄우고, 인쇄하고, 공유할 수 있습니다.",
  begin: "만들기 시작",
  draftNote: "만들던 사고 루틴이 있습니다. 이 브라우저에 저장되어 있습니다.",
  continueDraft: "이어서 작성하기",
  startOver: "처음부터 다시 하기",
  typesUnavailable: "사고 유형을 불러올 수 없습니다. 페이지를 새로 고쳐 주세요.",
  refreshPage: "페이지 새로 고침",
  toLibrary: "내 보관함 열기",
  factNoAccount: "가입·로그인 불필요",
  factLocal: "내 브라우저에만 저장",
  factFree: "무료 오픈 소스",
  previewLabel: "예시: AI를 중간에 활용하는 사고 루틴",
  previewStep1: "입장 정하기",
  previewStep2: "반론 만나기",
  previewStep3: "지키거나 고치기",
  previewVerb1: "평가하기",
  previewVerb2: "비평하기",
  previewVerb3: "근거 대기",
  previewOwn: "스스로 생각하기",
  previewAI: "AI: 반론 제기자",
  previewPrompt: "“우리 주장에서 가장 약한 고리는 무엇인가요? 질문은 하나만 하고, 우리 대답을 기다려 주세요.”",
  whatTitle: "사고 루틴이란 무엇인가요?",
  whatBody1:
    "사고 루틴은 생각을 돕는 간단한 틀입니다. 몇 가지 질문이나 짧은 단계로 되어 있어, 학급이 한 번 익히면 거듭 쓸 수 있습니다. 생각의 속도를 늦추고 생각을 눈에 보이게 해 주므로, 학생은 자기 생각이 어떻게 나왔는지 알게 되고 선생님은 학생이 어디쯤 와 있는지 볼 수 있습니다.",
  whatBody2:
    "여기서 만드는 사고 루틴은 ‘생각이 보이는 교실’의 전통에서 출발했으며, AI를 의도적으로 포함합니다. AI가 어느 단계에서 도울 수 있는지, 거기서 무엇을 해도 되고 무엇은 안 되는지, 어느 단계를 학생 스스로 해내야 하는지를 루틴마다 밝혀 둡니다.",
  principlesTitle: "핵심 원칙",
  principle1Title: "생각을 돕는 AI",
  principle1Body: "AI는 학생의 생각을 도울 뿐, 대신하지 않습니다.",
  principle2Title: "주도권은 학생에게",
  principle2Body: "무엇을 묻고, 무엇을 쓰고, 무엇을 버릴지 학생이 스스로 정합니다.",
  principle3Title: "결과물보다 사고력",
  principle3Body: "AI로 결과물을 만들어 내는 것이 아니라 사고력을 기르는 데 초점을 둡니다.",
  principle4Title: "성찰은 기본",
  principle4Body: "모든 루틴에 성찰과 메타인지가 들어 있습니다.",
  principle5Title: "분명한 단계",
  principle5Body: "AI를 언제 써도 되고 언제 쓰면 안 되는지 단계마다 분명히 알려 줍니다.",
  principle6Title: "AI와 함께 더 깊이",
  principle6Body:
    "AI는 생각을 깊게 하고, 학생에게 맞는 피드백을 주고, 아이디어를 더하고, 복잡한 정보를 다루는 데 도움을 줄 수 있습니다.",
};
