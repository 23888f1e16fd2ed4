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

/** More clients than this within one window and the oldest windows are given up: memory stays bounded under attack. */
const MOST_KEYS = 50_000;

export function createMemoryRateLimit(windowMs: number, now: () => number = Date.now): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function dropOld(): void {
    for (const [key, window] of windows) {
      if (window.endsAt > now() && windows.size <= MOST_KEYS) return;
      windows.delete(key);
    }
  }

  return {
    async take(rules) {
      dropOld();
      let retryAfterMs = 0;
      for (const { key, limit } of rules) {
        let window = windows.get(key);
        if (window === undefined || window.endsAt <= now()) {
          // Deleted first, so that the map stays in the order of the windows' ends.
          windows.delete(key);
          window = { count: 0, endsAt: now() + windowMs };
          windows.set(key, window);
        }
        window.count += 1;
        if (window.count > limit) retryAfterMs = Math.max(retryAfterMs, window.endsAt - now());
      }
      return retryAfterMs === 0 ? { ok: true } : { ok: false, retryAfterMs };
    },
  };
}
