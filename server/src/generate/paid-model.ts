/** A model's calls for one generation, each paid from the budget: reserved before, settled after, whatever happens. */
import { buildAnswerSchema } from "@thinkshore/core/generate/answer-schema";
import type { Prompt } from "@thinkshore/core/generate/build-prompt";
import { PARTS, type Part } from "@thinkshore/core/generate/sections";
import type { Budget, Cap, Reservation } from "../limits/budget.ts";
import { boundTokens, estimateOfBytes, estimateTokens } from "../limits/tokens.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Breaker } from "./breaker.ts";
import { type CallDeps, callModel } from "./call-model.ts";
import { type ModelEnd, ProviderError, type RoutineModel } from "./routine-model.ts";

export interface PaidModelDeps {
  model: RoutineModel;
  budget: Budget;
  caps: readonly Cap[];
  breaker: Breaker;
  metrics: Metrics;
  call: CallDeps;
  signal: AbortSignal;
}

export interface PaidModel {
  call(prompt: Prompt, parts: readonly Part[], onText: (text: string) => void): Promise<ModelEnd>;
  /** Reserves for one more call; false when the budget does not allow it, or the provider is left alone for now. */
  reserve(prompt: Prompt): Promise<boolean>;
  /** Gives back what was reserved for a call that was never made. */
  release(): Promise<void>;
}

const WHOLE_SCHEMA = buildAnswerSchema();

/** One lesson may be too long or not to the provider's liking; that says nothing about the calls of others. */
const FAULTS_OF_ONE_CALL = new Set([400, 413, 422]);

function isProviderDown({ code, status }: ProviderError): boolean {
  return code !== "bad-answer" && !(status !== undefined && FAULTS_OF_ONE_CALL.has(status));
}

/** The most that a call can take: nothing comes back beyond the model's own limit. */
export function boundCall(model: RoutineModel, prompt: Prompt): number {
  return boundTokens(prompt.instructions) + boundTokens(prompt.message) + model.maxOutputTokens;
}

export function createPaidModel(first: Reservation, deps: PaidModelDeps): PaidModel {
  let held: Reservation | undefined = first;

  async function settle(usage: { input: number; output: number }): Promise<void> {
    const reservation = held;
    held = undefined;
    deps.metrics.tokens("input", usage.input);
    deps.metrics.tokens("output", usage.output);
    if (reservation !== undefined) await deps.budget.settle(reservation, usage.input + usage.output);
  }

  async function release(): Promise<void> {
    const reservation = held;
    held = undefined;
    if (reservation !== undefined) await deps.budget.settle(reservation, 0);
  }

  return {
    async call(prompt, parts, onText) {
      let bytes = 0;
      let hasBegun = false;
      let used: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {};
      const call = {
        prompt,
        schema: parts === PARTS ? WHOLE_SCHEMA : buildAnswerSchema(parts),
        signal: deps.signal,
        onText(text: string, thought = "") {
          hasBegun = true;
          bytes += boundTokens(text) + boundTokens(thought);
          onText(text);
        },
      };
      try {
        const end = await callModel(deps.model, call, deps.call);
        const isWhole = end.reason !== "interrupted";
        used = { ...end, outputTokens: end.outputTokens ?? (isWhole ? estimateOfBytes(bytes) : undefined) };
        deps.breaker.succeeded();
        return end;
      } catch (error) {
        const isFailure = error instanceof ProviderError && !deps.signal.aborted;
        if (isFailure && isProviderDown(error)) deps.breaker.failed();
        // A call that was turned down costs nothing; one that was cut short has been working.
        if (isFailure && error.code !== "provider-timeout" && !hasBegun) used = { inputTokens: 0, outputTokens: 0 };
        throw error;
      } finally {
        await settle({
          input: used.inputTokens ?? estimateTokens(prompt.instructions + prompt.message),
          // How much was thought unseen before the cut is not known: the worst case stays paid.
          output: used.outputTokens ?? deps.model.maxOutputTokens,
        });
      }
    },
    async reserve(prompt) {
      const answer = await deps.budget.reserve(deps.caps, boundCall(deps.model, prompt));
      if (!answer.ok) return false;
      held = answer.reservation;
      if (deps.breaker.mayCall()) return true;
      await release();
      return false;
    },
    release,
  };
}
