/** A saved routine from a generated one: the wizard's answers under the contract's names, and beside them as they were. */
import type { Source } from "../generate/contract.ts";
import type { Language } from "../language/languages.ts";
import type { Words } from "../language/words/words.ts";
import type { Routine } from "../routine/routine.ts";
import type { FormData } from "../wizard/form-data.ts";
import { SAVED_VERSION, type SavedFormData, type SavedRoutine } from "./saved-routine.ts";

export function toSavedFormData(form: FormData, words: Words): SavedFormData {
  return {
    aiPlacement: form.aiPlacement,
    learningApproach: words.types[form.thinkingType].name,
    subjectArea: form.subject,
    thinkingType: form.thinkingType,
    aiSupportRoles: [...form.aiRoles],
    gradeLevel: form.gradeLevel,
    duration: form.timeFrame,
    grouping: "",
    objective: form.objectives.purpose,
    keySkills: form.objectives.skills,
  };
}

/** "builtin", or the model's name: a routine always says what made it. */
export function nameSource(source: Source): string {
  return source.kind === "builtin" ? "builtin" : (source.model ?? "model");
}

export interface Generated {
  id: string;
  routine: Routine;
  form: FormData;
  language: Language;
  source: Source;
  /** Of the routine's language: `learningApproach` is kept by name. */
  words: Words;
  now: Date;
}

export function newSavedRoutine({ id, routine, form, language, source, words, now }: Generated): SavedRoutine {
  return {
    id,
    title: routine.title,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: SAVED_VERSION,
    formData: toSavedFormData(form, words),
    routine,
    wizard: { ...form, aiRoles: [...form.aiRoles], objectives: { ...form.objectives } },
    language,
    source: nameSource(source),
  };
}
