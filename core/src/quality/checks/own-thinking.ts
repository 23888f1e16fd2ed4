/** Rules 1 and 2: students attempt before the first AI step, and the last move is their own. */
import { type Check, report } from "../findings.ts";
import { mentions } from "../match.ts";
import { actionText, aiSteps } from "../routine-text.ts";

export const checkOwnAttempt: Check = (routine, { request, lexicon }) => {
  const first = aiSteps(routine)[0];
  if (!first || first.number > 1) return [];
  if (mentions(actionText(first.step), lexicon.concepts.commit)) return [];
  const isBeginning = request.formData.aiPlacement === "beginning";
  return [report(isBeginning ? "commit-move-missing" : "own-attempt-missing", { step: first.number })];
};

export const checkOwnEnding: Check = (routine, { request, lexicon }) => {
  const last = aiSteps(routine).at(-1);
  if (!last || last.number < routine.steps.length) return [];
  if (mentions(actionText(last.step), lexicon.concepts.closing)) return [];
  const isEnd = request.formData.aiPlacement === "end";
  return [report(isEnd ? "closing-move-missing" : "own-ending-missing", { step: last.number })];
};
