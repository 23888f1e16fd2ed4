/** How often a client may ask within a window; counted here in memory. */

export interface RateRule {
  /** Who is counted: "browser:…", "address:…". */
  key: string;
  limit: number;
}

export type RateAnswer = { ok: true } | { ok: false; retryAfterMs: number };

export interface RateLimit {
  /** Counts one request under every rule; refuses when one of them is over its limit. */
  take(rules: readonly RateRule[]): Promise<RateAnswer>;
}

/** More clients than this within one window and the oldest are forgotten: memory stays bounded under attack. */
const MOST_KEYS = 50_000;

/** All windows end together, so that a finished one is dropped as a whole. */
export function createMemoryRateLimit(windowMs: number, now: () => number = Date.now): RateLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    async take(rules) {
      if (now() >= endsAt) {
        counts = new Map();
        endsAt = now() + windowMs;
      }
      let isOver = false;
      for (const { key, limit } of rules) {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        isOver ||= count > limit;
      }
      for (const key of counts.keys()) {
        if (counts.size <= MOST_KEYS) break;
        counts.delete(key);
      }
      return isOver ? { ok: false, retryAfterMs: endsAt - now() } : { ok: true };
    },
  };
}
