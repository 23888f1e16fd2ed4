import { words } from "@thinkshore/core/language/words/en";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { goldRequest, goldRoutine } from "@thinkshore/core/quality/fixtures/gold-routine";
import { isTextRoutine, type Step } from "@thinkshore/core/routine/routine";
import { describe, expect, it } from "vitest";
import {
  addStep,
  type Draft,
  duplicateStep,
  moveStep,
  removeStep,
  setContent,
  setContext,
  setMinutes,
  setPart,
  setStep,
  startRoutine,
  switchAI,
  toDraft,
} from "./draft.ts";
import { record, startHistory, undo } from "./history.ts";
import { toSaved } from "./save-draft.ts";
import { toRequest } from "./to-request.ts";

const saved: SavedRoutine = {
  id: "one",
  title: goldRoutine.title,
  createdAt: "2026-03-01T12:00:00.000Z",
  updatedAt: "2026-03-01T12:00:00.000Z",
  version: 2,
  formData: {
    aiPlacement: "middle",
    learningApproach: "Evaluating",
    subjectArea: "Science",
    thinkingType: "evaluating",
    aiSupportRoles: ["challenger"],
    gradeLevel: "Grade 8",
    duration: "45 minutes",
    grouping: "",
    objective: "plastics",
    keySkills: "weighing evidence",
  },
  routine: goldRoutine,
  wizard: goldRequest.formData,
  language: "en",
  source: "builtin",
};
const { routine: _text, wizard: _answers, ...older } = saved;
const sample: SavedRoutine = { ...older, formData: { ...older.formData, thinkingType: "critical" } };

const now = new Date("2026-03-02T12:00:00.000Z");
const defaults = { withAI: "AI may ask.", without: "Without AI." };

function stepsOf({ routine }: Draft): Step[] {
  if (isTextRoutine(routine)) throw new Error("no steps");
  return routine.steps;
}

function save(draft: Draft, from = saved): SavedRoutine {
  return toSaved(draft, from, { start: startRoutine(from, words), language: "en", approach: "Analyzing", now });
}

describe("steps", () => {
  const draft = toDraft(saved, words);
  const titles = stepsOf(draft).map(({ title }) => title);
  const [first = "", second = "", third = ""] = titles;

  it.each([
    [0, 1, [second, first, third]],
    [0, 2, [second, third, first]],
    [2, 0, [third, first, second]],
    [1, 1, titles],
    [0, -1, titles],
    [2, 3, titles],
    [7, 0, titles],
  ])("move from %i to %i", (from, to, expected) => {
    const moved = moveStep(draft, from, to);
    expect(stepsOf(moved).map(({ title }) => title)).toEqual(expected);
    expect(stepsOf(moved).map(({ stepNumber }) => stepNumber)).toEqual([1, 2, 3]);
    const keyOf = new Map(titles.map((title, index) => [title, index]));
    expect(moved.stepKeys).toEqual(expected.map((title) => keyOf.get(title)));
  });

  it("are added, duplicated and removed, each with a key of its own", () => {
    const more = addStep(duplicateStep(draft, 1), defaults.without);
    expect(stepsOf(more).map(({ title }) => title)).toEqual([first, second, second, third, ""]);
    expect(new Set(more.stepKeys).size).toBe(5);
    expect(stepsOf(more).at(-1)).toMatchObject({ stepNumber: 5, usesAI: false, aiRole: "Without AI." });
    const fewer = removeStep(more, 0);
    expect(stepsOf(fewer).map(({ stepNumber }) => stepNumber)).toEqual([1, 2, 3, 4]);
    expect(fewer.stepKeys).toEqual(more.stepKeys.slice(1));
  });

  it("lose no word about AI when it is switched off and on again", () => {
    const before = stepsOf(draft)[1]?.aiRole;
    const off = switchAI(draft, 1, defaults);
    expect(stepsOf(off)[1]).toMatchObject({ usesAI: false, aiRole: "Without AI." });
    const changed = setStep(off, 1, { aiRole: "On paper." });
    const on = switchAI(changed, 1, defaults);
    expect(stepsOf(on)[1]).toMatchObject({ usesAI: true, aiRole: before });
    expect(stepsOf(switchAI(on, 1, defaults))[1]?.aiRole).toBe("On paper.");
  });

  it("leave nothing to the step that comes after them, and get it back by an undo", () => {
    const last = draft.stepKeys.length - 1;
    const own = setStep(draft, last, { usesAI: true, aiRole: "Only for this step." });
    const off = switchAI(own, last, defaults);
    const history = record(startHistory(off), removeStep(off, last), { field: "steps", at: 0, isTyping: false });
    const added = addStep(history.present, "Without AI.");
    expect(stepsOf(switchAI(added, last, defaults))[last]).toMatchObject({ usesAI: true, aiRole: "AI may ask." });
    const back = switchAI(undo(history).present, last, defaults);
    expect(stepsOf(back)[last]).toMatchObject({ usesAI: true, aiRole: "Only for this step." });
  });

  it("may go without minutes", () => {
    const without = setMinutes(draft, 0, undefined);
    expect(stepsOf(without)[0]).not.toHaveProperty("minutes");
    expect(stepsOf(setMinutes(without, 0, 20))[0]?.minutes).toBe(20);
  });
});

describe("saving", () => {
  it("keeps the generated version as soon as the text differs, and only then", () => {
    const draft = toDraft(saved, words);
    expect(save(draft)).toEqual({ ...saved, updatedAt: now.toISOString() });
    const edited = save(setPart(draft, "title", "Mine"));
    expect(edited).toMatchObject({ title: "Mine", routine: { title: "Mine" }, generated: goldRoutine });
    const again = save(setPart(toDraft(edited, words), "overview", "Shorter."), edited);
    expect(again.generated).toEqual(goldRoutine);
    const back = save(toDraft({ ...again, title: goldRoutine.title, routine: goldRoutine }, words), again);
    expect(back).not.toHaveProperty("generated");
  });

  it("leaves empty lines of lists out", () => {
    const draft = setPart(toDraft(saved, words), "teacherNotes", ["One", " ", "", "Two"]);
    expect(save(draft).routine).toMatchObject({ teacherNotes: ["One", "Two"] });
  });

  it("writes the lesson's context under all of its names", () => {
    const draft = setContext(toDraft(saved, words), { thinkingType: "analyzing", subject: "Civics", standards: "S1" });
    const { formData, wizard, generated } = save(draft);
    expect(formData).toMatchObject({
      thinkingType: "analyzing",
      learningApproach: "Analyzing",
      subjectArea: "Civics",
      gradeLevel: saved.wizard?.gradeLevel,
    });
    expect(wizard).toMatchObject({ thinkingType: "analyzing", subject: "Civics", objectives: { standards: "S1" } });
    expect(generated).toBeUndefined();
  });

  it("keeps a routine of answers only as it is until its text is changed", () => {
    const draft = toDraft(sample, words);
    expect(save(draft, sample)).toEqual({ ...sample, updatedAt: now.toISOString() });
    const edited = save(setPart(draft, "overview", "My own overview."), sample);
    expect(edited.routine).toMatchObject({ overview: "My own overview." });
    expect(edited.generated).toEqual(startRoutine(sample, words));
    expect(edited.formData).toEqual(sample.formData);
  });

  it("gives an older routine without a language the editor's once its text is changed", () => {
    const { language: _, ...unspoken } = saved;
    const draft = toDraft(unspoken, words);
    const options = { start: goldRoutine, language: "fr", approach: "Analyzing", now } as const;
    expect(toSaved(draft, unspoken, options).language).toBeUndefined();
    const edited = setPart(draft, "overview", "Mon propre texte.");
    expect(toSaved(edited, unspoken, options).language).toBe("fr");
    expect(toSaved(edited, saved, options).language).toBe("en");
  });

  it("edits a routine that is plain text", () => {
    const text: SavedRoutine = { ...saved, routine: { title: "T", overview: "O", content: "Step 1" }, title: "T" };
    const draft = setContent(toDraft(text, words), "Step 1 and 2");
    expect(save(draft, text).routine).toEqual({ title: "T", overview: "O", content: "Step 1 and 2" });
  });
});

describe("toRequest", () => {
  it("asks what the rubric needs, with today's type for an older one", () => {
    const { context } = toDraft(sample, words);
    expect(toRequest(context, "en")).toMatchObject({
      isTypeCurrent: false,
      request: {
        language: "en",
        formData: { thinkingType: "evaluating", aiPlacement: "middle", aiRoles: ["challenger"] },
      },
    });
    expect(toRequest({ ...context, thinkingType: "analyzing" }, "en")?.isTypeCurrent).toBe(true);
    expect(toRequest({ ...context, thinkingType: "?" }, "en")).toBeUndefined();
  });
});
