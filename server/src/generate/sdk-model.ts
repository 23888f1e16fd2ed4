/**
 * Models of the AI SDK. Its provider packages are called directly: streamText would close and parse the partial JSON again
 * at every token, while our own splitter looks at each character once; retries and time limits are the service's own too.
 */
import { InvalidResponseDataError, type LanguageModelV4, type LanguageModelV4FinishReason } from "@ai-sdk/provider";
import type { ModelChoice } from "./model-choice.ts";
import { readProviderError } from "./read-provider-error.ts";
import { type ModelCall, type ModelEnd, ProviderError, type RoutineModel } from "./routine-model.ts";

/** Only the chosen vendor's package is loaded. */
async function loadVendorModel(choice: ModelChoice, fetch: typeof globalThis.fetch): Promise<LanguageModelV4> {
  const settings = {
    fetch,
    ...(choice.apiKey === undefined ? {} : { apiKey: choice.apiKey }),
    ...(choice.baseUrl === undefined ? {} : { baseURL: choice.baseUrl }),
  };
  switch (choice.provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings)(choice.model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(settings)(choice.model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(settings)(choice.model);
    case "compatible":
      return (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
        ...settings,
        name: "compatible",
        baseURL: choice.baseUrl ?? "",
        includeUsage: true,
        supportsStructuredOutputs: choice.structuredOutput,
      })(choice.model);
  }
}

export async function createSdkModel(choice: ModelChoice, fetch = globalThis.fetch): Promise<RoutineModel> {
  const model = await loadVendorModel(choice, fetch);
  return {
    name: `${choice.provider}:${choice.model}`,
    takesSchema: choice.structuredOutput,
    maxOutputTokens: choice.maxOutputTokens,
    speak: (call) => speak(model, choice, call),
  };
}

async function speak(model: LanguageModelV4, choice: ModelChoice, call: ModelCall): Promise<ModelEnd> {
  const { stream } = await startStream(model, choice, call);
  const reader = stream.getReader();
  let end: ModelEnd = { reason: "interrupted", inputTokens: undefined, outputTokens: undefined };
  let isInterrupted = false;
  try {
    for (;;) {
      const { done, value: part } = await reader.read();
      if (done) return end;
      if (part.type === "text-delta") call.onText(part.delta);
      else if (part.type === "reasoning-delta") call.onText("", part.delta);
      else if (part.type === "error") {
        // The stream ended without a finish reason: what came may still be a whole answer.
        isInterrupted = InvalidResponseDataError.isInstance(part.error);
        if (!isInterrupted) throw readProviderError(part.error);
      } else if (part.type === "finish") {
        end = {
          reason: isInterrupted ? "interrupted" : readFinishReason(part.finishReason),
          inputTokens: part.usage.inputTokens.total,
          outputTokens: part.usage.outputTokens.total,
        };
      }
    }
  } catch (error) {
    throw call.signal.aborted ? call.signal.reason : readProviderError(error);
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function startStream(model: LanguageModelV4, choice: ModelChoice, call: ModelCall) {
  try {
    return await model.doStream({
      prompt: [
        { role: "system", content: call.prompt.instructions },
        { role: "user", content: [{ type: "text", text: call.prompt.message }] },
      ],
      maxOutputTokens: choice.maxOutputTokens,
      abortSignal: call.signal,
      ...(choice.structuredOutput
        ? { responseFormat: { type: "json", name: "routine", schema: call.schema } as const }
        : {}),
    });
  } catch (error) {
    throw call.signal.aborted ? call.signal.reason : readProviderError(error);
  }
}

function readFinishReason({ unified }: LanguageModelV4FinishReason): ModelEnd["reason"] {
  if (unified === "error") throw new ProviderError("provider-failed", { canRetry: true });
  if (unified === "length") return "length";
  if (unified === "content-filter") return "refused";
  return unified === "interrupted" ? "interrupted" : "complete";
}
