/** The parts of a routine in the order in which they are written, streamed and shown. */
import * as z from "zod/mini";
import { parseRoutine } from "../routine/parse-routine.ts";
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

/** A section whose value has the form that its place asks for, mended where a model was careless; undefined otherwise. */
export function parseSection({ path, value }: Section): Section | undefined {
  const isStep = /^steps\.\d+$/.test(path);
  if (!isStep && (!isPart(path) || path === "steps")) return undefined;
  const strict = z.safeParse(isStep ? stepSchema : fullRoutineSchema.shape[path as Part], value);
  if (strict.success) return { path, value: strict.data };
  const mended = parseRoutine(isStep ? { steps: [value] } : { [path]: value });
  if (!mended.ok || isTextRoutine(mended.routine)) return undefined;
  if (isStep) return mended.routine.steps.slice(0, 1).map((step) => ({ path, value: step }))[0];
  const part = mended.routine[path as Part];
  return part.length === 0 ? undefined : { path, value: part };
}
