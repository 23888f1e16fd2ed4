import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { guessLanguage, profileText } from "./guess-language.ts";

function guess(text: string, known: readonly string[] = []) {
  return guessLanguage(profileText(text, new Set(known)));
}

describe("guessLanguage", () => {
  test.each([
    ["en", "Students write one claim and say what makes them sure of it."],
    ["zh", "每位学生写下一个主张和两条证据，然后与同伴交换。"],
    ["ja", "一人ずつ主張を書き、根拠を二つ挙げます。"],
    ["ko", "학생마다 주장 하나와 근거 두 가지를 씁니다."],
    ["vi", "Mỗi học sinh viết một nhận định và hai bằng chứng."],
    ["id", "Setiap siswa menulis satu pernyataan dan dua bukti yang kuat."],
    ["es", "Cada estudiante escribe una afirmación y dos pruebas para el debate."],
    ["fr", "Chaque élève écrit une affirmation et deux preuves dans le cahier."],
  ])("%s: %s", (language, text) => {
    expect(guess(text)).toBe(language);
  });

  test.each(["Evaluate", "AI", "ChatGPT, Gemini", "分析", "DNA", "Photosynthesis", "42", "", "🙂", "Tokyo 2020"])(
    "%j is too little to say",
    (text) => {
      expect(guess(text)).toBeUndefined();
    },
  );

  test.each([
    ["zh", "请学生用 ChatGPT 或其他 AI 工具 (chatbot) 检查 claim 与 evidence 的关系，并写下理由。"],
    ["ja", "ChatGPT などの AI ツールに claim と evidence を見せ、質問を一つ受けます。"],
    ["ko", "ChatGPT 같은 AI 도구에 claim과 evidence를 보여 주고 질문을 하나 받습니다."],
    ["es", "El alumnado muestra a la IA su «claim» y sus «evidence statements», y espera una pregunta."],
    ["fr", "Les élèves montrent à l’IA leur « claim » et les deux preuves de leur choix."],
  ])("terms and product names do not mislead in %s", (language, text) => {
    expect(guess(text)).toBe(language);
  });

  test.each(["Que se passe-t-il si je vais trop loin ?", "Connaître son degré de certitude, c’est déjà se diriger."])(
    "small words that French and Spanish share do not make %j Spanish",
    (text) => {
      expect(guess(text)).not.toBe("es");
    },
  );

  test("the teacher's own words prove nothing", () => {
    const text = "La classe travaille sur : decide whether our town should ban the plastics.";
    expect(guess(text)).not.toBe("fr");
    const own = "decide whether our town should ban the plastics".split(" ");
    expect(guess(`${text} Chaque élève écrit une phrase dans le cahier.`, own)).toBe("fr");
  });

  test.each(LANGUAGES)("the sentences of the interface in %s are taken for nothing else", async (language) => {
    const { view, types } = await loadWords(language);
    const sentences = [
      ...Object.values(view.steps).flatMap((step) => [step.teacherAction, step.studentAction, step.purpose]),
      ...view.notes,
      ...view.samplePrompts,
      ...Object.values(types).map(({ description }) => description),
    ];
    for (const sentence of sentences) {
      const found = guess(sentence);
      expect(found === undefined || found === language ? "" : `${found}: ${sentence}`).toBe("");
    }
  });
});
