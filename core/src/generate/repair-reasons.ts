/** Each finding of the rubric as a sentence to the model, and the part of the routine that mends it. */
import type { FindingCode } from "../quality/findings.ts";
import type { Finding } from "./contract.ts";
import { isPart, PARTS, type Part } from "./sections.ts";

type Values = NonNullable<Finding["values"]>;

const REASONS: Record<FindingCode, { parts: readonly Part[]; reason: (values: Values) => string }> = {
  "ai-step-missing": { parts: ["steps"], reason: () => "No step uses AI." },
  "placement-not-honoured": {
    parts: ["steps"],
    reason: ({ placement }) => `AI does not stand where the teacher put it (${placement}).`,
  },
  "own-attempt-missing": { parts: ["steps"], reason: () => "AI is opened before students have written an attempt." },
  "commit-move-missing": {
    parts: ["steps"],
    reason: () => "Before AI is opened, each student must first write down an idea of their own.",
  },
  "own-ending-missing": { parts: ["steps"], reason: () => "The last move must be the students' own, without AI." },
  "closing-move-missing": {
    parts: ["steps"],
    reason: () => "After AI, devices are closed and students write the final version themselves.",
  },
  "flexible-note-missing": { parts: ["teacherNotes"], reason: () => "No note says how to move the AI step." },
  "answer-clause-missing": {
    parts: ["aiSamplePrompts"],
    reason: () => "Each sample prompt must ask for one question, hint or challenge and hold the answer back.",
  },
  "asks-for-answer": { parts: ["aiSamplePrompts"], reason: () => "A sample prompt asks the AI for the finished work." },
  "judgement-missing": {
    parts: ["steps"],
    reason: () => "One sentence must tell students to keep, change or reject what the AI says, in these words.",
  },
  "allowed-use-missing": { parts: ["steps"], reason: () => "aiRole must say what the AI may do." },
  "forbidden-use-missing": { parts: ["steps"], reason: () => "aiRole must say what the AI may not do." },
  "independence-not-stated": {
    parts: ["steps"],
    reason: () => "aiRole must say that this step is done without AI, and nothing in the step may send students to it.",
  },
  "visible-product-missing": { parts: ["steps"], reason: () => "The step must name what students write or make." },
  "step-count-off": { parts: ["steps"], reason: ({ expected }) => `The routine must have ${expected} steps.` },
  "verb-not-of-type": {
    parts: ["steps"],
    reason: ({ verb }) => `The verb ${quote(verb)} is none of the verbs of the chosen kind of thinking.`,
  },
  "reflection-missing": { parts: ["steps"], reason: () => "No student prompt asks how the thinking changed." },
  "too-few-higher-order": {
    parts: ["steps"],
    reason: () => "At least half of the steps must be led by a verb of analysing, evaluating or creating.",
  },
  "minutes-missing": { parts: ["steps"], reason: () => "The step has no minutes." },
  "minutes-off": {
    parts: ["steps"],
    reason: ({ total, min, max }) => `The minutes add up to ${total}; they must lie between ${min} and ${max}.`,
  },
  "context-not-used": {
    parts: ["overview", "purpose", "steps"],
    reason: ({ field }) => `The teacher's words for ${field} are not used.`,
  },
  "wrong-language": { parts: PARTS, reason: ({ expected }) => `The text is not in the language "${expected}".` },
  "invented-standard": {
    parts: PARTS,
    reason: ({ token }) => `${quote(token)} looks like a standards code that the teacher did not give; leave it out.`,
  },
  "role-risk-unmet": { parts: ["teacherNotes"], reason: ({ role }) => `The risk of the role ${role} is not answered.` },
  "teacher-led-form-missing": {
    parts: ["variations"],
    reason: () => "No variation is led by the teacher on one screen.",
  },
  "privacy-reminder-missing": {
    parts: ["teacherNotes"],
    reason: () => "No note reminds students to keep personal details out of the chat.",
  },
  "template-leftover": { parts: PARTS, reason: ({ token }) => `${quote(token)} is a placeholder left over.` },
  "prompt-echo": {
    parts: PARTS,
    reason: ({ token }) => `${quote(token)} repeats the request instead of answering it.`,
  },
  "part-missing": { parts: PARTS, reason: ({ part }) => `The part "${part}" is missing, empty or too short.` },
};

export interface RepairPlan {
  parts: Part[];
  reasons: string[];
}

/** Which parts are to be written again, and why. */
export function planRepair(findings: readonly Finding[]): RepairPlan {
  const parts = new Set<Part>();
  const reasons = findings.map((finding) => {
    const known = isFindingCode(finding.code) ? REASONS[finding.code] : undefined;
    for (const part of findParts(finding, known?.parts ?? PARTS)) parts.add(part);
    const where = finding.step === undefined ? "" : `Step ${finding.step}: `;
    return where + (known?.reason(finding.values ?? {}) ?? finding.code);
  });
  return { parts: PARTS.filter((part) => parts.has(part)), reasons };
}

function isFindingCode(code: string): code is FindingCode {
  return code in REASONS;
}

/** The finding itself names its place, where it can. */
function findParts(finding: Finding, preset: readonly Part[]): readonly Part[] {
  if (finding.step !== undefined) return ["steps"];
  const { part, field } = finding.values ?? {};
  const named = String(part ?? (finding.code === "context-not-used" ? "" : field) ?? "");
  return isPart(named) ? [named] : preset;
}

/** A word of the model's or the teacher's, short and closed, so that it cannot pose as an instruction. */
function quote(token: string | number | undefined): string {
  return JSON.stringify(String(token ?? "").slice(0, 40));
}
