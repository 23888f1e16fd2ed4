/** The rubric's rules as a teacher would list them, and the findings that speak against each. */
import type { FindingCode } from "./findings.ts";

export const PRINCIPLES = [
  { id: "ownAttempt", codes: ["own-attempt-missing", "commit-move-missing"] },
  { id: "ownEnding", codes: ["own-ending-missing", "closing-move-missing"] },
  { id: "hints", codes: ["answer-clause-missing", "asks-for-answer"] },
  { id: "judged", codes: ["judgement-missing"] },
  {
    id: "clear",
    codes: ["allowed-use-missing", "forbidden-use-missing", "independence-not-stated", "visible-product-missing"],
  },
  { id: "short", codes: ["step-count-off", "verb-not-of-type"] },
  { id: "reflection", codes: ["reflection-missing"] },
  { id: "higherOrder", codes: ["too-few-higher-order"] },
  {
    id: "fits",
    codes: [
      "ai-step-missing",
      "placement-not-honoured",
      "flexible-note-missing",
      "minutes-missing",
      "minutes-off",
      "context-not-used",
      "wrong-language",
    ],
  },
  { id: "nothingInvented", codes: ["invented-standard", "template-leftover", "prompt-echo", "part-missing"] },
  { id: "safe", codes: ["role-risk-unmet", "teacher-led-form-missing", "privacy-reminder-missing"] },
] as const satisfies readonly { id: string; codes: readonly FindingCode[] }[];

export type Principle = (typeof PRINCIPLES)[number]["id"];

/** The principles that no finding speaks against. */
export function keptPrinciples(findings: readonly { code: string }[]): Principle[] {
  const found = new Set(findings.map(({ code }) => code));
  return PRINCIPLES.filter(({ codes }) => !codes.some((code) => found.has(code))).map(({ id }) => id);
}
