import { describe, expect, it } from "vitest";
import { emptyForm } from "./form-data.ts";
import { furthestStep, isComplete, isRequirementMet, mayEnter, nextStep, previousStep, WIZARD_STEPS } from "./steps.ts";

const empty = emptyForm();
const typed = { ...empty, thinkingType: "analyzing" as const };
const placed = { ...typed, aiPlacement: "middle" as const };
const full = { ...placed, aiRoles: ["coach" as const] };

describe("the wizard's steps", () => {
  it("asks for a choice in steps 2, 3 and 4 only", () => {
    expect(WIZARD_STEPS.map((step) => isRequirementMet(step, empty))).toEqual([true, false, false, false, true, true]);
    expect(WIZARD_STEPS.map((step) => isRequirementMet(step, full))).toEqual([true, true, true, true, true, true]);
  });

  it.each([
    ["past it, with its value", 2, 3, typed, true],
    ["past it, without its value", 3, 4, typed, false],
    ["not past it, with its value", 2, 2, full, false],
    ["before it", 4, 2, full, false],
    ["no value needed", 1, 2, empty, true],
    ["context is optional", 5, 6, full, true],
    ["the last step is never passed", 6, 6, full, false],
  ] as const)("complete: %s", (_name, step, current, form, expected) => {
    expect(isComplete(step, current, form)).toBe(expected);
  });

  it("lets a teacher jump to completed steps and the current one", () => {
    const enterable = (current: (typeof WIZARD_STEPS)[number], form: typeof empty) =>
      WIZARD_STEPS.filter((step) => mayEnter(step, current, form));
    expect(enterable(1, empty)).toEqual([1]);
    expect(enterable(3, typed)).toEqual([1, 2, 3]);
    expect(enterable(6, full)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(enterable(5, { ...full, thinkingType: "" })).toEqual([1, 3, 4, 5]);
    expect(enterable(2, full)).toEqual([1, 2]);
  });

  it("moves by one, inside 1 to 6, and not past a missing choice", () => {
    expect(WIZARD_STEPS.map((step) => nextStep(step, full))).toEqual([2, 3, 4, 5, 6, 6]);
    expect(WIZARD_STEPS.map((step) => nextStep(step, empty))).toEqual([2, 2, 3, 4, 6, 6]);
    expect(WIZARD_STEPS.map(previousStep)).toEqual([1, 1, 2, 3, 4, 5]);
  });

  it("knows how far the answers carry", () => {
    expect([empty, typed, placed, full].map(furthestStep)).toEqual([2, 3, 4, 6]);
  });
});
