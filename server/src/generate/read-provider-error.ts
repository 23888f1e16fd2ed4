/** Turns whatever a provider's client throws into one of our codes; the provider's own text stays behind. */
import { APICallError } from "@ai-sdk/provider";
import { ProviderError } from "./routine-model.ts";

/** Wrong key, unknown model, malformed request: calling again changes nothing. */
const HOPELESS = new Set([400, 401, 403, 404, 405, 413, 422]);

export function readProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    return new ProviderError("provider-failed", {
      status,
      canRetry: status === undefined || !HOPELESS.has(status),
      retryAfterMs: readRetryAfter(error.responseHeaders?.["retry-after"]),
    });
  }
  return new ProviderError("provider-failed", { canRetry: true });
}

function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "") return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
