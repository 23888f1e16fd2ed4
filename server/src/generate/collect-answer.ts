/** Reads a model's stream to its end: parts are given on as they are finished, the rest is kept for the judgement. */
import { createSectionSplitter } from "@thinkshore/core/generate/section-splitter";
import type { Section } from "@thinkshore/core/generate/sections";
import { addSection, type Draft } from "./draft.ts";
import { type ModelEnd, ProviderError } from "./routine-model.ts";

/** A routine is a tenth of this; a model that does not stop is stopped. */
const MOST_CHARACTERS = 200_000;

export interface ModelAnswer {
  draft: Draft;
  /** What was said, as long as nothing of a routine was found in it. */
  prose: string;
  reason: ModelEnd["reason"];
}

export async function collectAnswer(
  call: (onText: (text: string) => void) => Promise<ModelEnd>,
  emit: (section: Section) => void,
): Promise<ModelAnswer> {
  const splitter = createSectionSplitter();
  const draft: Draft = {};
  let characters = 0;
  let prose: string[] | undefined = [];
  const { reason } = await call((text) => {
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw new ProviderError("bad-answer");
    prose?.push(text);
    for (const section of splitter.push(text)) {
      prose = undefined;
      const usable = addSection(draft, section);
      if (usable !== undefined) emit(usable);
    }
  });
  // A list that was cut off may lack its last steps: it counts as not written.
  if (!splitter.hasAllSteps) delete draft.steps;
  return { draft, prose: prose?.join("") ?? "", reason };
}
