import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { PLACEMENTS } from "../wizard/catalog.ts";
import { hasAISupport } from "./ai-support.ts";
import { exampleContext, exampleRoutine } from "./fixtures/example-routine.ts";
import { type FullRoutine, fullRoutineSchema, isTextRoutine } from "./routine.ts";
import { contextOfForm, type SavedAnswers } from "./routine-context.ts";
import { nameUnnamed, type RoutineView, viewRoutine } from "./routine-view.ts";

const en = await loadWords("en");

const formData: SavedAnswers = {
  thinkingType: "Systems Thinking",
  learningApproach: "Inquiry-based",
  aiPlacement: "During Learning",
  aiSupportRoles: ["coach"],
  gradeLevel: "Middle School",
  subjectArea: "Music",
  duration: "45",
  objective: "",
  keySkills: "listening, comparing",
};

function derived(change: Partial<SavedAnswers> = {}, words = en): RoutineView & { routine: FullRoutine } {
  const view = viewRoutine({ title: "Saved", formData: { ...formData, ...change } }, words);
  if (isTextRoutine(view.routine)) throw new Error("expected steps");
  return { ...view, routine: view.routine };
}

describe("the derived view", () => {
  it.each([
    ["beginning", ["Generate", "Analyze", "Create"], ["ai", "independent", "independent"]],
    ["Before Learning", ["Generate", "Analyze", "Create"], ["ai", "independent", "independent"]],
    ["middle", ["Explore", "Transform", "Apply"], ["independent", "ai", "independent"]],
    ["During Learning", ["Explore", "Transform", "Apply"], ["independent", "ai", "independent"]],
    ["After Learning", ["Investigate", "Develop", "Reflect"], ["independent", "independent", "ai"]],
    ["anywhere", ["Explore", "Develop", "Reflect"], ["optional", "optional", "optional"]],
    ["", ["Explore", "Develop", "Reflect"], ["optional", "optional", "optional"]],
  ])("of %j has the verbs %s", (aiPlacement, verbs, marks) => {
    const view = derived({ aiPlacement });
    expect(view.routine.steps.map((step) => step.verb)).toEqual(verbs);
    expect(view.marks).toEqual(marks);
  });

  it("keeps the saved title, uses the answers, and has four notes", () => {
    const { routine } = derived();
    expect(routine.title).toBe("Saved");
    expect(routine.overview).toContain("Music");
    expect(routine.overview).toContain("Systems Thinking");
    expect(routine.purpose).toContain("listening, comparing");
    expect(routine.steps[0]?.teacherAction).toContain("Music");
    expect(routine.steps[1]?.aiRole).toContain("Coach");
    expect(routine.steps[0]?.aiRole).toBe(en.view.independent);
    expect(routine.teacherNotes).toHaveLength(4);
    expect(routine.aiSamplePrompts).toHaveLength(3);
  });

  it("falls back to the approach, the objective, then to general words", () => {
    expect(derived({ thinkingType: "" }).routine.overview).toContain("Inquiry-based");
    expect(derived({ thinkingType: "", learningApproach: "" }).routine.overview).toContain("thinking process");
    expect(derived({ subjectArea: "", objective: "fair rules" }).routine.overview).toContain("fair rules");
    expect(derived({ subjectArea: "", objective: "x".repeat(81) }).routine.overview).toContain("this lesson");
    expect(derived({ aiSupportRoles: [] }).routine.steps[1]?.aiRole).toContain("Learning assistant");
    expect(viewRoutine({ title: " ", formData }, en).routine.title).toBe("Systems Thinking: Music");
  });

  it.each(LANGUAGES)("is whole in %s, with its AI marks", async (language) => {
    const words = await loadWords(language);
    for (const aiPlacement of PLACEMENTS) {
      const { routine, marks } = derived({ aiPlacement, objective: "{topic} & more" }, words);
      expect(fullRoutineSchema.safeParse(routine).success).toBe(true);
      expect(JSON.stringify(routine).replaceAll("{topic} & more", "")).not.toMatch(/\{\w+\}|undefined/);
      const texts = routine.steps.map(({ usesAI: _mark, ...step }) => hasAISupport(step));
      expect(texts).toEqual(marks.map((mark) => mark !== "independent"));
      expect(routine.steps.map(hasAISupport)).toEqual(texts);
    }
  });
});

describe("a saved routine with its own text", () => {
  it("is shown as it is, its steps marked by the AI rule, its lesson taken from the wizard's answers", () => {
    const { purpose, standards, skills, ...rest } = exampleContext;
    const wizard = { ...rest, objectives: { purpose, standards, skills } };
    const view = viewRoutine({ title: "x", formData, wizard, routine: exampleRoutine }, en);
    expect(view.routine).toBe(exampleRoutine);
    expect(view.marks).toEqual(["independent", "ai", "independent"]);
    expect(view.context).toEqual(exampleContext);
    expect(contextOfForm(wizard)).toEqual(exampleContext);
  });

  it("has no marks when it is plain text", () => {
    const routine = { title: "T", overview: "", content: "Look." };
    expect(viewRoutine({ title: "x", formData, routine }, en).marks).toEqual([]);
  });
});

it("marks the AI step of a whole routine as optional where the place of AI is open", () => {
  const saved = { title: "Saved", formData: { ...formData, aiPlacement: "flexible" }, routine: exampleRoutine };
  expect(viewRoutine(saved, en).marks).toContain("optional");
  expect(viewRoutine(saved, en).marks).not.toContain("ai");
  const placed = { ...saved, formData: { ...formData, aiPlacement: "middle" } };
  expect(viewRoutine(placed, en).marks).toContain("ai");
});

it("does not take the option Other for a subject", () => {
  const text = JSON.stringify(derived({ subjectArea: "Other" }).routine);
  expect(text).not.toMatch(/\bOther\b/);
  expect(text).toContain("this lesson");
});

describe("what has no name", () => {
  const steps = exampleRoutine.steps.map((step, index) => (index === 1 ? { ...step, verb: " " } : step));
  const unnamed = viewRoutine({ title: "", formData, routine: { ...exampleRoutine, title: " ", steps } }, en);

  it.each(LANGUAGES)("is called what it is in %s", async (language) => {
    const words = await loadWords(language);
    const { routine } = nameUnnamed(unnamed, words);
    if (isTextRoutine(routine)) throw new Error("expected steps");
    expect(routine.title).toBe(words.fallbacks.title);
    expect(routine.steps.map(({ verb }) => verb)).toEqual(
      steps.map(({ verb }, index) => (index === 1 ? words.fallbacks.step.replace("{number}", "2") : verb)),
    );
  });

  it("is named in a routine of text too, and nothing that has a name is renamed", () => {
    const routine = { title: "", overview: "", content: "Text" };
    expect(nameUnnamed(viewRoutine({ title: "", formData, routine }, en), en).routine.title).toBe("Thinking routine");
    const named = viewRoutine({ title: "x", formData, routine: exampleRoutine }, en);
    expect(nameUnnamed(named, en)).toEqual(named);
  });
});
