import { expect, test } from "vitest";
import { loadWords } from "../language/words/words.ts";
import { goldRequest, goldRoutine } from "../quality/fixtures/gold-routine.ts";
import { migrateLibrary } from "./migrate.ts";
import { nameSource, newSavedRoutine, toSavedFormData } from "./new-saved-routine.ts";

test("a generated routine is saved under the contract's names, with nothing of the wizard lost", async () => {
  const saved = newSavedRoutine({
    id: "one",
    routine: goldRoutine,
    form: goldRequest.formData,
    language: "en",
    source: { kind: "builtin" },
    words: await loadWords("en"),
    now: new Date("2026-03-01T12:00:00.000Z"),
  });
  expect(saved).toEqual({
    id: "one",
    title: goldRoutine.title,
    createdAt: "2026-03-01T12:00:00.000Z",
    updatedAt: "2026-03-01T12:00:00.000Z",
    version: 2,
    language: "en",
    source: "builtin",
    formData: {
      aiPlacement: "middle",
      learningApproach: "Evaluating",
      subjectArea: "Science",
      thinkingType: "evaluating",
      aiSupportRoles: ["challenger"],
      gradeLevel: "Grade 8",
      duration: "Single Class Period (45 minutes)",
      grouping: "",
      objective: "decide whether our town should ban single-use plastics",
      keySkills: "weighing evidence, reasoned argument",
    },
    routine: goldRoutine,
    wizard: goldRequest.formData,
  });
  expect(migrateLibrary(JSON.stringify([saved]))).toEqual({ routines: [saved], setAside: [], changed: false });
});

test("what made a routine is told by name", () => {
  expect(nameSource({ kind: "builtin" })).toBe("builtin");
  expect(nameSource({ kind: "model", model: "some-model-1" })).toBe("some-model-1");
});

test("the learning approach is the type's name in the routine's language", async () => {
  const words = await loadWords("es");
  expect(toSavedFormData(goldRequest.formData, words).learningApproach).toBe(words.types.evaluating.name);
});
