/** A routine from the built-in composer, in the same form as a model's. */
import { compose } from "@thinkshore/core/compose/compose";
import type { Finding, GenerateAnswer, GenerateRequest, Source } from "@thinkshore/core/generate/contract";
import { listSections, type Section } from "@thinkshore/core/generate/sections";
import type { FullRoutine } from "@thinkshore/core/routine/routine";

export interface ComposerDeps {
  /** Chooses among the different routines for the same request. */
  variation: number;
  reason: Source["reason"];
  check: (routine: FullRoutine) => Finding[];
  emit: (section: Section) => void;
}

export async function generateWithComposer(request: GenerateRequest, deps: ComposerDeps): Promise<GenerateAnswer> {
  const routine = await compose(request, { variation: deps.variation });
  for (const section of listSections(routine)) deps.emit(section);
  return {
    routine,
    source: { kind: "builtin", ...(deps.reason === undefined ? {} : { reason: deps.reason }) },
    quality: deps.check(routine),
  };
}
