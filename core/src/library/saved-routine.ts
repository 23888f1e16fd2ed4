/** A routine as the browser keeps it: the contract's own fields first, then what later versions added. */
import * as z from "zod/mini";
import { LANGUAGES } from "../language/languages.ts";
import { fullRoutineSchema, textRoutineSchema } from "../routine/routine.ts";

/** 1 is the first product's shape, without a version field; 2 adds the routine itself and what made it. */
export const SAVED_VERSION = 2;

const text = z._default(z.string(), "");

export const savedFormDataSchema = z.looseObject({
  aiPlacement: text,
  learningApproach: text,
  subjectArea: text,
  thinkingType: text,
  aiSupportRoles: z._default(z.array(z.string()), []),
  gradeLevel: text,
  duration: text,
  grouping: text,
  objective: text,
  keySkills: text,
});
export type SavedFormData = z.infer<typeof savedFormDataSchema>;

/** The wizard's own answers, kept without the wizard's limits: stored text is never refused for its length. */
export const savedWizardSchema = z.looseObject({
  thinkingType: text,
  aiPlacement: text,
  aiRoles: z._default(z.array(z.string()), []),
  gradeLevel: text,
  subject: text,
  timeFrame: text,
  objectives: z._default(z.looseObject({ purpose: text, standards: text, skills: text }), {
    purpose: "",
    standards: "",
    skills: "",
  }),
  additionalContext: text,
});

const routineSchema = z.union([fullRoutineSchema, textRoutineSchema]);

export const savedRoutineSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  /** ISO dates. */
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.literal(SAVED_VERSION),
  formData: savedFormDataSchema,
  /** Absent in older data and in the samples: their view is derived from `formData`. */
  routine: z.optional(routineSchema),
  /** The routine as it was generated, once an edit has changed it. */
  generated: z.optional(routineSchema),
  wizard: z.optional(savedWizardSchema),
  language: z.optional(z.enum(LANGUAGES)),
  /** "builtin" or the name of the provider's model. */
  source: z.optional(z.string()),
});
export type SavedRoutine = z.infer<typeof savedRoutineSchema>;
