import { describe, expect, it } from "vitest";
import type { FullRoutine, Step } from "../routine/routine.ts";
import { listSections, PARTS, parseSection } from "./sections.ts";

const step: Step = {
  stepNumber: 1,
  verb: "Notice",
  title: "Look",
  description: "d",
  teacherAction: "t",
  studentAction: "s",
  purpose: "p",
  minutes: 10,
  aiRole: "Independent work: no AI.",
  usesAI: false,
  studentPrompts: ["What?"],
};

const routine: FullRoutine = {
  title: "T",
  overview: "O",
  purpose: "P",
  steps: [step, { ...step, stepNumber: 2 }],
  aiSamplePrompts: ["a"],
  assessmentOpportunities: ["b"],
  exampleInAction: "e",
  teacherNotes: ["n"],
  variations: ["v"],
};

describe("listSections", () => {
  it("lists every part of a routine, each step on its own, in the order of the parts", () => {
    const paths = listSections(routine).map(({ path }) => path);
    expect(paths).toEqual(PARTS.flatMap((part) => (part === "steps" ? ["steps.0", "steps.1"] : [part])));
    expect(listSections(routine)[4]).toEqual({ path: "steps.1", value: routine.steps[1] });
  });

  it("lists title, overview and content of a text", () => {
    const text = { title: "T", overview: "", content: "C" };
    expect(listSections(text).map(({ path }) => path)).toEqual(["title", "overview", "content"]);
  });
});

describe("parseSection", () => {
  it("passes what is in form, and drops what the schema does not know", () => {
    for (const section of listSections(routine)) expect(parseSection(section)).toEqual(section);
    expect(parseSection({ path: "steps.0", value: { ...step, colour: "red" } })?.value).toEqual(step);
  });

  it("mends what a careless model writes", () => {
    const { studentPrompts: _prompts, ...careless } = step;
    expect(parseSection({ path: "steps.0", value: { ...careless, minutes: "10" } })?.value).toMatchObject({
      verb: "Notice",
      minutes: 10,
      studentPrompts: [],
    });
    expect(parseSection({ path: "teacherNotes", value: "One note" })?.value).toEqual(["One note"]);
  });

  it("numbers a step by its place, and leaves a missing verb to the view", () => {
    expect(parseSection({ path: "steps.2", value: step })?.value).toEqual({ ...step, stepNumber: 3 });
    expect(parseSection({ path: "steps.2", value: { description: "Look." } })?.value).toMatchObject({
      stepNumber: 3,
      verb: "",
    });
  });

  it.each([
    ["title", null],
    ["teacherNotes", {}],
    ["steps", [step]],
    ["steps.0", {}],
    ["steps.0", null],
    ["colour", "red"],
    ["__proto__", "x"],
  ])("does not take %s with the value %o", (path, value) => {
    expect(parseSection({ path, value })).toBeUndefined();
  });
});
