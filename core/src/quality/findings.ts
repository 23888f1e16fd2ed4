/** What the rubric can find: the codes that the interface translates, and the shape of one check. */
import type { Finding, GenerateRequest } from "../generate/contract.ts";
import type { FullRoutine } from "../routine/routine.ts";
import type { Lexicon } from "./lexicon.ts";

/** In the order of the rubric's rules; the values that each sentence may use stand beside its code. */
export const FINDING_CODES = [
  "ai-step-missing", // placement
  "placement-not-honoured", // placement
  "own-attempt-missing", // step of the first AI use
  "commit-move-missing", // the same, for AI at the beginning
  "own-ending-missing", // the last step
  "closing-move-missing", // the same, for AI at the end
  "flexible-note-missing",
  "answer-clause-missing", // prompt (from 1; 0 when there is no sample prompt at all)
  "asks-for-answer", // prompt
  "judgement-missing",
  "allowed-use-missing",
  "forbidden-use-missing",
  "independence-not-stated",
  "visible-product-missing",
  "step-count-off", // count, expected
  "verb-not-of-type", // verb, type
  "reflection-missing",
  "too-few-higher-order", // count, needed
  "minutes-missing",
  "minutes-off", // total, min, max
  "context-not-used", // field
  "wrong-language", // expected, found, field
  "invented-standard", // token
  "role-risk-unmet", // role
  "teacher-led-form-missing",
  "privacy-reminder-missing",
  "template-leftover", // token
  "prompt-echo", // token
  "part-missing", // part
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface RubricFinding extends Finding {
  code: FindingCode;
}

export interface CheckContext {
  request: GenerateRequest;
  lexicon: Lexicon;
}

/** One rule: silent when the routine keeps it. */
export type Check = (routine: FullRoutine, context: CheckContext) => RubricFinding[];

export function report(
  code: FindingCode,
  details: { step?: number; values?: Record<string, string | number> } = {},
): RubricFinding {
  return { code, ...details };
}
