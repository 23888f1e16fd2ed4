/** The wizard's six steps: what each needs, when it is complete, where a teacher may go. */
import type { DraftForm } from "./form-data.ts";

export const WIZARD_STEPS = [1, 2, 3, 4, 5, 6] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

type Choices = Pick<DraftForm, "thinkingType" | "aiPlacement" | "aiRoles">;

/** What the step itself asks for; Next is disabled until it is there. */
export function isRequirementMet(step: WizardStep, form: Choices): boolean {
  if (step === 2) return form.thinkingType !== "";
  if (step === 3) return form.aiPlacement !== "";
  if (step === 4) return form.aiRoles.length > 0;
  return true;
}

/** A step is complete when the wizard is past it and, where it asks for a choice, the choice is made. */
export function isComplete(step: WizardStep, current: WizardStep, form: Choices): boolean {
  return current > step && isRequirementMet(step, form);
}

/** The step list leads to completed steps and to the current one. */
export function mayEnter(step: WizardStep, current: WizardStep, form: Choices): boolean {
  return step === current || isComplete(step, current, form);
}

/** How far the answers carry: the first step whose choice is still missing, else the last. An address that asks for more is led here. */
export function furthestStep(form: Choices): WizardStep {
  return WIZARD_STEPS.find((step) => !isRequirementMet(step, form)) ?? 6;
}

function clampStep(number: number): WizardStep {
  return WIZARD_STEPS[Math.min(Math.max(number, 1), 6) - 1] ?? 1;
}

/** One forward, at most to the last; stays where a choice is missing. */
export function nextStep(current: WizardStep, form: Choices): WizardStep {
  return isRequirementMet(current, form) ? clampStep(current + 1) : current;
}

/** One back, at least to the first. */
export function previousStep(current: WizardStep): WizardStep {
  return clampStep(current - 1);
}
