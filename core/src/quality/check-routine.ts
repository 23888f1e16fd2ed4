/** The rubric as code: every rule of what makes a routine good, run over one routine. */
import type { GenerateRequest } from "../generate/contract.ts";
import type { FullRoutine } from "../routine/routine.ts";
import { checkJudgement } from "./checks/ai-is-judged.ts";
import { checkFlexibleNote, checkPlacement } from "./checks/ai-placement.ts";
import { checkAllowedUse, checkForbiddenUse, checkIndependence } from "./checks/ai-role-is-named.ts";
import { checkAnswerClause, checkNoHandover } from "./checks/answers-held-back.ts";
import { checkContextUsed } from "./checks/context-is-used.ts";
import { checkLanguage } from "./checks/language-is-right.ts";
import { checkMinutes } from "./checks/minutes.ts";
import { checkStandards } from "./checks/no-invented-standards.ts";
import { checkLeftovers } from "./checks/no-leftovers.ts";
import { checkOwnAttempt, checkOwnEnding, checkOwnSteps } from "./checks/own-thinking.ts";
import { checkParts, checkPrivacyReminder, checkRoleRisk, checkTeacherLedForm } from "./checks/safeguards.ts";
import {
  checkHigherOrder,
  checkReflection,
  checkStepCount,
  checkVerbs,
  checkVisibleProduct,
} from "./checks/steps-and-verbs.ts";
import type { Check, RubricFinding } from "./findings.ts";
import type { Lexicon } from "./lexicon.ts";

const CHECKS: readonly Check[] = [
  checkPlacement,
  checkOwnAttempt,
  checkOwnEnding,
  checkOwnSteps,
  checkFlexibleNote,
  checkAnswerClause,
  checkNoHandover,
  checkJudgement,
  checkAllowedUse,
  checkForbiddenUse,
  checkIndependence,
  checkVisibleProduct,
  checkStepCount,
  checkVerbs,
  checkReflection,
  checkHigherOrder,
  checkMinutes,
  checkContextUsed,
  checkLanguage,
  checkStandards,
  checkRoleRisk,
  checkTeacherLedForm,
  checkPrivacyReminder,
  checkLeftovers,
  checkParts,
];

/** One rule at a time, for whoever has other things to do in between. */
export function* checkInSteps(
  routine: FullRoutine,
  request: GenerateRequest,
  lexicon: Lexicon,
): Generator<RubricFinding[]> {
  for (const check of CHECKS) yield check(routine, { request, lexicon });
}

/** No finding means that the routine keeps every rule. The lexicon is that of the request's language: `loadLexicon`. */
export function checkRoutine(routine: FullRoutine, request: GenerateRequest, lexicon: Lexicon): RubricFinding[] {
  return [...checkInSteps(routine, request, lexicon)].flat();
}
