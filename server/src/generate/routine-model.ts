/** A language model as the service sees it: one streaming call. Vendors, scripts in tests and wrappers all fit in here. */
import type { JsonSchema } from "@thinkshore/core/generate/answer-schema";
import type { Prompt } from "@thinkshore/core/generate/build-prompt";
import type { ErrorCode } from "@thinkshore/core/generate/contract";

export interface ModelCall {
  prompt: Prompt;
  schema: JsonSchema;
  signal: AbortSignal;
  /** Called with each piece of the answer; while the model only reasons the text is empty, and the thought is given apart. */
  onText: (text: string, thought?: string) => void;
}

/** How an answer ended; a failure rejects instead. */
export interface ModelEnd {
  reason: "complete" | "length" | "refused" | "interrupted";
  /** Undefined where the provider does not tell. */
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

export interface RoutineModel {
  /** As it is told to teachers: "openai:gpt-5". */
  readonly name: string;
  /** True when the provider takes the schema itself; otherwise it belongs into the instructions. */
  readonly takesSchema: boolean;
  readonly maxOutputTokens: number;
  /** Resolves at the end of the answer. Calls back for each piece: at 50,000 tokens a second an iterator costs too much. */
  speak(call: ModelCall): Promise<ModelEnd>;
}

export class ProviderError extends Error {
  readonly code: ErrorCode;
  /** Whether the same call may succeed when it is made again. */
  readonly canRetry: boolean;
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(
    code: ErrorCode,
    details: { canRetry?: boolean; retryAfterMs?: number | undefined; status?: number | undefined } = {},
  ) {
    super(code);
    this.name = "ProviderError";
    this.code = code;
    this.canRetry = details.canRetry ?? false;
    this.retryAfterMs = details.retryAfterMs;
    this.status = details.status;
  }
}
