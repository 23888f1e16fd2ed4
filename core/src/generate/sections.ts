/** The parts of a routine in the order in which they are written, streamed and shown. */
import * as z from "zod/mini";
import { type FullRoutine, fullRoutineSchema, isTextRoutine, type Routine, stepSchema } from "../routine/routine.ts";

export const PARTS = [
  "title",
  "overview",
  "purpose",
  "steps",
  "aiSamplePrompts",
  "assessmentOpportunities",
  "exampleInAction",
  "teacherNotes",
  "variations",
] as const satisfies readonly (keyof FullRoutine)[];
export type Part = (typeof PARTS)[number];

export interface Section {
  /** "title", "steps.0" and so on. */
  path: string;
  value: unknown;
}

export function isPart(name: string): name is Part {
  return (PARTS as readonly string[]).includes(name);
}

/** A finished routine as the sections that a stream of it consists of. */
export function listSections(routine: Routine): Section[] {
  if (isTextRoutine(routine)) {
    return (["title", "overview", "content"] as const).map((path) => ({ path, value: routine[path] }));
  }
  return PARTS.flatMap((part): Section[] =>
    part === "steps"
      ? routine.steps.map((value, index) => ({ path: `steps.${index}`, value }))
      : [{ path: part, value: routine[part] }],
  );
}

/** A section whose value has the form that its place asks for; undefined for all others. */
export function parseSection({ path, value }: Section): Section | undefined {
  const schema = findSchema(path);
  const result = schema === undefined ? undefined : z.safeParse(schema, value);
  return result?.success ? { path, value: result.data } : undefined;
}

function findSchema(path: string): z.ZodMiniType | undefined {
  if (/^steps\.\d+$/.test(path)) return stepSchema;
  return isPart(path) && path !== "steps" ? fullRoutineSchema.shape[path] : undefined;
}
