/** Routines that hold the right words and break the rule all the same, in eight languages. */
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../language/languages.ts";
import type { FullRoutine } from "../routine/routine.ts";
import { checkRoutine } from "./check-routine.ts";
import { soundEnglish } from "./fixtures/sound-en.ts";
import { soundSpanish } from "./fixtures/sound-es.ts";
import { soundFrench } from "./fixtures/sound-fr.ts";
import { soundIndonesian } from "./fixtures/sound-id.ts";
import { soundJapanese } from "./fixtures/sound-ja.ts";
import { soundKorean } from "./fixtures/sound-ko.ts";
import { arrange, type SoundRoutine } from "./fixtures/sound-routine.ts";
import { soundVietnamese } from "./fixtures/sound-vi.ts";
import { soundChinese } from "./fixtures/sound-zh.ts";
import { loadLexicon } from "./lexicon.ts";

const SOUND: Record<Language, SoundRoutine> = {
  en: soundEnglish,
  zh: soundChinese,
  ja: soundJapanese,
  ko: soundKorean,
  vi: soundVietnamese,
  id: soundIndonesian,
  es: soundSpanish,
  fr: soundFrench,
};

interface Holes {
  /** Prompts that ask for the finished work, with a hint or a question beside it. */
  handovers: readonly string[];
  /** Prompts that name the finished work only to forbid it. */
  heldBack: readonly string[];
  /** A note with names in it that reminds nobody of anything. */
  names: string;
  /** A last step that sends students back to AI, and one that keeps them from it. */
  polish: string;
  noPolish: string;
  /** To keep and to change, but nothing that AI gave. */
  unjudged: string;
  /** Another topic, with one word of the lesson's own. */
  otherPurpose: string;
}

const HOLES: Record<Language, Holes> = {
  en: {
    handovers: [
      "Give us the answer and explain it, then ask one question.",
      "Write our essay, but ask us one question first.",
      "Solve this for us and wait.",
      "Write our essay and do not use long words.",
    ],
    heldBack: ["Ask us one question, but do not give us the answer.", "Never write our text or solve it for us; wait."],
    names: "Write names on the board.",
    polish: "Ask the AI to polish your final claim, then write it down.",
    noPolish: "Write your final claim. Do not ask the AI to polish it.",
    unjudged: "Keep your notes. Change places and write down who spoke.",
    otherPurpose: "explain how Roman aqueducts carried fresh water to a town across deep valleys",
  },
  zh: {
    handovers: [
      "请告诉我们答案并解释，然后问一个问题。",
      "帮我们写一篇文章，但先问我们一个问题。",
      "帮我们完成这道题，再等我们。",
    ],
    heldBack: ["请问我们一个问题，不要告诉我们答案。", "只给提示，不要帮我们写。"],
    names: "把小组成员的姓名写在黑板上。",
    polish: "请 AI 润色最后的主张，然后写下来。",
    noPolish: "写下最后的主张，不要请 AI 润色。",
    unjudged: "保留笔记。修改座位，并记下是谁说的。",
    otherPurpose: "探究本镇古罗马引水渠怎样跨越山谷输送清水",
  },
  ja: {
    handovers: [
      "答えを教えて、説明してから質問を一つ出してください。",
      "私たちの作文を書いて、でもその前に質問を一つしてください。",
      "代わりに解いて、待ってください。",
    ],
    heldBack: ["質問を一つ出してください。答えを教えてはいけません。", "ヒントだけ出し、代わりに書かないでください。"],
    names: "班の名前を黒板に書きましょう。",
    polish: "AIに最後の主張を直してもらい、書きましょう。",
    noPolish: "最後の主張を書きましょう。AIを使わずに直します。",
    unjudged: "メモを残す。席を変え、話した人を記入しましょう。",
    otherPurpose: "古代都市が水道橋の破壊行為を禁止した歴史的背景を調査する",
  },
  ko: {
    handovers: [
      "답을 알려 주고 설명한 다음 질문 하나만 해 줘.",
      "우리 글을 완성해 줘, 하지만 먼저 질문 하나만 해 줘.",
      "우리 대신 풀어 주고 기다려 줘.",
    ],
    heldBack: ["질문 하나만 해 줘. 답을 알려 주지 마.", "답을 말해 주지 말고 힌트 하나만 줘."],
    names: "모둠 이름을 칠판에 적으세요.",
    polish: "AI에게 마지막 주장을 다듬어 달라고 하고 그대로 쓰세요.",
    noPolish: "마지막 주장을 쓰세요. AI를 사용하지 않습니다.",
    unjudged: "공책을 유지하세요. 자리를 바꾸고 말한 사람을 적으세요.",
    otherPurpose: "고대 도시의 수도교가 마을까지 깨끗한 물을 나른 원리를 탐구하기",
  },
  vi: {
    handovers: [
      "Cho chúng em đáp án và giải thích, rồi hỏi một câu hỏi.",
      "Viết giúp chúng em bài văn, nhưng hãy hỏi chúng em một câu trước.",
      "Giải giúp chúng em rồi chờ.",
    ],
    heldBack: ["Hỏi chúng em một câu, đừng cho chúng em đáp án.", "Chỉ gợi ý, không được viết giúp chúng em."],
    names: "Viết họ tên các bạn trong nhóm lên bảng.",
    polish: "Nhờ AI trau chuốt phán quyết cuối cùng rồi viết lại.",
    noPolish: "Viết phán quyết cuối cùng. Không nhờ AI trau chuốt.",
    unjudged: "Giữ vở lại. Thay đổi chỗ ngồi và ghi tên người nói.",
    otherPurpose: "giải thích cầu máng La Mã dẫn nước sạch qua thung lũng về thị trấn cổ",
  },
  id: {
    handovers: [
      "Berikan jawabannya dan jelaskan, lalu ajukan satu pertanyaan.",
      "Buatkan esai kami, tetapi ajukan satu pertanyaan dulu.",
      "Selesaikan soal ini untuk kami dan tunggu.",
    ],
    heldBack: ["Ajukan satu pertanyaan, jangan berikan jawabannya.", "Beri petunjuk saja, jangan buatkan esai kami."],
    names: "Tulis nama kelompok di papan tulis.",
    polish: "Minta AI memperhalus klaim akhir kalian, lalu tuliskan.",
    noPolish: "Tuliskan klaim akhir kalian. Jangan minta AI memperhalusnya.",
    unjudged: "Simpan buku catatan. Ubah tempat duduk dan catat siapa yang berbicara.",
    otherPurpose: "menjelaskan bagaimana akueduk Romawi mengalirkan air bersih melintasi lembah menuju kota kuno",
  },
  es: {
    handovers: [
      "Danos la respuesta y explícala, luego haznos una pregunta.",
      "Escribe nuestro ensayo, pero antes haznos una pregunta.",
      "Resuelve esto por nosotros y espera.",
    ],
    heldBack: [
      "Haznos una pregunta, pero nunca nos digas cuál es la respuesta.",
      "Dame una pista; no escribas: escribe solo la pregunta.",
    ],
    names: "Escriba los nombres en la pizarra.",
    polish: "Pídele a la IA que pula tu postura final y escríbela.",
    noPolish: "Escribe tu postura final. No uses la IA.",
    unjudged: "Conserva tus apuntes. Cambia de sitio y anota quién habló.",
    otherPurpose: "explicar cómo los acueductos romanos llevaban agua limpia a un pueblo antiguo cruzando valles",
  },
  fr: {
    handovers: [
      "Donne-nous la réponse et explique-la, puis pose-nous une question.",
      "Rédige notre devoir, mais pose-nous d’abord une question.",
      "Résous cela et attends.",
    ],
    heldBack: [
      "Pose-nous une question et ne dis jamais quelle est la réponse.",
      "Donne un indice, mais ne rédige pas notre devoir.",
    ],
    names: "Écrivez les noms au tableau.",
    polish: "Demande à l’IA de polir ton avis final, puis écris-le.",
    noPolish: "Écris ton avis final. Ne demande rien : n’utilise pas l’IA.",
    unjudged: "Garde tes notes. Change de place et note qui a parlé.",
    otherPurpose: "expliquer comment les aqueducs romains portaient une eau propre vers une ville antique",
  },
};

describe.each(LANGUAGES)("a rule kept in words only, in %s", (language) => {
  const sound = SOUND[language];
  const holes = HOLES[language];
  const { routine, request } = arrange(sound, "middle");

  async function codes(change: Partial<FullRoutine>, form = request.formData) {
    const found = checkRoutine({ ...routine, ...change }, { ...request, formData: form }, await loadLexicon(language));
    return found.map(({ code, step }) => (step === undefined ? code : `${code} ${step}`));
  }
  const withAction = (number: number, studentAction: string) => ({
    steps: routine.steps.map((step, index) => (index === number - 1 ? { ...step, studentAction } : step)),
  });

  test.each(holes.handovers)("the finished work is asked for: %s", async (prompt) => {
    expect(await codes({ aiSamplePrompts: [prompt] })).toEqual(["asks-for-answer"]);
  });

  test.each(holes.heldBack)("the finished work is held back: %s", async (prompt) => {
    expect(await codes({ aiSamplePrompts: [prompt] })).toEqual([]);
  });

  test("names in a note are no reminder to keep them out", async () => {
    const teacherNotes = [...routine.teacherNotes.slice(0, 3), holes.names];
    expect(await codes({ teacherNotes })).toEqual(["privacy-reminder-missing"]);
  });

  test("a step of the students' own does not send them to AI", async () => {
    expect(await codes(withAction(3, holes.polish))).toEqual(["own-ending-missing 3"]);
    expect(await codes(withAction(1, holes.polish))).toEqual(["independence-not-stated 1"]);
    expect(await codes(withAction(3, holes.noPolish))).toEqual([]);
  });

  test("to keep and to change something else is no judgement", async () => {
    expect(await codes(withAction(2, holes.unjudged))).toEqual(["judgement-missing 2"]);
  });

  test("one word in common is not the teacher's purpose", async () => {
    const objectives = { ...request.formData.objectives, purpose: holes.otherPurpose };
    expect(await codes({}, { ...request.formData, objectives })).toEqual(["context-not-used"]);
  });
});
