/** A routine from a model: streamed part by part, held against the rubric, its failing parts asked for once more. */
import { buildPrompt, buildRepairPrompt, type Prompt } from "@thinkshore/core/generate/build-prompt";
import type { Finding, GenerateAnswer, GenerateRequest } from "@thinkshore/core/generate/contract";
import { planRepair } from "@thinkshore/core/generate/repair-reasons";
import { listSections, PARTS, type Part, type Section } from "@thinkshore/core/generate/sections";
import type { Words } from "@thinkshore/core/language/words/words";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import { collectAnswer, type ModelAnswer } from "./collect-answer.ts";
import { type Draft, findMissingParts, isWhole, mergeDrafts, readPlainText } from "./draft.ts";
import type { StopReason } from "./generations.ts";
import { type ModelPart, ProviderError } from "./routine-model.ts";

export interface ModelDeps {
  /** As it is told to teachers. */
  name: string;
  takesSchema: boolean;
  words: Words;
  check: (routine: FullRoutine) => Finding[];
  /** Calls the model with this prompt, within limits and budget. */
  call: (prompt: Prompt, parts: readonly Part[]) => AsyncIterable<ModelPart>;
  /** Called before the second call; false when there is no budget for it. */
  mayRepair: (prompt: Prompt) => Promise<boolean>;
  emit: (section: Section) => void;
}

export async function generateWithModel(request: GenerateRequest, deps: ModelDeps): Promise<GenerateAnswer> {
  const options = { words: deps.words, withSchema: !deps.takesSchema };
  const emitted = new Map<string, string>();
  const emit = (section: Section) => {
    const text = JSON.stringify(section.value);
    if (emitted.get(section.path) === text) return;
    emitted.set(section.path, text);
    deps.emit(section);
  };

  const first = await collectAnswer(deps.call(buildPrompt(request, options), PARTS), emit);
  if (first.reason === "refused") throw new ProviderError("provider-refused");
  const findings = inspect(first.draft, deps);
  const repaired = findings.length === 0 ? undefined : await repair(request, first.draft, findings, deps, options);
  const best = chooseBetter(first.draft, repaired, deps);
  const source = { kind: "model", model: deps.name } as const;
  if (!isWhole(best)) {
    const text = readPlainText(first.text);
    if (text === undefined) throw new ProviderError("bad-answer");
    for (const section of listSections(text)) emit(section);
    return { routine: text, source, quality: findings };
  }
  for (const section of listSections(best)) emit(section);
  return { routine: best, source, quality: deps.check(best) };
}

function inspect(draft: Draft, deps: ModelDeps): Finding[] {
  if (isWhole(draft)) return deps.check(draft);
  return findMissingParts(draft).map((part) => ({ code: "part-missing", values: { part } }));
}

async function repair(
  request: GenerateRequest,
  draft: Draft,
  findings: readonly Finding[],
  deps: ModelDeps,
  options: { words: Words; withSchema: boolean },
): Promise<Draft | undefined> {
  const plan = planRepair(findings);
  const prompt = buildRepairPrompt(request, { ...plan, draft }, options);
  if (!(await deps.mayRepair(prompt))) return undefined;
  let answer: ModelAnswer;
  try {
    answer = await collectAnswer(deps.call(prompt, plan.parts), () => {});
  } catch (error) {
    // The first answer is still there, with its findings; only the teacher's own cancel ends everything.
    if (error === ("cancelled" satisfies StopReason)) throw error;
    return undefined;
  }
  return mergeDrafts(draft, answer.draft, plan.parts);
}

/** A repair that makes things worse is not taken. */
function chooseBetter(first: Draft, repaired: Draft | undefined, deps: ModelDeps): Draft {
  if (repaired === undefined || !isWhole(repaired)) return first;
  if (!isWhole(first)) return repaired;
  return deps.check(repaired).length < deps.check(first).length ? repaired : first;
}
