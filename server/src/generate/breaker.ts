/** Stops calling a provider that keeps failing, and lets one call through after a pause to see whether it is back. */

export interface Breaker {
  /** False while the provider is left alone. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
  /** How long until the next call may be tried. */
  retryAfterMs(): number;
}

const FAILURES_TO_OPEN = 5;
const PAUSE_MS = 20_000;

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayCall() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < openUntil) return false;
      // This one call is the probe; the others keep waiting for its outcome.
      openUntil = now() + PAUSE_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + PAUSE_MS;
    },
    retryAfterMs: () => Math.max(0, openUntil - now()),
  };
}
