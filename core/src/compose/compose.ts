/** The built-in composer: a full routine from a request, offline, in the request's language. */
import type { GenerateRequest } from "../generate/contract.ts";
import { loadWords } from "../language/words/words.ts";
import type { FullRoutine } from "../routine/routine.ts";
import { recogniseGradeBand } from "../wizard/recognise.ts";
import { composeRoutine } from "./compose-routine.ts";
import { loadMaterial } from "./load-material.ts";

export interface ComposeOptions {
  /** Which of the different routines for the same request: 0, 1, 2 and on. */
  variation?: number;
}

export async function compose(request: GenerateRequest, options: ComposeOptions = {}): Promise<FullRoutine> {
  const isYoungest = recogniseGradeBand(request.formData.gradeLevel) === "k-2";
  const [words, material] = await Promise.all([
    loadWords(request.language),
    loadMaterial(request.language, isYoungest),
  ]);
  return composeRoutine({ words, material }, request, options.variation);
}
