/** A request that is turned away: a code, a fitting status, a sentence in the reader's language. */
import type { ErrorCode } from "@thinkshore/core/generate/contract";
import { findMessage } from "@thinkshore/core/generate/error-messages";
import type { Language } from "@thinkshore/core/language/languages";
import { findStatus } from "../generate/errors.ts";

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, retryAfterMs?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

export function answerError(code: ErrorCode, language: Language, retryAfterMs?: number): Response {
  const headers = new Headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  if (retryAfterMs !== undefined) headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  // The rest of a body that is too large is not worth reading.
  if (code === "too-large") headers.set("connection", "close");
  const body = JSON.stringify({ error: { code, message: findMessage(code, language) } });
  return new Response(body, { status: findStatus(code), headers });
}
