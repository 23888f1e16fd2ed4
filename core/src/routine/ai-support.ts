/** Whether a step has AI support: its own mark decides; without one, the text of its AI role does. */
import type { Placement } from "../wizard/catalog.ts";
import { AI_IS_A_WORD, LOWERCASE_AI, MENTION, NEGATION, UPPERCASE_AI } from "./ai-support-words.ts";
import type { Step } from "./routine.ts";
import type { StepMark } from "./routine-view.ts";

function mentionsAI(text: string): boolean {
  return UPPERCASE_AI.test(text) || (LOWERCASE_AI.test(text) && !AI_IS_A_WORD.test(text)) || MENTION.test(text);
}

export function hasAISupport(step: Pick<Step, "aiRole" | "usesAI">): boolean {
  if (step.usesAI !== undefined) return step.usesAI;
  const text = step.aiRole.normalize("NFC").replace(/\s+/g, " ");
  return mentionsAI(text) && !NEGATION.test(text);
}

/** Where the place of AI is open, its step is a suggestion. */
export function markStep(step: Pick<Step, "aiRole" | "usesAI">, placement: Placement): StepMark {
  if (!hasAISupport(step)) return "independent";
  return placement === "flexible" ? "optional" : "ai";
}

/** The step that the bot prompt designates. */
export function firstAIStep<S extends Pick<Step, "aiRole" | "usesAI">>(routine: {
  steps: readonly S[];
}): S | undefined {
  return routine.steps.find(hasAISupport);
}
