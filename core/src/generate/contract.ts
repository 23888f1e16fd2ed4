/** The wire of generate-routine: request, answer, stream events and error codes. Web and server meet only here. */
import * as z from "zod/mini";
import { LANGUAGES } from "../language/languages.ts";
import { fullRoutineSchema, textRoutineSchema } from "../routine/routine.ts";
import { formDataSchema } from "../wizard/form-data.ts";

export const generateRequestSchema = z.object({
  formData: formDataSchema,
  language: z.enum(LANGUAGES),
  /** Asks for the built-in composer although a model is configured: the offer after a provider has failed. */
  generator: z.optional(z.enum(["builtin"])),
});
export type GenerateRequest = z.infer<typeof generateRequestSchema>;

/** What made a routine; it is always told, never swapped silently. */
export const sourceSchema = z.object({
  kind: z.enum(["builtin", "model"]),
  model: z.optional(z.string()),
  /** Why the composer answered in place of the configured model; absent when it was meant to. */
  reason: z.optional(z.enum(["budget-spent", "budget-unknown"])),
});
export type Source = z.infer<typeof sourceSchema>;

/** One thing that the rubric found: a code that the interface translates, the step it concerns (from 1), and values for the sentence. */
export const findingSchema = z.object({
  code: z.string(),
  step: z.optional(z.int()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Finding = z.infer<typeof findingSchema>;

export const generateAnswerSchema = z.object({
  routine: z.union([fullRoutineSchema, textRoutineSchema]),
  source: sourceSchema,
  quality: z.array(findingSchema),
});
export type GenerateAnswer = z.infer<typeof generateAnswerSchema>;

export const ERROR_CODES = [
  "unauthorized",
  "bad-origin",
  "bad-request",
  "too-large",
  "unsupported-media-type",
  "rate-limited",
  "budget-spent",
  "busy",
  "provider-failed",
  "provider-refused",
  "provider-timeout",
  "bad-answer",
  "cancelled",
  "not-found",
  "conflict",
  "stopping",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface WireError {
  code: ErrorCode;
  /** In the request's language; says what to do next. */
  message: string;
}
