/** Rule 5: each step says what AI may do and may not do, or that it has no place there. */
import { hasAISupport } from "../../routine/ai-support.ts";
import { type Check, report } from "../findings.ts";
import { mentions, normaliseText } from "../match.ts";
import { aiSteps, numberedSteps } from "../routine-text.ts";

/** "It may not" holds a "may": so what is allowed is looked for only in clauses that forbid nothing. */
const CLAUSE_BREAK = /[.,;!?。，；！？\n]|\s(?:but|mais|pero|sino|nhưng|tetapi|tapi|namun)\s|但是?|지만/u;

export const checkAllowedUse: Check = (routine, { lexicon }) =>
  aiSteps(routine).flatMap(({ step, number }) => {
    const { allowed, forbidden } = lexicon.concepts;
    const clauses = normaliseText(step.aiRole).split(CLAUSE_BREAK);
    const isNamed = clauses.some((clause) => allowed.test(clause) && !forbidden.test(clause));
    return isNamed ? [] : [report("allowed-use-missing", { step: number })];
  });

export const checkForbiddenUse: Check = (routine, { lexicon }) =>
  aiSteps(routine).flatMap(({ step, number }) =>
    mentions(step.aiRole, lexicon.concepts.forbidden) ? [] : [report("forbidden-use-missing", { step: number })],
  );

export const checkIndependence: Check = (routine, { lexicon }) =>
  numberedSteps(routine)
    .filter(({ step }) => !hasAISupport(step))
    .flatMap(({ step, number }) =>
      mentions(step.aiRole, lexicon.concepts.noAI) ? [] : [report("independence-not-stated", { step: number })],
    );
