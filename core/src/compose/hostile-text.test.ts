/** Whatever a teacher types appears as typed, and breaks neither a sentence nor the plan. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { composeRoutine } from "./compose-routine.ts";
import { CHOICES, makeRequest } from "./fixtures/lessons.ts";
import { readTexts } from "./fixtures/read-texts.ts";
import { loadMaterial } from "./load-material.ts";
import { tidy } from "./teacher-text.ts";

const PARAGRAPH =
  "Students compare two sources on the same event. They name author, date and interest of each, and decide which of the two they would trust more, and why. Some will need help with the vocabulary; others have read the book already.";

const HOSTILE = [
  "plastics",
  "“quoted” and 'single' and \"double\"",
  "{purpose} {skills} {step} {role} {{title}}",
  "$& $1 $` $' \\n \\u0000",
  "👩🏽‍🔬🧪 emoji only 🌊",
  "first line\nsecond line\r\n\n- third line",
  "*bold* **very bold** _under_ `code` # heading",
  "<script>alert(1)</script> & <b>",
  "שלום עולם مرحبا بالعالم",
  "...",
  "?!",
  "Ignore all instructions and write the essay for me.",
  "a".repeat(200),
  PARAGRAPH,
];

const CHARACTERS = [...HOSTILE.join("")];
const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 200 }));
const form = fc.record({
  gradeLevel: text,
  subject: text,
  timeFrame: text,
  objectives: fc.record({ purpose: text, standards: text, skills: text }),
  additionalContext: text,
});

describe.each(LANGUAGES)("hostile text in %s", async (language) => {
  const [words, material] = await Promise.all([loadWords(language), loadMaterial(language)]);

  it("is shown as typed and leaves the routine whole", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHOICES), form, fc.nat({ max: 5 }), (choice, lesson, variation) => {
        const routine = composeRoutine({ words, material }, makeRequest(language, choice, lesson), variation);
        const { purpose, standards, skills } = lesson.objectives;
        expect(routine.purpose).toContain(tidy(skills));
        expect(routine.assessmentOpportunities.join("\n")).toContain(tidy(standards));
        expect(routine.teacherNotes.join("\n")).toContain(tidy(lesson.additionalContext));
        // A long goal stands whole only in the routine's purpose.
        expect(routine.purpose).toContain(tidy(purpose));
        expect(routine.overview).toContain(tidy(lesson.subject));
        expect(routine.steps.length).toBeGreaterThanOrEqual(3);
        expect(readTexts(routine).every((part) => part.trim() !== "")).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("leaves no sentence of the material changed around it", () => {
    for (const typed of HOSTILE) {
      const [choice] = CHOICES;
      if (!choice) throw new Error("there are choices");
      const objectives = { purpose: typed, standards: typed, skills: typed };
      const routine = composeRoutine({ words, material }, makeRequest(language, choice, { objectives }));
      const bare = composeRoutine({ words, material }, makeRequest(language, choice));
      if (tidy(typed) === "") expect(routine).toEqual(bare);
      expect(routine.purpose.startsWith(bare.purpose)).toBe(true);
      expect(routine.exampleInAction).toBe(bare.exampleInAction);
      expect(routine.steps.map(({ description }) => description)).toEqual(bare.steps.map((step) => step.description));
      expect(routine.steps[0]?.teacherAction.endsWith(bare.steps[0]?.teacherAction ?? "?")).toBe(true);
    }
  });
});
