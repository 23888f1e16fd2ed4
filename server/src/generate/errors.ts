/** How each error code travels: its HTTP status, and whether trying again makes sense. */
import type { ErrorCode } from "@thinkshore/core/generate/contract";

const ERRORS = {
  unauthorized: { status: 401, retryable: false },
  "bad-origin": { status: 403, retryable: false },
  "bad-request": { status: 400, retryable: false },
  "too-large": { status: 413, retryable: false },
  "unsupported-media-type": { status: 415, retryable: false },
  "rate-limited": { status: 429, retryable: true },
  "budget-spent": { status: 429, retryable: true },
  busy: { status: 503, retryable: true },
  "provider-failed": { status: 502, retryable: true },
  "provider-refused": { status: 422, retryable: false },
  "provider-timeout": { status: 504, retryable: true },
  "bad-answer": { status: 502, retryable: true },
  cancelled: { status: 409, retryable: false },
  "not-found": { status: 404, retryable: false },
  conflict: { status: 409, retryable: false },
  stopping: { status: 503, retryable: true },
  internal: { status: 500, retryable: true },
} as const satisfies Record<ErrorCode, { status: number; retryable: boolean }>;

export function findStatus(code: ErrorCode): (typeof ERRORS)[ErrorCode]["status"] {
  return ERRORS[code].status;
}

export function isRetryable(code: ErrorCode): boolean {
  return ERRORS[code].retryable;
}
