import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { MOVES, type Move, PLACEMENTS, THINKING_TYPES } from "../wizard/catalog.ts";
import { CONCEPTS, loadLexicon } from "./lexicon.ts";
import { mentions } from "./match.ts";

/** A lesson in which nothing of the rubric happens: no concept may see itself in it. */
const NEUTRAL: Record<Language, string> = {
  en: "The class reads about volcanoes and talks about lava. Pairs use the AI and read its story about islands aloud.",
  zh: "全班阅读关于火山的文章，谈论岩浆。两人一组使用 AI，大声朗读它讲的海岛故事。",
  ja: "クラスで火山の話を聞き、溶岩について話し合う。ペアでAIを使い、島の物語を声に出して読む。",
  ko: "학생들은 화산에 관한 이야기를 듣고 용암에 대해 이야기한다. 짝과 AI를 이용하여 섬 이야기를 소리 내어 읽는다.",
  vi: "Lớp đọc về núi lửa và trò chuyện về dung nham. Các cặp dùng AI và đọc to câu chuyện về hòn đảo.",
  id: "Kelas membaca tentang gunung api dan berbicara tentang lava. Tiap pasangan menggunakan AI dan membacakan cerita tentang pulau.",
  es: "La clase lee sobre volcanes y habla de la lava. Las parejas usan la IA y leen en voz alta su historia sobre islas.",
  fr: "La classe lit un texte sur les volcans et parle de la lave. Les binômes utilisent l'IA et lisent à voix haute son récit sur les îles.",
};

describe.each(LANGUAGES)("the words of the rubric in %s", (language) => {
  test("know every verb that leads a step", async () => {
    const [{ types }, lexicon] = await Promise.all([loadWords(language), loadLexicon(language)]);
    const unknown = THINKING_TYPES.flatMap((type) => {
      const verbs: Readonly<Record<string, string>> = types[type].moves;
      return MOVES[type].filter((move: Move) => !mentions(verbs[move] ?? "", lexicon.moves[move]));
    });
    expect(unknown).toEqual([]);
  });

  test("keep the types apart: no verb of one passes for all of another's", async () => {
    const [{ types }, lexicon] = await Promise.all([loadWords(language), loadLexicon(language)]);
    const isOf = (verb: string, type: (typeof THINKING_TYPES)[number]) =>
      MOVES[type].some((move: Move) => mentions(verb, lexicon.moves[move]));
    const pairs: [keyof typeof MOVES, keyof typeof MOVES][] = [
      ["evaluating", "creating-iterating"],
      ["creating-iterating", "evaluating"],
      ["analyzing", "connecting-synthesizing"],
      ["reflecting-self-regulating", "analyzing"],
      ["observing-questioning", "connecting-synthesizing"],
    ];
    for (const [from, to] of pairs) {
      const passing = Object.values<string>(types[from].moves).filter((verb) => isOf(verb, to));
      expect(passing.length).toBeLessThanOrEqual(1);
    }
  });

  test("find what the derived view says about AI", async () => {
    const [{ view }, { concepts }] = await Promise.all([loadWords(language), loadLexicon(language)]);
    for (const placement of PLACEMENTS) {
      expect(mentions(view.aiRole[placement], concepts.allowed)).toBe(true);
      expect(mentions(view.aiRole[placement], concepts.forbidden)).toBe(true);
      const { keep, change, reject } = concepts;
      const action = view.aiStudentAction[placement];
      expect(mentions(action, reject) && (mentions(action, keep) || mentions(action, change))).toBe(true);
    }
    const beginning = `${view.aiTeacherAction.beginning}\n${view.aiStudentAction.beginning}`;
    const end = `${view.aiTeacherAction.end}\n${view.aiStudentAction.end}`;
    expect(mentions(beginning, concepts.commit)).toBe(true);
    expect(mentions(end, concepts.closing)).toBe(true);
    expect(mentions(view.independent, concepts.noAI)).toBe(true);
    expect(view.samplePrompts.filter((prompt) => !mentions(prompt, concepts.holdBack))).toEqual([]);
    expect(view.notes.some((note) => mentions(note, concepts.privacy))).toBe(true);
  });

  test("find nothing in a lesson in which nothing of it happens", async () => {
    const { concepts, risks } = await loadLexicon(language);
    // AI is used in it: that is all.
    const found = CONCEPTS.filter((concept) => concept !== "useAI" && mentions(NEUTRAL[language], concepts[concept]));
    expect(found).toEqual([]);
    const answered = Object.entries(risks).filter(([, terms]) => mentions(NEUTRAL[language], terms));
    expect(answered.map(([role]) => role)).toEqual([]);
  });
});
