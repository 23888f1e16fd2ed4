/** A model's calls for one generation, each paid from the budget: reserved before, settled after, whatever happens. */
import { buildAnswerSchema } from "@thinkshore/core/generate/answer-schema";
import type { Prompt } from "@thinkshore/core/generate/build-prompt";
import type { Part } from "@thinkshore/core/generate/sections";
import type { Budget, Cap, Reservation } from "../limits/budget.ts";
import { boundTokens, estimateTokens } from "../limits/tokens.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Breaker } from "./breaker.ts";
import { type CallDeps, callModel } from "./call-model.ts";
import { type ModelPart, ProviderError, type RoutineModel, type Usage } from "./routine-model.ts";

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
  call(prompt: Prompt, parts: readonly Part[]): AsyncIterable<ModelPart>;
  /** Reserves for one more call; false when the budget does not allow it. */
  reserve(prompt: Prompt): Promise<boolean>;
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

  return {
    async *call(prompt, parts) {
      let text = "";
      let hasBegun = false;
      let told: Usage = { input: undefined, output: undefined };
      try {
        const call = { prompt, schema: buildAnswerSchema(parts), signal: deps.signal };
        for await (const part of callModel(deps.model, call, deps.call)) {
          hasBegun = true;
          if (part.type === "text") text += part.text;
          if (part.type === "end") told = part.usage;
          yield part;
        }
        deps.breaker.succeeded();
      } catch (error) {
        const isFailure = error instanceof ProviderError && !deps.signal.aborted;
        if (isFailure) deps.breaker.failed();
        // A call that was turned down costs nothing; one that was cut short has been working.
        if (isFailure && error.code !== "provider-timeout" && !hasBegun) told = { input: 0, output: 0 };
        throw error;
      } finally {
        await settle({
          input: told.input ?? estimateTokens(prompt.instructions + prompt.message),
          output: told.output ?? estimateTokens(text),
        });
      }
    },
    async reserve(prompt) {
      const answer = await deps.budget.reserve(deps.caps, boundCall(deps.model, prompt));
      if (answer.ok) held = answer.reservation;
      return answer.ok;
    },
  };
}
