import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { PLACEMENTS } from "../wizard/catalog.ts";
import { firstAIStep, hasAISupport, markStep } from "./ai-support.ts";

const WITH_AI = [
  "AI support: challenger. It may raise one counter-argument at a time.",
  "AI gives feedback on the draft",
  "use ai to brainstorm",
  "A.I. asks questions",
  "Artificial Intelligence offers examples",
  "Supports the students with hints",
  "Assists with vocabulary",
  "It will help when asked",
  "ChatGPT as an assistant",
  "It may not write the claim. The AI only asks.",
  "L’IA pose une seule question à la fois",
  "Avec l'IA comme contradicteur",
  "l'ia relance",
  "Aide à la reformulation",
  "Soutien de l’intelligence artificielle",
  "La IA plantea una objeción",
  "Con ayuda de la IA",
  "Apoyo para organizar ideas",
  "inteligencia artificial como guía",
  "AI memberi petunjuk; ia tidak memberi jawaban",
  "Dukungan kecerdasan buatan",
  "Siswa dibantu oleh chatbot",
  "AI đặt câu hỏi cho học sinh",
  "Trí tuệ nhân tạo đưa ví dụ",
  "Có công cụ hỗ trợ",
  "AI 提出反方意见",
  "由人工智能提供例子",
  "教师工具辅助",
  "使用AI检查",
  "AIが問いかけます",
  "AIの支援あり",
  "人工知能が例を示す",
  "AI가 반론을 제기합니다",
  "인공지능의 도움을 받습니다",
];

const WITHOUT_AI = [
  "",
  "Students explain their maintained claim", // "ai" only inside words
  "They explain the main idea again",
  "Independent work: no AI in this step. Devices stay closed.",
  "Without AI, on your own",
  "WITHOUT AI",
  "Students work without any AI",
  "without help from AI",
  "Work independently, AI stays closed",
  "Students compare AI answers with peers",
  "An AI-free step",
  "Students do not use AI here",
  "unsupported claims are crossed out",
  "Independent work",
  "Discuss in pairs",
  "Ai là người quyết định?", // Vietnamese: who decides?
  "Học sinh hỏi ai đã viết văn bản",
  "Không dùng AI",
  "không sử dụng AI ở bước này",
  "Làm việc độc lập, AI để sau",
  "Thảo luận AI với bạn bè",
  "J'ai une idée, j’ai une preuve",
  "Qu'ai-je compris ?",
  "Sans IA",
  "sans l’IA, puis en binôme",
  "Sans recourir à l'IA",
  "Pas d'IA dans cette étape",
  "Travail autonome : sans aide",
  "À l'aide d'un schéma",
  "Comparer les réponses de l'IA entre pairs",
  "Sin IA",
  "sin usar la IA",
  "Trabajo autónomo, la IA queda cerrada",
  "Sin ayuda",
  "Con sus compañeros, sobre la IA",
  "Tanpa AI",
  "tanpa bantuan AI",
  "Ia menulis sendiri",
  "Secara mandiri; AI ditutup",
  "Siswa tidak menggunakan AI",
  "不使用 AI",
  "不用AI，自己写",
  "没有 AI 的步骤",
  "独立完成，AI 关闭",
  "和同伴讨论 AI 的回答",
  "AIなしで考える",
  "AIを使わずに書く",
  "このステップではAIを使いません",
  "自力で取り組む（AIは閉じる）",
  "AI 없이",
  "인공지능을 사용하지 않습니다",
  "친구들과 AI의 답을 견줍니다",
  "혼자 생각하기",
];

const step = (aiRole: string, usesAI?: boolean) => (usesAI === undefined ? { aiRole } : { aiRole, usesAI });

describe("hasAISupport", () => {
  it.each(WITH_AI)("reads support in %j", (text) => {
    expect(hasAISupport(step(text))).toBe(true);
  });

  it.each(WITHOUT_AI)("reads none in %j", (text) => {
    expect(hasAISupport(step(text))).toBe(false);
  });

  it("lets the step's own mark decide against its text", () => {
    expect(hasAISupport(step("Without AI", true))).toBe(true);
    expect(hasAISupport(step("AI support", false))).toBe(false);
  });

  it("reads decomposed letters and line breaks", () => {
    expect(hasAISupport(step("Không dùng AI".normalize("NFD")))).toBe(false);
    expect(hasAISupport(step("without\n  AI"))).toBe(false);
  });

  it.each(LANGUAGES)("agrees with the product's own words in %s", async (language) => {
    const words = await loadWords(language);
    for (const placement of PLACEMENTS) expect(hasAISupport(step(words.view.aiRole[placement]))).toBe(true);
    expect(hasAISupport(step(words.view.independent))).toBe(false);
    expect(hasAISupport(step(words.document.aiSupport))).toBe(true);
    expect(hasAISupport(step(words.botPrompt.withoutAI))).toBe(false);
  });
});

describe("firstAIStep", () => {
  it("finds the first of several, and none where there is none", () => {
    const steps = [step("Without AI"), step("AI support"), step("AI helps again")];
    expect(firstAIStep({ steps })).toBe(steps[1]);
    expect(firstAIStep({ steps: steps.slice(0, 1) })).toBeUndefined();
    expect(firstAIStep({ steps: [] })).toBeUndefined();
  });
});

describe("markStep", () => {
  it.each(PLACEMENTS)("%s: AI is optional only where its place is open", (placement) => {
    expect(markStep(step("AI support"), placement)).toBe(placement === "flexible" ? "optional" : "ai");
    expect(markStep(step("Without AI"), placement)).toBe("independent");
  });
});
