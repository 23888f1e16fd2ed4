/** Rule 9 on time: every step has its minutes, and together they fit the time that the teacher has. */
import { type Check, report } from "../findings.ts";
import { numberedSteps } from "../routine-text.ts";
import { readTimeBudget } from "../time-budget.ts";

export const checkMinutes: Check = (routine, { request }) => {
  const missing = numberedSteps(routine)
    .filter(({ step }) => !step.minutes)
    .map(({ number }) => report("minutes-missing", { step: number }));
  // A sum with gaps says nothing about the lesson.
  if (missing.length > 0) return missing;
  const total = routine.steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const { min, max } = readTimeBudget(request.formData.timeFrame);
  if (total >= min && total <= max) return [];
  return [report("minutes-off", { values: { total, min: Math.ceil(min), max: Math.floor(max) } })];
};
