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
  const place = /^steps\.(\d+)$/.exec(path)?.[1];
  const isStep = place !== undefined;
  if (!isStep && (!isPart(path) || path === "steps")) return undefined;
  const mended = parseRoutine(isStep ? { steps: [value] } : { [path]: value });
  const routine = mended.ok && !isTextRoutine(mended.routine) ? mended.routine : undefined;
  if (isStep) {
    // Read alone, a step cannot know its number: its place in the routine tells it.
    const step = z.safeParse(stepSchema, value).data ?? routine?.steps[0];
    return step && { path, value: { ...step, stepNumber: Number(place) + 1 } };
  }
  const strict = z.safeParse(fullRoutineSchema.shape[path as Part], value);
  if (strict.success) return { path, value: strict.data };
  const part = routine?.[path as Part];
  return part === undefined || part.length === 0 ? undefined : { path, value: part };
}
