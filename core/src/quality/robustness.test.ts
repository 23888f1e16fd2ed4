import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GenerateRequest } from "../generate/contract.ts";
import { LANGUAGES } from "../language/languages.ts";
import type { FullRoutine } from "../routine/routine.ts";
import { checkRoutine } from "./check-routine.ts";
import { FINDING_CODES } from "./findings.ts";
import { goldRequest, goldRoutine } from "./fixtures/gold-routine.ts";
import { soundEnglish } from "./fixtures/sound-en.ts";
import { soundSpanish } from "./fixtures/sound-es.ts";
import { arrange, type SoundRoutine } from "./fixtures/sound-routine.ts";
import { soundChinese } from "./fixtures/sound-zh.ts";
import { loadLexicon } from "./lexicon.ts";

function withForm(request: GenerateRequest, change: Partial<GenerateRequest["formData"]>): GenerateRequest {
  return { ...request, formData: { ...request.formData, ...change } };
}

async function codes(routine: FullRoutine, request: GenerateRequest) {
  return checkRoutine(routine, request, await loadLexicon(request.language)).map(({ code }) => code);
}

/** A sound routine that takes over what a teacher typed, in whatever language. */
function quoting(sound: SoundRoutine, text: string): FullRoutine {
  const { routine } = arrange(sound, "middle");
  return { ...routine, purpose: `${routine.purpose} «${text}»`, title: `${routine.title} ${text}` };
}

describe("a teacher's words in another language", () => {
  test.each([
    [soundSpanish, "weigh the evidence for and against a ban on plastic bags in our town"],
    [soundSpanish, "判断本镇是否应当禁用一次性塑料袋，并说明理由"],
    [soundEnglish, "décider si la commune doit interdire les sacs en plastique dans les magasins"],
    [soundEnglish, "使い捨てプラスチックを禁止すべきかを判断する"],
    [soundChinese, "decide whether our town should ban single-use plastics for good"],
    [soundChinese, "使い捨てプラスチックを禁止すべきかを判断する"],
  ])("are no wrong language when they are quoted", async (sound, text) => {
    const request = withForm(sound.request, { additionalContext: text });
    expect(await codes(quoting(sound, text), request)).toEqual([]);
  });

  test.each([
    [soundSpanish, "decide whether our town should ban plastic bags"],
    [soundChinese, "decide whether our town should ban plastic bags"],
    [soundEnglish, "判断本镇是否应当禁用一次性塑料袋"],
    [soundEnglish, "decidir si el pueblo debería prohibir las bolsas"],
  ])("may be translated: their own letters need not appear", async (sound, purpose) => {
    const objectives = { ...sound.request.formData.objectives, purpose };
    const { routine } = arrange(sound, "middle");
    expect(await codes(routine, withForm(sound.request, { objectives }))).toEqual([]);
  });
});

describe("what only looks like a fault", () => {
  test.each([
    ["mathematics", "Division by zero is undefined: students write down why."],
    ["sentence starters", "Students complete: I claim ___ because ___ [see the readings]."],
    ["a set", "Students write the set {1, 2, 3} and name a rule."],
    ["figures", "In 1.5 hours H2O and CO2 were measured (3:2), as in COVID-19 times."],
  ])("%s", async (_name, description) => {
    const { routine, request } = arrange(soundEnglish, "middle");
    const [open, ...rest] = routine.steps;
    if (!open) throw new Error("The fixture has no step.");
    expect(await codes({ ...routine, steps: [{ ...open, description }, ...rest] }, request)).toEqual([]);
  });

  test("braces and brackets that the teacher typed", async () => {
    const { request } = arrange(soundEnglish, "middle");
    const text = "use {curly} and [insert] in HTML";
    expect(await codes(quoting(soundEnglish, text), withForm(request, { additionalContext: text }))).toEqual([]);
  });
});

describe("young students and few devices", () => {
  const { routine, request } = arrange(soundEnglish, "middle");
  const without = { ...routine, variations: [soundEnglish.faults.plainVariation] };
  test.each([
    ["Grade 2", "", true],
    ["小学三年级", "", true],
    ["", "students are 11 years old", true],
    ["", "Edades: 9 años", true],
    ["", "We have only three tablets", true],
    ["Grade 10", "", false],
    ["", "", false],
    ["University", "students are 20 years old", false],
  ])("grade %j, context %j: a teacher-led form is needed: %s", async (gradeLevel, additionalContext, isNeeded) => {
    const found = await codes(without, withForm(request, { gradeLevel, additionalContext }));
    expect(found).toEqual(isNeeded ? ["teacher-led-form-missing"] : []);
  });
});

test("any routine and any words of the teacher give findings, never an error", async () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("{name}", "AI", "先に", "C2.1", "\ud800", "a".repeat(500)));
  const step = fc.record({
    stepNumber: fc.integer({ min: 1, max: 9 }),
    verb: text,
    title: text,
    description: text,
    teacherAction: text,
    studentAction: text,
    purpose: text,
    minutes: fc.nat(100),
    aiRole: text,
    usesAI: fc.boolean(),
    studentPrompts: fc.array(text, { maxLength: 3 }),
  });
  const lexicons = await Promise.all(LANGUAGES.map(loadLexicon));
  const known: readonly string[] = FINDING_CODES;
  fc.assert(
    fc.property(
      fc.constantFrom(...lexicons),
      fc.array(step, { maxLength: 6 }),
      text,
      text,
      (lexicon, steps, own, more) => {
        const request = withForm(
          { ...goldRequest, language: lexicon.language },
          {
            subject: own,
            timeFrame: more,
            additionalContext: more,
            objectives: { purpose: own, standards: more, skills: own },
          },
        );
        const found = checkRoutine({ ...goldRoutine, overview: own, steps }, request, lexicon);
        expect(found.every(({ code }) => known.includes(code))).toBe(true);
        expect(found.every(({ step: at }) => at === undefined || (at >= 1 && at <= steps.length))).toBe(true);
      },
    ),
  );
});
