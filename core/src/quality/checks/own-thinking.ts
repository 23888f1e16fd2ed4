/** Rules 1 and 2: students attempt before the first AI step, and the last move is their own. */
import { hasAISupport } from "../../routine/ai-support.ts";
import { type Check, report } from "../findings.ts";
import { mentions, splitClauses } from "../match.ts";
import { actionText, aiSteps, numberedSteps } from "../routine-text.ts";

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

/** In capitals: Vietnamese "hỏi ai" asks whom. */
const AI_NAME = /AI|IA|chat/u;

/** A step may call itself the students' own and yet send them to AI. */
export const checkOwnSteps: Check = (routine, { lexicon }) => {
  const { useAI, forbidden, commit, noAI } = lexicon.concepts;
  const sendsToAI = (clause: string) =>
    useAI.test(clause) && ![forbidden, commit, noAI].some((terms) => terms.test(clause));
  return numberedSteps(routine)
    .filter(({ step }) => !hasAISupport(step) && AI_NAME.test(step.studentAction))
    .filter(({ step }) => splitClauses(step.studentAction).some(sendsToAI))
    .map(({ number }) =>
      report(number === routine.steps.length ? "own-ending-missing" : "independence-not-stated", { step: number }),
    );
};
