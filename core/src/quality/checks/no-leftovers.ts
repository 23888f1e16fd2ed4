/** Nothing of a template or of the request to the generator is left in the text. */

import { type Check, type RubricFinding, report } from "../findings.ts";
import { normaliseText } from "../match.ts";
import { placedTexts } from "../routine-text.ts";
import { typedTexts } from "../teacher-input.ts";

/** Brackets that ask somebody to fill them in, in the eight languages. */
const FILL_IN =
  "insert|enter|add|your|name|topic|subject|grade|placeholder|fill|tbd|" +
  "insérer|insérez|votre|sujet|nom|inserte|insertar|tu |su |tema|nombre|" +
  "masukkan|isi|nama|topik|chèn|điền|tên|chủ đề|" +
  "插入|填写|填入|此处|主题|姓名|ここに|入力|記入|삽입|입력|여기에|주제";

const LEFTOVERS: readonly RegExp[] = [
  /\$?\{{1,2}\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}{1,2}/u,
  /<%.*?%>/u,
  new RegExp(`[\\[【［]\\s*(?:${FILL_IN})[^\\]】］]{0,60}[\\]】］]`, "iu"),
  /\blorem\b|\bipsum\b/iu,
  /\[object \w+\]/u,
  /\bNaN\b/u,
  /\bTODO\b|\bTBD\b|\bXXX\b/u,
  // Division by zero "is undefined"; a sentence that speaks of "undefined students" had no value.
  /(?<!\b(?:is|are|be|was|were|an|as|left|remains?|becomes?|called|stays?)\s)\bundefined\b/u,
  /^null$/u,
];

const ECHOES: readonly RegExp[] = [
  /\b(?:usesAI|aiRole|studentPrompts|teacherNotes|teacherAction|studentAction|stepNumber|aiSamplePrompts|assessmentOpportunities|exampleInAction|thinkingType|aiPlacement|aiRoles|gradeLevel|timeFrame|additionalContext|formData)\b/u,
  /```/u,
  /\bas an AI (?:language )?model\b/iu,
  /\b(?:valid JSON|JSON object|output schema)\b/iu,
  /<\/?[a-z][a-z_-]*>/u,
];

/** A longer text of the teacher's that stands alone where the routine should speak. */
const ECHO_LENGTH = 40;
const OWN_WORDS_FIELDS: ReadonlySet<string> = new Set(["overview", "description", "teacherAction", "studentAction"]);

export const checkLeftovers: Check = (routine, { request }) => {
  const typed = typedTexts(request);
  const input = typed.join("\n");
  const findings: RubricFinding[] = [];
  for (const { text, step, field } of placedTexts(routine)) {
    const place = step === undefined ? {} : { step };
    const find = (patterns: readonly RegExp[]) =>
      patterns.map((pattern) => pattern.exec(text)?.[0]).find((token) => token !== undefined && !input.includes(token));
    const leftover = find(LEFTOVERS);
    if (leftover !== undefined) findings.push(report("template-leftover", { ...place, values: { token: leftover } }));
    const isEcho =
      OWN_WORDS_FIELDS.has(field) &&
      text.length >= ECHO_LENGTH &&
      typed.some((own) => normaliseText(own).trim() === normaliseText(text).trim());
    const echo = isEcho ? text.slice(0, ECHO_LENGTH) : find(ECHOES);
    if (echo !== undefined) findings.push(report("prompt-echo", { ...place, values: { token: echo } }));
  }
  return findings;
};
