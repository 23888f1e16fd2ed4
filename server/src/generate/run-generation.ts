/** One generation from its accepted request to its last event; it goes on whether or not somebody reads. */
import type { Prompt } from "@thinkshore/core/generate/build-prompt";
import type { ErrorCode, GenerateAnswer, GenerateRequest, Source } from "@thinkshore/core/generate/contract";
import { findMessage } from "@thinkshore/core/generate/error-messages";
import type { Section } from "@thinkshore/core/generate/sections";
import { loadWords } from "@thinkshore/core/language/words/words";
import { checkRoutine } from "@thinkshore/core/quality/check-routine";
import { loadLexicon } from "@thinkshore/core/quality/lexicon";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import type { Budget, Cap, Reservation } from "../limits/budget.ts";
import type { Log, LogFields } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Breaker } from "./breaker.ts";
import type { CallLimits } from "./call-model.ts";
import { isRetryable } from "./errors.ts";
import { generateWithComposer } from "./generate-with-composer.ts";
import { generateWithModel } from "./generate-with-model.ts";
import type { Generation, StopReason } from "./generations.ts";
import { createPaidModel } from "./paid-model.ts";
import { ProviderError, type RoutineModel } from "./routine-model.ts";

export interface RunDeps {
  budget: Budget;
  breaker: Breaker;
  log: Log;
  metrics: Metrics;
  timeouts: CallLimits & { totalMs: number };
  now: () => number;
  random: () => number;
}

/** What the gates decided: the model with its reserved budget, or the composer and why. */
export type Plan =
  | { kind: "model"; model: RoutineModel; prompt: Prompt; caps: readonly Cap[]; reservation: Reservation }
  | { kind: "builtin"; reason: Source["reason"] };

type Emit = (section: Section) => void;

export async function runGeneration(
  request: GenerateRequest,
  generation: Generation,
  plan: Plan,
  deps: RunDeps,
): Promise<void> {
  const startedAt = deps.now();
  const total = new AbortController();
  const timer = setTimeout(() => total.abort("provider-timeout" satisfies StopReason), deps.timeouts.totalMs);
  const signal = AbortSignal.any([generation.signal, total.signal]);
  let hasSection = false;
  const emit: Emit = (section) => {
    if (!hasSection) deps.metrics.firstSection(plan.kind, (deps.now() - startedAt) / 1000);
    hasSection = true;
    generation.append({ event: "section", data: section });
  };
  let outcome: "done" | ErrorCode = "done";
  let findings = 0;
  deps.metrics.generationsRunning(1);
  try {
    const answer = await generate(request, generation.id, plan, deps, emit, signal);
    findings = answer.quality.length;
    generation.append({ event: "done", data: answer });
  } catch (error) {
    outcome = readFailure(error, signal);
    if (outcome === "internal") deps.log.error("generation broke", { generation: generation.id, ...nameError(error) });
    const message = findMessage(outcome, request.language);
    generation.append({ event: "error", data: { code: outcome, message, retryable: isRetryable(outcome) } });
  } finally {
    clearTimeout(timer);
    const ms = deps.now() - startedAt;
    deps.metrics.generationsRunning(-1);
    deps.metrics.generationEnded(outcome, plan.kind, ms / 1000);
    deps.log.info("generation ended", { generation: generation.id, code: outcome, source: plan.kind, ms, findings });
  }
}

async function generate(
  request: GenerateRequest,
  id: string,
  plan: Plan,
  deps: RunDeps,
  emit: Emit,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  if (plan.kind === "model") return generatePaid(request, id, plan, deps, emit, signal);
  const check = await prepareCheck(request);
  return generateWithComposer(request, { variation: chooseVariation(id), reason: plan.reason, check, emit });
}

async function generatePaid(
  request: GenerateRequest,
  id: string,
  { model, prompt, caps, reservation }: Plan & { kind: "model" },
  deps: RunDeps,
  emit: Emit,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  const onFailure = (error: ProviderError, attempt: number) => {
    deps.metrics.providerFailed(error.code);
    deps.log.warn("model call failed", { generation: id, code: error.code, attempt, ...statusOf(error) });
  };
  const call = { limits: deps.timeouts, now: deps.now, random: deps.random, onFailure };
  const paid = createPaidModel(reservation, { ...deps, model, caps, call, signal });
  try {
    return await generateWithModel(request, {
      takesSchema: model.takesSchema,
      name: model.name,
      prompt,
      words: await loadWords(request.language),
      check: await prepareCheck(request),
      call: paid.call,
      mayRepair: paid.reserve,
      emit,
    });
  } finally {
    await paid.release();
  }
}

async function prepareCheck(request: GenerateRequest) {
  const lexicon = await loadLexicon(request.language);
  return (routine: FullRoutine) => checkRoutine(routine, request, lexicon);
}

/** A new click has a new id and so gets another of the routines that the composer can write. */
function chooseVariation(id: string): number {
  return Number.parseInt(id.slice(0, 6), 16) || 0;
}

function readFailure(error: unknown, signal: AbortSignal): ErrorCode {
  if (signal.aborted) return signal.reason as StopReason;
  return error instanceof ProviderError ? error.code : "internal";
}

function statusOf({ status }: ProviderError): LogFields {
  return status === undefined ? {} : { status };
}

/** The class and the place of an error; its text may quote the lesson. */
export function nameError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const place = /\n\s+at ([^\n]+)/.exec(error.stack ?? "")?.[1];
  return { error: error.name, ...(place === undefined ? {} : { at: place }) };
}
