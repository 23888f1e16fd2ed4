/** The lesson around a routine, from the wizard's answers or from a saved routine of any age. */
import { nameRole, nameType } from "../language/name-choices.ts";
import type { Words } from "../language/words/words.ts";
import type { Placement } from "../wizard/catalog.ts";
import { normalisePlacement } from "../wizard/placements.ts";

/** Raw answers; an empty text is an answer not given. */
export interface RoutineContext {
  thinkingType: string;
  aiPlacement: string;
  aiRoles: readonly string[];
  gradeLevel: string;
  subject: string;
  timeFrame: string;
  purpose: string;
  standards: string;
  skills: string;
  additionalContext: string;
}

type WizardAnswers = Omit<RoutineContext, "purpose" | "standards" | "skills"> & {
  objectives: Pick<RoutineContext, "purpose" | "standards" | "skills">;
};

/** What a saved routine keeps under its first names. */
export interface SavedAnswers {
  thinkingType: string;
  learningApproach: string;
  aiPlacement: string;
  aiSupportRoles: readonly string[];
  gradeLevel: string;
  subjectArea: string;
  duration: string;
  objective: string;
  keySkills: string;
}

export function contextOfForm({ objectives, ...form }: WizardAnswers): RoutineContext {
  const { thinkingType, aiPlacement, aiRoles, gradeLevel, subject, timeFrame, additionalContext } = form;
  const { purpose, standards, skills } = objectives;
  return {
    thinkingType,
    aiPlacement,
    aiRoles,
    gradeLevel,
    subject,
    timeFrame,
    purpose,
    standards,
    skills,
    additionalContext,
  };
}

/** The wizard's own answers are the fuller ones where they were kept. */
export function contextOfSaved(
  saved:
    | { formData: SavedAnswers; wizard?: WizardAnswers | undefined }
    | { formData?: undefined; wizard: WizardAnswers },
): RoutineContext {
  const { formData, wizard } = saved;
  if (formData === undefined) return contextOfForm(saved.wizard);
  if (wizard) return contextOfForm(wizard);
  return {
    thinkingType: formData.thinkingType || formData.learningApproach,
    aiPlacement: formData.aiPlacement,
    aiRoles: formData.aiSupportRoles,
    gradeLevel: formData.gradeLevel,
    subject: formData.subjectArea,
    timeFrame: formData.duration,
    purpose: formData.objective,
    standards: "",
    skills: formData.keySkills,
    additionalContext: "",
  };
}

export function placementOf(context: RoutineContext): Placement {
  return normalisePlacement(context.aiPlacement) ?? "flexible";
}

export function thinkingOf(context: RoutineContext, words: Words): string {
  return nameType(context.thinkingType, words) || words.fallbacks.thinking;
}

/** "Other", chosen from the list, names no subject. */
export function nameSubject(subject: string, words: Words): string {
  const name = subject.trim();
  return name === words.subjects.other ? "" : name;
}

export function subjectOf(context: RoutineContext, words: Words): string {
  return nameSubject(context.subject, words) || context.purpose.trim() || words.fallbacks.lesson;
}

export function rolesOf(context: RoutineContext, words: Words): string {
  const names = context.aiRoles.map((role) => nameRole(role, words)).filter((name) => name !== "");
  return names.join(words.punctuation.comma) || words.fallbacks.role;
}
