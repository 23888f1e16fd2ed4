/** AI sits where the teacher put it: a first part, the inside or a last part of the steps. */
import type { Placement } from "../../wizard/catalog.ts";
import { type Check, report } from "../findings.ts";
import { mentions } from "../match.ts";
import { aiSteps } from "../routine-text.ts";

/** AI may fill at most half of the steps, so that a step of the students' own always remains beside it. */
function isPlaced(placement: Placement, numbers: readonly number[], count: number): boolean {
  const half = Math.max(1, Math.floor(count / 2));
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  const isTogether = last - first + 1 === numbers.length && numbers.length <= half;
  switch (placement) {
    case "beginning":
      return first === 1 && isTogether;
    case "middle":
      return first > 1 && last < count;
    case "end":
      return last === count && isTogether;
    case "flexible":
      return count < 2 || numbers.length < count;
  }
}

export const checkPlacement: Check = (routine, { request }) => {
  const placement = request.formData.aiPlacement;
  const numbers = aiSteps(routine).map(({ number }) => number);
  if (numbers.length === 0) return [report("ai-step-missing", { values: { placement } })];
  if (isPlaced(placement, numbers, routine.steps.length)) return [];
  return [report("placement-not-honoured", { values: { placement, steps: numbers.join(", ") } })];
};

/** A flexible routine tells the teacher how to move its suggested step. */
export const checkFlexibleNote: Check = (routine, { request, lexicon }) => {
  if (request.formData.aiPlacement !== "flexible") return [];
  const told = [...routine.teacherNotes, ...routine.variations].some((text) =>
    mentions(text, lexicon.concepts.moveNote),
  );
  return told ? [] : [report("flexible-note-missing")];
};
