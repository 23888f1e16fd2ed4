/** The form that a model's answer must have: the full routine with nothing optional, as JSON Schema for the provider. */
import * as z from "zod/mini";
import { PARTS, type Part } from "./sections.ts";

const text = z.string();
const texts = z.array(z.string());

/** Every property is required and none may be added: the strict modes of the providers ask for both. */
const answerStepSchema = z.strictObject({
  stepNumber: z.number(),
  verb: text,
  title: text,
  minutes: z.number(),
  usesAI: z.boolean(),
  description: text,
  teacherAction: text,
  studentAction: text,
  purpose: text,
  aiRole: text,
  studentPrompts: texts,
});

const answerSchema = z.strictObject({
  title: text,
  overview: text,
  purpose: text,
  steps: z.array(answerStepSchema),
  aiSamplePrompts: texts,
  assessmentOpportunities: texts,
  exampleInAction: text,
  teacherNotes: texts,
  variations: texts,
});

export type JsonSchema = Record<string, unknown>;

/** The schema of a whole answer, or of the parts that are asked for again. */
export function buildAnswerSchema(parts: readonly Part[] = PARTS): JsonSchema {
  const mask = Object.fromEntries(parts.map((part) => [part, true])) as Partial<Record<Part, true>>;
  const { $schema: _draft, ...schema } = z.toJSONSchema(z.pick(answerSchema, mask)) as JsonSchema;
  return schema;
}
