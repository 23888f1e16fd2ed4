/** Rules 5 to 8 on the steps: few, each led by a verb of the type, mostly of higher order, each leaving something visible. */
import { MOVES, type Move } from "../../wizard/catalog.ts";
import { countSteps } from "../../wizard/recognise.ts";
import { type Check, report } from "../findings.ts";
import { mentions } from "../match.ts";
import { actionText, numberedSteps } from "../routine-text.ts";

const FEWEST_STEPS = 3;
const MOST_STEPS = 5;

/** Moves that may stay at seeing what is there; all others analyse, evaluate or create. */
const LOWER_MOVES: ReadonlySet<Move> = new Set(["notice"]);

export const checkStepCount: Check = (routine, { request }) => {
  const count = routine.steps.length;
  if (count >= FEWEST_STEPS && count <= MOST_STEPS) return [];
  return [report("step-count-off", { values: { count, expected: countSteps(request.formData.timeFrame) } })];
};

export const checkVerbs: Check = (routine, { request, lexicon }) => {
  const type = request.formData.thinkingType;
  return numberedSteps(routine).flatMap(({ step, number }) => {
    const fits = MOVES[type].some((move) => mentions(step.verb, lexicon.moves[move]));
    return fits ? [] : [report("verb-not-of-type", { step: number, values: { verb: step.verb, type } })];
  });
};

export const checkHigherOrder: Check = (routine, { lexicon }) => {
  const higher = (Object.keys(lexicon.moves) as Move[]).filter((move) => !LOWER_MOVES.has(move));
  const patterns = [...higher.map((move) => lexicon.moves[move]), lexicon.concepts.higherOrder];
  const count = routine.steps.filter((step) => patterns.some((terms) => mentions(step.verb, terms))).length;
  const needed = Math.ceil(routine.steps.length / 2);
  return count >= needed ? [] : [report("too-few-higher-order", { values: { count, needed } })];
};

export const checkVisibleProduct: Check = (routine, { lexicon }) =>
  numberedSteps(routine).flatMap(({ step, number }) =>
    mentions(actionText(step), lexicon.concepts.product) ? [] : [report("visible-product-missing", { step: number })],
  );

export const checkReflection: Check = (routine, { lexicon }) => {
  const reflects = routine.steps.some((step) =>
    step.studentPrompts.some((prompt) => mentions(prompt, lexicon.concepts.reflection)),
  );
  return reflects ? [] : [report("reflection-missing")];
};
