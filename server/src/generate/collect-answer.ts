/** Reads a model's stream to its end: parts are given on as they are finished, the rest is kept for the judgement. */
import { createSectionSplitter } from "@thinkshore/core/generate/section-splitter";
import type { Section } from "@thinkshore/core/generate/sections";
import { addSection, type Draft } from "./draft.ts";
import { type ModelPart, ProviderError } from "./routine-model.ts";

/** A routine is a tenth of this; a model that does not stop is stopped. */
const MOST_CHARACTERS = 200_000;

export interface ModelAnswer {
  draft: Draft;
  text: string;
  reason: "complete" | "length" | "refused" | "interrupted";
}

export async function collectAnswer(
  parts: AsyncIterable<ModelPart>,
  emit: (section: Section) => void,
): Promise<ModelAnswer> {
  const splitter = createSectionSplitter();
  const draft: Draft = {};
  let text = "";
  let reason: ModelAnswer["reason"] = "interrupted";
  for await (const part of parts) {
    if (part.type === "end") reason = part.reason;
    if (part.type !== "text") continue;
    text += part.text;
    if (text.length > MOST_CHARACTERS) throw new ProviderError("bad-answer");
    for (const section of splitter.push(part.text)) {
      const usable = addSection(draft, section);
      if (usable !== undefined) emit(usable);
    }
  }
  // A list that was cut off may lack its last steps: it counts as not written.
  if (!splitter.hasAllSteps) delete draft.steps;
  return { draft, text, reason };
}
