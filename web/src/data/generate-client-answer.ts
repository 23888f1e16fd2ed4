/** What the service answers, read with care: whatever does not have the agreed form is a failure, never a broken routine. */
import {
  ERROR_CODES,
  type ErrorCode,
  type GenerateAnswer,
  generateAnswerSchema,
  sourceSchema,
} from "@thinkshore/core/generate/contract";
import { parseSection, type Section } from "@thinkshore/core/generate/sections";
import { parseRoutine } from "@thinkshore/core/routine/parse-routine";
import * as z from "zod/mini";

/** The service's own codes, and what only the browser can find out. */
export type FailureCode = ErrorCode | "no-data" | "connection-lost" | "unknown";

export interface Failure {
  kind: "failed";
  code: FailureCode;
  /** The service's sentence in the request's language; absent where the browser has to say it. */
  message: string | undefined;
}

export type Outcome =
  | { kind: "done"; answer: GenerateAnswer }
  | Failure
  /** No answer of any kind came back: offline, or the service is down. */
  | { kind: "unreachable" }
  | { kind: "stopped" };

const errorSchema = z.object({
  code: z.catch(z.enum([...ERROR_CODES, "unknown"]), "unknown"),
  message: z.optional(z.string()),
});

const sectionSchema = z.object({ path: z.string(), value: z.unknown() });

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function fail(code: FailureCode, message?: string): Failure {
  return { kind: "failed", code, message };
}

export function readAnswer(value: unknown): Outcome {
  const whole = z.safeParse(generateAnswerSchema, value);
  if (whole.success) return { kind: "done", answer: whole.data };
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  if (fields.routine === undefined || fields.routine === null) return fail("no-data");
  const parsed = parseRoutine(fields.routine);
  if (!parsed.ok) return fail("no-data");
  const source = z.safeParse(sourceSchema, fields.source);
  return {
    kind: "done",
    answer: { routine: parsed.routine, source: source.success ? source.data : { kind: "model" }, quality: [] },
  };
}

/** A schema is built at its first use: done while the teacher is still reading, the answer does not wait for it. */
export function prepareReaders(): void {
  readSection({ path: "steps.0", value: {} });
  readAnswer({ routine: { steps: [{}] }, source: {}, quality: [{}] });
}

/** A finished part of the routine; undefined when it lacks the form that its place asks for. */
export function readSection(value: unknown): Section | undefined {
  const section = z.safeParse(sectionSchema, value);
  return section.success ? parseSection(section.data) : undefined;
}

export function readError(value: unknown): Failure {
  const error = z.safeParse(errorSchema, value);
  return error.success ? fail(error.data.code, error.data.message) : fail("unknown");
}

/** The body of a refused request: `{error: {code, message}}`; undefined when something between here and the service answered. */
export function readRefusal(body: unknown): Failure | undefined {
  if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
  return readError(body.error);
}
