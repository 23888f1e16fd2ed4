/** The texts of a routine, with their place: what the checks read. */

import { hasAISupport } from "../routine/ai-support.ts";
import type { FullRoutine, Step } from "../routine/routine.ts";

export interface PlacedText {
  text: string;
  field: string;
  step?: number;
}

const STEP_FIELDS = ["title", "description", "teacherAction", "studentAction", "purpose", "aiRole"] as const;
const LISTS = ["aiSamplePrompts", "assessmentOpportunities", "teacherNotes", "variations"] as const;

/** Counted from the place in the list: a routine in an editor may carry stale numbers. */
export function numberedSteps(routine: FullRoutine): { step: Step; number: number }[] {
  return routine.steps.map((step, index) => ({ step, number: index + 1 }));
}

export function aiSteps(routine: FullRoutine): { step: Step; number: number }[] {
  return numberedSteps(routine).filter(({ step }) => hasAISupport(step));
}

/** What students are told to do in a step. */
export function studentText(step: Step): string {
  return [step.description, step.studentAction, ...step.studentPrompts].join("\n");
}

/** What happens in a step, whoever does it. */
export function actionText(step: Step): string {
  return [step.description, step.teacherAction, step.studentAction].join("\n");
}

export function placedTexts(routine: FullRoutine): PlacedText[] {
  const texts: PlacedText[] = [
    { field: "title", text: routine.title },
    { field: "overview", text: routine.overview },
    { field: "purpose", text: routine.purpose },
  ];
  for (const { step, number } of numberedSteps(routine)) {
    texts.push({ field: "verb", text: step.verb, step: number });
    for (const field of STEP_FIELDS) texts.push({ field, text: step[field], step: number });
    for (const text of step.studentPrompts) texts.push({ field: "studentPrompts", text, step: number });
  }
  for (const field of LISTS) for (const text of routine[field]) texts.push({ field, text });
  texts.push({ field: "exampleInAction", text: routine.exampleInAction });
  return texts;
}

export function wholeText(routine: FullRoutine): string {
  return placedTexts(routine)
    .map(({ text }) => text)
    .join("\n");
}
