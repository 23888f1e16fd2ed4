/** What a careful colleague adds: an answer to the role's risk, a teacher-led form, personal details kept out, no part forgotten. */
import { isYoung, recogniseGradeBand } from "../../wizard/recognise.ts";
import { type Check, type CheckContext, report } from "../findings.ts";
import { mentions, normaliseText, splitSentences } from "../match.ts";
import { actionText, aiSteps, numberedSteps } from "../routine-text.ts";

export const checkRoleRisk: Check = (routine, { request, lexicon }) => {
  const text = [
    ...routine.teacherNotes,
    ...aiSteps(routine).flatMap(({ step }) => [actionText(step), step.aiRole, ...step.studentPrompts]),
  ].join("\n");
  // The wizard lets one role be chosen; a routine built for it need not answer for others that older data lists.
  return request.formData.aiRoles
    .slice(0, 1)
    .filter((role) => !mentions(text, lexicon.risks[role]))
    .map((role) => report("role-risk-unmet", { values: { role } }));
};

const AGE =
  /(?:\b(?:age|aged|ages|usia|umur)\s*(\d{1,2}))|(?:(\d{1,2})[\s-]*(?:years?|year-olds?|岁|歳|才|세|살|tuổi|tahun|años|ans)(?!\p{L}))/u;
const ADULT_LIMIT = 13;

function hasYoungStudents({ request }: CheckContext): boolean {
  const { gradeLevel, additionalContext } = request.formData;
  const band = recogniseGradeBand(gradeLevel);
  if (band !== undefined && isYoung(band)) return true;
  const age = AGE.exec(normaliseText(`${gradeLevel}\n${additionalContext}`));
  return age !== null && Number(age[1] ?? age[2]) < ADULT_LIMIT;
}

export const checkTeacherLedForm: Check = (routine, context) => {
  const { fewDevices, teacherLed } = context.lexicon.concepts;
  const isNeeded = hasYoungStudents(context) || mentions(context.request.formData.additionalContext, fewDevices);
  if (!isNeeded || routine.variations.some((text) => mentions(text, teacherLed))) return [];
  return [report("teacher-led-form-missing")];
};

export const checkPrivacyReminder: Check = (routine, { lexicon }) =>
  routine.teacherNotes
    .flatMap(splitSentences)
    .some((sentence) => lexicon.concepts.privacy.test(sentence) && lexicon.concepts.keepOut.test(sentence))
    ? []
    : [report("privacy-reminder-missing")];

const TEXT_PARTS = ["title", "overview", "purpose", "exampleInAction"] as const;
const LIST_PARTS = { assessmentOpportunities: 1, teacherNotes: 4, variations: 1 } as const;
/** A missing verb is already told by the check of verbs. */
const STEP_PARTS = ["title", "description", "teacherAction", "studentAction", "purpose"] as const;

export const checkParts: Check = (routine) => {
  const texts = TEXT_PARTS.filter((part) => routine[part].trim() === "");
  const lists = Object.entries(LIST_PARTS)
    .filter(([part, least]) => routine[part as keyof typeof LIST_PARTS].filter((text) => text.trim()).length < least)
    .map(([part]) => part);
  return [
    ...[...texts, ...lists].map((part) => report("part-missing", { values: { part } })),
    ...numberedSteps(routine).flatMap(({ step, number }) => {
      const empty: string[] = STEP_PARTS.filter((part) => step[part].trim() === "");
      if (!step.studentPrompts.some((prompt) => prompt.trim())) empty.push("studentPrompts");
      return empty.map((part) => report("part-missing", { step: number, values: { part } }));
    }),
  ];
};
