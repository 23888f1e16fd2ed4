/** Every combination in every language: complete, in time, unlike the others, and without a finding of the rubric. */

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { checkRoutine } from "../quality/check-routine.ts";
import { loadLexicon } from "../quality/lexicon.ts";
import { type FullRoutine, fullRoutineSchema } from "../routine/routine.ts";
import { compose } from "./compose.ts";
import { composeRoutine } from "./compose-routine.ts";
import { CHOICES, EMPTY_LESSON, LESSONS, makeRequest, nameChoice, TIME_FRAMES } from "./fixtures/lessons.ts";
import { measureDifference, readTexts } from "./fixtures/read-texts.ts";
import { loadMaterial } from "./load-material.ts";

const GRADES = ["", "K-2", "Grade 4", "Grade 7", "Grade 10", "University"];
const MINUTES = [45, 135, 270];

/** Marks of a sentence that was put together badly: doubled spaces and stops, a space before a stop, empty brackets. */
const SEAMS =
  /\s\s|\.\.(?!\.)|。。|[“「«(（]\s*[”」»)）]|\s[.,。，、](?:\s|$)|[:：]\s*[.。]|(?:[?!？！]\s?[”’»」]?|[^\s…]…\s?[”’»」])(?:\.(?:\s|$)|。)|\bundefined\b|\bnull\b|\{\w*\}/u;

/** A question or an exclamation as a goal: its own mark ends the sentence. */
const QUESTIONS: Record<Language, string> = {
  en: "Why do leaves change color?",
  zh: "树叶为什么会变色？",
  ja: "葉の色はなぜ変わるのか？",
  ko: "나뭇잎의 색은 왜 변할까?",
  vi: "Vì sao lá cây đổi màu?",
  id: "Mengapa daun berubah warna?",
  es: "¿Por qué cambian de color las hojas?",
  fr: "Pourquoi les feuilles changent-elles de couleur ?",
};

/** One expectation for a whole routine: thousands of them would take longer than composing. */
function expectWhole(routine: FullRoutine, label: string) {
  const texts = readTexts(routine);
  const faults = texts.filter((text) => text === "" || SEAMS.test(text));
  const counts = [routine.teacherNotes.length, routine.variations.length, routine.aiSamplePrompts.length];
  const isValid = z.safeParse(fullRoutineSchema, routine).success;
  expect({ faults, counts, isValid }, label).toEqual({ faults: [], counts: [4, 3, 3], isValid: true });
}

/** A machine that does other work at the same time must not fail them. */
const PATIENCE = { timeout: 60_000 };

describe.each(LANGUAGES)("composed routines in %s", PATIENCE, async (language) => {
  const [words, material, lexicon] = await Promise.all([
    loadWords(language),
    loadMaterial(language),
    loadLexicon(language),
  ]);
  const write = (request: ReturnType<typeof makeRequest>, variation = 0) =>
    composeRoutine({ words, material }, request, variation);

  it.each(TIME_FRAMES.map((timeFrame, index) => [timeFrame, index + 3, MINUTES[index]] as const))(
    "are whole for every choice: %s, %i steps, %i minutes",
    (timeFrame, count, total) => {
      for (const [index, choice] of CHOICES.entries()) {
        // All ages and variations take their turn, so that each meets every type, place and role.
        const gradeLevel = GRADES[index % GRADES.length] ?? "";
        const request = makeRequest(language, choice, { timeFrame, gradeLevel });
        const routine = write(request, index % 4);
        const label = `${nameChoice(choice)} ${gradeLevel}`;
        expectWhole(routine, label);
        expect(routine.steps, label).toHaveLength(count);
        expect(
          routine.steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0),
          label,
        ).toBe(total);
        expect(checkRoutine(routine, request, lexicon), label).toEqual([]);
      }
    },
  );

  it("use the teacher's own lesson, and pass the rubric with it", () => {
    for (const [index, choice] of CHOICES.entries()) {
      const request = makeRequest(language, choice, LESSONS[language]);
      const routine = write(request, index % 3);
      const { purpose, standards, skills } = LESSONS[language].objectives;
      expectWhole(routine, nameChoice(choice));
      expect(routine.purpose).toContain(purpose);
      expect(routine.purpose).toContain(skills);
      expect(routine.aiSamplePrompts[0]).toContain(purpose);
      expect(routine.assessmentOpportunities.join("\n")).toContain(standards);
      expect(checkRoutine(routine, request, lexicon), nameChoice(choice)).toEqual([]);
    }
  });

  it("read alike for no two of the 168 choices", () => {
    const texts = CHOICES.map((choice) => {
      const routine = write(makeRequest(language, choice));
      return JSON.stringify({ ...routine, overview: "", teacherNotes: [] });
    });
    expect(new Set(texts).size).toBe(168);
  });

  it("differ in at least half of their sentences between variations", () => {
    for (const choice of CHOICES) {
      const routines = [0, 1, 2].map((variation) => write(makeRequest(language, choice), variation));
      expect(new Set(routines.map(({ title }) => title)).size, nameChoice(choice)).toBe(3);
      for (const first of routines) {
        for (const second of routines) {
          if (first === second) continue;
          expect(measureDifference(first, second), nameChoice(choice)).toBeGreaterThanOrEqual(0.5);
        }
      }
    }
  });

  it("still differ clearly when age, project and lesson add the same sentences to each", () => {
    for (const choice of CHOICES) {
      const form = { ...LESSONS[language], gradeLevel: "K-2", timeFrame: "Extended Project" };
      const [first, second] = [0, 1].map((variation) => write(makeRequest(language, choice, form), variation));
      if (!first || !second) throw new Error("two variations were composed");
      expect(measureDifference(first, second), nameChoice(choice)).toBeGreaterThanOrEqual(0.3);
    }
  });

  it("are the same for the same variation, and wrap around for any number", async () => {
    const choice = CHOICES[100] ?? CHOICES[0];
    if (!choice) throw new Error("there are choices");
    const request = makeRequest(language, choice, LESSONS[language]);
    const copy = structuredClone(request);
    const routine = await compose(request, { variation: 2 });
    expect(await compose(copy, { variation: 2 })).toEqual(routine);
    expect(request).toEqual(copy);
    for (const variation of [-1, 7.5, 1_000_003]) expectWhole(write(request, variation), String(variation));
  });

  it("end a sentence once when the teacher's words end in a mark of their own", () => {
    const question = QUESTIONS[language];
    const endings = [question, question.replace(/\s?[?？]$/u, "!"), `${question} `.repeat(60)];
    for (const purpose of endings) {
      const form = {
        ...EMPTY_LESSON,
        objectives: { purpose, standards: purpose, skills: purpose },
        additionalContext: purpose,
      };
      for (const choice of CHOICES.slice(0, 28)) expectWhole(write(makeRequest(language, choice, form)), purpose);
    }
  });

  it("leave no trace of a field that was not filled in", () => {
    const [choice] = CHOICES;
    if (!choice) throw new Error("there are choices");
    const full = LESSONS[language];
    const typed = { ...full.objectives, additionalContext: full.additionalContext };
    for (let mask = 0; mask < 64; mask += 1) {
      const has = (bit: number) => (mask & (1 << bit)) !== 0;
      const form = {
        ...EMPTY_LESSON,
        gradeLevel: has(0) ? full.gradeLevel : "",
        subject: has(1) ? full.subject : "",
        objectives: {
          purpose: has(2) ? typed.purpose : "",
          standards: has(3) ? typed.standards : "",
          skills: has(4) ? typed.skills : "",
        },
        additionalContext: has(5) ? typed.additionalContext : "",
      };
      const routine = write(makeRequest(language, choice, form));
      expectWhole(routine, String(mask));
      const whole = readTexts(routine).join("\n");
      const shown = [typed.purpose, typed.standards, typed.skills, typed.additionalContext.replace(/[.。]$/u, "")];
      expect(
        shown.map((text) => whole.includes(text)),
        String(mask),
      ).toEqual([2, 3, 4, 5].map(has));
    }
  });
});
