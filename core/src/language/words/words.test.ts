import { describe, expect, it } from "vitest";
import { THINKING_TYPES } from "../../wizard/catalog.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { loadWords } from "./words.ts";

/** Every text by its path: "roles.coach.name". */
function flatten(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value !== "object" || value === null) throw new Error(`neither text nor object at ${path}`);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...flatten(part, path === "" ? key : `${path}.${key}`)]),
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

const english = flatten(await loadWords("en"));
const others = LANGUAGES.filter((language) => language !== "en");

/** The same in both languages, and rightly so. */
const SHARED: Partial<Record<Language, readonly string[]>> = {
  id: ["olderRoles.tutor.name"],
  es: ["placements.flexible.name", "placements.flexible.phrase", "document.minutes"],
  fr: ["placements.flexible.name", "placements.flexible.phrase", "document.minutes", "subjects.arts"],
};
const SHARED_BY_ALL = /^(?:subjects\.stem|view\.title|punctuation\..*)$/;

const SCRIPTS: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

describe.each(others)("words in %s", async (language) => {
  const texts = flatten(await loadWords(language));

  it("has the keys of English, and no more", () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("has the placeholders of English", () => {
    const wrong = [...english].filter(([path, text]) => {
      return placeholders(texts.get(path) ?? "").join() !== placeholders(text).join();
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it("leaves nothing in English", () => {
    const same = [...texts].filter(([path, text]) => text === english.get(path) && !SHARED_BY_ALL.test(path));
    expect(same.map(([path]) => path).filter((path) => !SHARED[language]?.includes(path))).toEqual([]);
    const script = SCRIPTS[language];
    const foreign = [...texts].filter(([path, text]) => script && !script.test(text) && !SHARED_BY_ALL.test(path));
    expect(foreign).toEqual([]);
  });
});

describe.each(LANGUAGES)("every text in %s", async (language) => {
  const words = await loadWords(language);
  const texts = flatten(words);

  it("is neither empty nor padded", () => {
    const bad = [...texts].filter(([path, text]) => !path.startsWith("punctuation.") && text !== text.trim());
    expect(bad).toEqual([]);
    const empty = [...texts].filter(([path, text]) => text === "" && path !== "punctuation.sentenceGap");
    expect(empty).toEqual([]);
  });

  it("has no exclamation mark, no straight double quote and no doubled space", () => {
    expect([...texts].filter(([, text]) => /[!！"]| {2}/.test(text))).toEqual([]);
  });

  it("names each type, role, placement and verb differently", () => {
    const groups = [
      THINKING_TYPES.map((type) => words.types[type].name),
      ...THINKING_TYPES.map((type) => Object.values(words.types[type].moves)),
      [...Object.values(words.roles), ...Object.values(words.olderRoles)].map((role) => role.name),
      Object.values(words.placements).map((placement) => placement.name),
      Object.values(words.view.steps).map((step) => step.verb),
      Object.values(words.olderTypes),
      Object.values(words.gradeLevels),
      Object.values(words.subjects),
      Object.values(words.timeFrames),
    ];
    for (const names of groups) expect(new Set(names).size).toBe(names.length);
  });

  it("lists exactly its moves in the line of moves", () => {
    for (const type of THINKING_TYPES) {
      const { moves, movesLine } = words.types[type];
      expect(movesLine.split(/\s*[,、/／]\s*/)).toEqual(Object.values(moves));
    }
  });
});

describe("English", () => {
  it.each([
    ["types.observing-questioning.name", "Observing & Questioning"],
    ["types.observing-questioning.movesLine", "Notice, Question/Probe, Monitor"],
    ["types.analyzing.movesLine", "Interpret, Analyze/Unpack"],
    ["types.evaluating.movesLine", "Evaluate/Justify/Critique"],
    ["types.connecting-synthesizing.movesLine", "Synthesize/Connect, Curate"],
    ["types.creating-iterating.movesLine", "Imagine/Invent, Generate, Amplify, Refine, Predict/Plan"],
    ["types.reflecting-self-regulating.movesLine", "Reflect, Self-Regulate/Monitor"],
    ["categories.inquiry", "Inquiry & Curiosity"],
    ["olderTypes.complexity", "Uncovering Complexity"],
    ["placements.beginning.phrase", "at the beginning"],
    ["placements.middle.phrase", "in the middle"],
    ["placements.end.phrase", "at the end"],
    ["placements.flexible.phrase", "flexible"],
    ["gradeLevels.elementary-k-2", "Elementary K-2"],
    ["gradeLevels.high-9-12", "High School 9-12"],
    ["subjects.language-arts", "English Language Arts"],
    ["timeFrames.single-period", "Single Class Period"],
    ["document.notSpecified", "Not specified"],
    ["fallbacks.step", "Step {number}"],
    ["fallbacks.lesson", "this lesson"],
    ["fallbacks.thinking", "thinking process"],
    ["fallbacks.role", "Learning assistant"],
  ])("%s is %j", (path, text) => {
    expect(english.get(path)).toBe(text);
  });
});
