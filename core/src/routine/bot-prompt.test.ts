import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { buildBotPrompt } from "./bot-prompt.ts";
import { exampleContext, exampleRoutine } from "./fixtures/example-routine.ts";
import type { FullRoutine } from "./routine.ts";
import type { RoutineContext } from "./routine-context.ts";

const en = await loadWords("en");
const noContext: RoutineContext = {
  thinkingType: "",
  aiPlacement: "",
  aiRoles: [],
  gradeLevel: "",
  subject: "",
  timeFrame: "",
  purpose: "",
  standards: "",
  skills: "",
  additionalContext: "",
};
const prompt = (routine: Partial<FullRoutine> = {}, context: Partial<RoutineContext> = {}) =>
  buildBotPrompt({ ...exampleRoutine, ...routine }, { ...exampleContext, ...context }, en);

describe("buildBotPrompt", () => {
  it("is empty without steps, and for a text routine", () => {
    expect(prompt({ steps: [] })).toBe("");
    expect(buildBotPrompt({ title: "T", overview: "", content: "Look." }, exampleContext, en)).toBe("");
  });

  it("lists context, overview and steps", () => {
    const text = prompt();
    for (const line of [
      "- Subject: Science",
      "- Grade level: Grade 8",
      "- Time frame: 45 min",
      "- Thinking type: Evaluating",
      "- AI placement: in the middle",
      "- Learning objectives: decide whether to ban single-use plastics",
      "- Standards: MS-ESS3-3",
      "- Key skills: weighing evidence",
      "Take a stand, let an AI test it, come back.",
      "1. Evaluate: Take a stand [without AI]",
      "2. Critique: Meet the challenger [your step]",
      "3. Justify: Defend or revise [without AI]",
      "   Rewrite the claim.",
    ]) {
      expect(text.split("\n")).toContain(line);
    }
  });

  it("leaves out what the teacher said about the students", () => {
    expect(prompt()).not.toContain("below grade level");
  });

  it("designates the first AI step and its questions", () => {
    const text = prompt();
    expect(text).toContain("You help only in step 2, “Critique: Meet the challenger”.");
    expect(text).toContain("AI support: challenger. It may not write the claim.");
    expect(text).toContain("- Can we answer this from our own sources?");
    expect(text).not.toContain("What do I claim?");
    const steps = exampleRoutine.steps.map((step) => ({ ...step, usesAI: step.stepNumber > 1 }));
    expect(prompt({ steps })).toContain("3. Justify: Defend or revise [AI may be used]");
  });

  it("lets the teacher move a flexible step", () => {
    expect(prompt({}, { aiPlacement: "anywhere" })).toContain(en.botPrompt.flexible);
    expect(prompt()).not.toContain(en.botPrompt.flexible);
  });

  it("says so when no step is for AI", () => {
    const steps = exampleRoutine.steps.map((step) => ({ ...step, usesAI: false }));
    expect(prompt({ steps })).toContain(en.botPrompt.noDesignated);
    expect(prompt({ steps })).not.toContain("[your step]");
  });

  it("carries every clause, numbered, and the role twice", () => {
    const text = prompt();
    const { rules } = en.botPrompt;
    for (const clause of [
      rules.attemptFirst,
      rules.growingHints,
      rules.holdBack,
      rules.oneQuestion,
      rules.personalDetails,
      rules.ending,
    ]) {
      expect(text.split("\n").map((line) => line.replace(/^\d+\. /, ""))).toContain(clause);
    }
    expect(text).toContain("Guide the student's thinking without giving direct answers.");
    expect(text).toContain("Your role: Challenger.");
    expect(text).toContain("Stay inside your role (Challenger).");
    expect(text).toContain("In this role you raise one counter-argument or hard question at a time.");
    expect(text).toContain("Choose words that fit this grade level: Grade 8.");
  });

  it("falls back as the product promises", () => {
    const step = { ...exampleRoutine.steps[1], verb: "", title: "" } as FullRoutine["steps"][number];
    const text = buildBotPrompt({ ...exampleRoutine, title: "", steps: [step] }, noContext, en);
    expect(text).toContain("called “Thinking routine”. The topic is this lesson. Your role: Learning assistant.");
    expect(text).toContain("- Thinking type: thinking process");
    expect(text).toContain("- AI placement: flexible");
    expect(text).toContain("step 2, “Step 2”");
    expect(text).not.toContain("Grade level");
    expect(text).not.toContain("In this role you");
  });

  it.each([
    [{ subject: "", purpose: "plastics" }, "The topic is plastics."],
    [{ subject: "", purpose: "" }, "The topic is this lesson."],
    [{ thinkingType: "Systems Thinking" }, "Thinking type: Systems Thinking"],
    [{ thinkingType: "wondering" }, "Thinking type: Wondering & Questioning"],
    [{ aiPlacement: "After Learning" }, "AI placement: at the end"],
    [{ aiPlacement: "somewhere" }, "AI placement: flexible"],
    [{ aiRoles: ["ideaGenerator", "tutor"] }, "Your role: Idea Generator, Tutor."],
    [{ aiRoles: ["Robot"] }, "Your role: Robot."],
  ])("%j -> %s", (context, expected) => {
    expect(prompt({}, context)).toContain(expected);
  });

  it("passes lesson text through literally", () => {
    const hostile = "{title} {roles} $& $1 %s \\n";
    const text = prompt({ title: hostile, overview: hostile }, { subject: hostile });
    expect(text.split(hostile).length - 1).toBe(4);
    const [first] = exampleRoutine.steps;
    const steps = first ? [{ ...first, usesAI: true, verb: "{number}", title: "{step}", aiRole: "{text}" }] : [];
    expect(prompt({ steps })).toContain("step 1, “{number}: {step}”");
    expect(prompt({ steps })).toContain("agreed with the class: {text}");
  });

  it("keeps a text of several lines inside its line of a list", () => {
    expect(prompt({}, { purpose: "one\n\n- two" })).toContain("- Learning objectives: one - two");
  });

  it.each(LANGUAGES)("is whole in %s", async (language) => {
    const words = await loadWords(language);
    const text = buildBotPrompt(exampleRoutine, exampleContext, words);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
    expect(text).toContain(words.roles.challenger.name);
    expect(text).toContain(words.types.evaluating.name);
    expect(text).toContain(words.botPrompt.rules.holdBack);
    expect(text.endsWith(words.botPrompt.start)).toBe(true);
    expect(buildBotPrompt(exampleRoutine, noContext, words)).toContain(words.fallbacks.role);
  });
});
