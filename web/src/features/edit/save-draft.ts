/** A draft as it is saved: empty lines of lists left out, the lesson's context under all of its names, the generated text kept. */
import type { Language } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { type FullRoutine, isTextRoutine, type Routine } from "@thinkshore/core/routine/routine";
import { contextOfSaved, type RoutineContext } from "@thinkshore/core/routine/routine-context";
import type { Draft } from "./draft.ts";

function withoutEmpty(texts: readonly string[]): string[] {
  return texts.filter((text) => text.trim() !== "");
}

function tidy(routine: Routine): Routine {
  if (isTextRoutine(routine)) return routine;
  const tidied: FullRoutine = {
    ...routine,
    steps: routine.steps.map((step) => ({ ...step, studentPrompts: withoutEmpty(step.studentPrompts) })),
    aiSamplePrompts: withoutEmpty(routine.aiSamplePrompts),
    assessmentOpportunities: withoutEmpty(routine.assessmentOpportunities),
    teacherNotes: withoutEmpty(routine.teacherNotes),
    variations: withoutEmpty(routine.variations),
  };
  return tidied;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Only what the teacher has changed is written: older spellings of untouched answers stay as they were stored. */
function saveContext(saved: SavedRoutine, context: RoutineContext, approach: string): Partial<SavedRoutine> {
  const before = contextOfSaved(saved);
  if (isSame(before, context)) return {};
  const pick = <Key extends keyof RoutineContext, Old>(key: Key, old: Old) =>
    isSame(before[key], context[key]) ? old : context[key];
  const { formData } = saved;
  const { thinkingType, aiPlacement, aiRoles, gradeLevel, subject, timeFrame, additionalContext } = context;
  const objectives = { purpose: context.purpose, standards: context.standards, skills: context.skills };
  return {
    formData: {
      ...formData,
      thinkingType: String(pick("thinkingType", formData.thinkingType)),
      learningApproach: before.thinkingType === thinkingType ? formData.learningApproach : approach,
      aiPlacement: String(pick("aiPlacement", formData.aiPlacement)),
      aiSupportRoles: [...aiRoles],
      gradeLevel,
      subjectArea: subject,
      duration: timeFrame,
      objective: context.purpose,
      keySkills: context.skills,
    },
    wizard: {
      ...saved.wizard,
      thinkingType,
      aiPlacement,
      aiRoles: [...aiRoles],
      gradeLevel,
      subject,
      timeFrame,
      objectives: { ...saved.wizard?.objectives, ...objectives },
      additionalContext,
    },
  };
}

interface SaveOptions {
  /** The routine's text when it was first opened here: what a reset goes back to, if nothing older is kept. */
  start: Routine;
  /** The editor's, for a routine of older days that was saved without one. */
  language: Language;
  /** The name of the thinking type, for `learningApproach`. */
  approach: string;
  now: Date;
}

export function toSaved(draft: Draft, saved: SavedRoutine, options: SaveOptions): SavedRoutine {
  const { start, language, approach, now } = options;
  const { generated: before, ...rest } = saved;
  const routine = tidy(draft.routine);
  const generated = before ?? start;
  const isEdited = !isSame(routine, generated);
  const next: SavedRoutine = {
    ...rest,
    ...saveContext(saved, draft.context, approach),
    title: routine.title,
    updatedAt: now.toISOString(),
  };
  // A routine of answers only keeps its derived text until the text itself is changed.
  if (isEdited || saved.routine) next.routine = routine;
  return isEdited ? { ...next, generated, language: saved.language ?? language } : next;
}
