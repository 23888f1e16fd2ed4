/** The heading of a step in every export: its verb, or its number where it has none, and its title. */
import { fill } from "../language/fill.ts";
import type { Words } from "../language/words/words.ts";
import type { Step } from "./routine.ts";

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();

export function nameStep(step: Pick<Step, "stepNumber" | "verb" | "title">, words: Words): string {
  const verb = oneLine(step.verb) || fill(words.fallbacks.step, { number: step.stepNumber });
  const title = oneLine(step.title);
  return title === "" ? verb : `${verb}${words.punctuation.colon}${title}`;
}
