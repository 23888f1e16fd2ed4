/** A routine from a model: streamed part by part, held against the rubric, its failing parts asked for once more. */
import { buildRepairPrompt, type Prompt } from "@thinkshore/core/generate/build-prompt";
import type { Finding, GenerateAnswer, GenerateRequest } from "@thinkshore/core/generate/contract";
import { planRepair } from "@thinkshore/core/generate/repair-reasons";
import { listSections, PARTS, type Part, type Section } from "@thinkshore/core/generate/sections";
import type { Words } from "@thinkshore/core/language/words/words";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import { collectAnswer, type ModelAnswer } from "./collect-answer.ts";
import { type Draft, findMissingParts, isWhole, mergeDrafts, readPlainText } from "./draft.ts";
import type { StopReason } from "./generations.ts";
import { type ModelEnd, ProviderError } from "./routine-model.ts";

export interface ModelDeps {
  /** As it is told to teachers. */
  name: string;
  takesSchema: boolean;
  prompt: Prompt;
  words: Words;
  check: (routine: FullRoutine) => Finding[];
  /** Calls the model with this prompt, within limits and budget. */
  call: (prompt: Prompt, parts: readonly Part[], onText: (text: string) => void) => Promise<ModelEnd>;
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

  const first = await collectAnswer((onText) => deps.call(deps.prompt, PARTS, onText), emit);
  if (first.reason === "refused") throw new ProviderError("provider-refused");
  const judged = judge(first.draft, deps);
  const repaired = judged.findings.length === 0 ? undefined : await repair(request, judged, deps, options);
  const best = repaired === undefined ? judged : chooseBetter(judged, judge(repaired, deps));
  const source = { kind: "model", model: deps.name } as const;
  if (!isWhole(best.draft)) {
    const text = readPlainText(first.prose);
    if (text === undefined) throw new ProviderError("bad-answer");
    for (const section of listSections(text)) emit(section);
    return { routine: text, source, quality: best.findings };
  }
  for (const section of listSections(best.draft)) emit(section);
  return { routine: best.draft, source, quality: best.findings };
}

interface Judged {
  draft: Draft;
  findings: Finding[];
}

function judge(draft: Draft, deps: ModelDeps): Judged {
  if (isWhole(draft)) return { draft, findings: deps.check(draft) };
  const findings = findMissingParts(draft).map((part) => ({ code: "part-missing", values: { part } }));
  return { draft, findings };
}

/** A whole routine is better than a part; among two whole ones a repair that makes things worse is not taken. */
function chooseBetter(first: Judged, second: Judged): Judged {
  if (isWhole(first.draft) !== isWhole(second.draft)) return isWhole(first.draft) ? first : second;
  return second.findings.length < first.findings.length ? second : first;
}

async function repair(
  request: GenerateRequest,
  { draft, findings }: Judged,
  deps: ModelDeps,
  options: { words: Words; withSchema: boolean },
): Promise<Draft | undefined> {
  const plan = planRepair(findings);
  const prompt = buildRepairPrompt(request, { ...plan, draft }, options);
  if (!(await deps.mayRepair(prompt))) return undefined;
  let answer: ModelAnswer;
  try {
    answer = await collectAnswer(
      (onText) => deps.call(prompt, plan.parts, onText),
      () => {},
    );
  } catch (error) {
    // The first answer is still there, with its findings; only the teacher's own cancel ends everything.
    if (error === ("cancelled" satisfies StopReason)) throw error;
    return undefined;
  }
  return mergeDrafts(draft, answer.draft, plan.parts);
}
