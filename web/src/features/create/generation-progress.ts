/** How far a generation is: the parts that are expected, those that have come, and the one that is being written. */
import { PARTS } from "@thinkshore/core/generate/sections";
import type { FullRoutine, Step } from "@thinkshore/core/routine/routine";
import { countSteps } from "@thinkshore/core/wizard/recognise";

/** Finished parts by path, each already in the form that its place asks for. */
export type Sections = Readonly<Record<string, unknown>>;

/** A routine of which parts may still be missing. */
export type PartialRoutine = Partial<Omit<FullRoutine, "steps">> & { steps: readonly (Step | undefined)[] };

export function listExpectedPaths(timeFrame: string): string[] {
  const steps = countSteps(timeFrame);
  return PARTS.flatMap((part) =>
    part === "steps" ? Array.from({ length: steps }, (_, index) => `steps.${index}`) : [part],
  );
}

/** The first part that is missing; undefined when all have come and only the last check remains. */
export function findCurrentPath(expected: readonly string[], sections: Sections): string | undefined {
  return expected.find((path) => !(path in sections));
}

export function countFinished(expected: readonly string[], sections: Sections): number {
  return expected.filter((path) => path in sections).length;
}

export function assembleRoutine(expected: readonly string[], sections: Sections): PartialRoutine {
  const stepPaths = Object.keys(sections).filter((path) => path.startsWith("steps."));
  const count = Math.max(
    expected.filter((path) => path.startsWith("steps.")).length,
    ...stepPaths.map((path) => Number(path.slice("steps.".length)) + 1),
  );
  const steps = Array.from({ length: count }, (_, index) => sections[`steps.${index}`] as Step | undefined);
  return { ...(sections as Partial<FullRoutine>), steps };
}
