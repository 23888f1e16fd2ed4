/** The one routine model: every source (a model, the composer, stored data) is normalised into it. */
import * as z from "zod/mini";

const text = z.string();
const texts = z.array(z.string());

export const stepSchema = z.object({
  stepNumber: z.int().check(z.positive()),
  verb: text,
  title: text,
  description: text,
  teacherAction: text,
  studentAction: text,
  purpose: text,
  /** Absent in older and foreign data, where nobody said how long a step takes. */
  minutes: z.optional(z.number().check(z.nonnegative())),
  aiRole: text,
  /** When present it decides whether the step has AI support; when absent the text of `aiRole` does. */
  usesAI: z.optional(z.boolean()),
  studentPrompts: texts,
});
export type Step = z.infer<typeof stepSchema>;

export const fullRoutineSchema = z.object({
  title: text,
  overview: text,
  purpose: text,
  steps: z.array(stepSchema),
  aiSamplePrompts: texts,
  assessmentOpportunities: texts,
  exampleInAction: text,
  teacherNotes: texts,
  variations: texts,
});
export type FullRoutine = z.infer<typeof fullRoutineSchema>;

/** A generator's answer that was plain text: shown pre-wrapped under title and overview. */
export const textRoutineSchema = z.object({ title: text, overview: text, content: text });
export type TextRoutine = z.infer<typeof textRoutineSchema>;

export type Routine = FullRoutine | TextRoutine;

export function isTextRoutine(routine: Routine): routine is TextRoutine {
  return "content" in routine;
}
