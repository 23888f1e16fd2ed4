/** How often a client may ask within a window; counted here in memory. */

export interface RateRule {
  /** Who is counted: a browser's id, "address:…". */
  key: string;
  limit: number;
}

export type RateAnswer = { ok: true } | { ok: false; retryAfterMs: number };

export interface RateLimit {
  /** Counts one request under every rule, or refuses it: then it counts nowhere, so that one client cannot use up what others share. */
  take(rules: readonly RateRule[]): Promise<RateAnswer>;
}

/** More clients than this within one window and those not seen for longest are forgotten: memory stays bounded under attack. */
const MOST_KEYS = 50_000;

/** All windows end together, so that a finished one is dropped as a whole. */
export function createMemoryRateLimit(windowMs: number, now: () => number = Date.now): RateLimit {
  /** Those seen last stand last. */
  let counts = new Map<string, number>();
  let endsAt = 0;

  function put(key: string, count: number): void {
    counts.delete(key);
    counts.set(key, count);
  }

  return {
    async take(rules) {
      if (now() >= endsAt) {
        counts = new Map();
        endsAt = now() + windowMs;
      }
      const over = rules.find(({ key, limit }) => (counts.get(key) ?? 0) >= limit);
      if (over !== undefined) {
        put(over.key, over.limit);
        return { ok: false, retryAfterMs: endsAt - now() };
      }
      for (const { key } of rules) put(key, (counts.get(key) ?? 0) + 1);
      for (const key of counts.keys()) {
        if (counts.size <= MOST_KEYS) break;
        counts.delete(key);
      }
      return { ok: true };
    },
  };
}
