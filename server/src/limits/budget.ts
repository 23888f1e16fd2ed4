/** Tokens that may be spent: the worst case is reserved before a call and settled to what it really took; here in memory. */

export interface Cap {
  /** What is capped and until when: "service:day:2026-11-15". */
  key: string;
  limit: number;
  /** After this the key is forgotten. */
  keepMs: number;
}

export interface Reservation {
  caps: readonly Cap[];
  tokens: number;
}

export type ReserveAnswer =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: "budget-spent" | "budget-unknown" };

export interface Budget {
  /** Reserves under every cap or under none. */
  reserve(caps: readonly Cap[], tokens: number): Promise<ReserveAnswer>;
  /** Replaces the reserved tokens by those really used. */
  settle(reservation: Reservation, used: number): Promise<void>;
}

const DROP_EVERY_MS = 60_000;

export function createMemoryBudget(now: () => number = Date.now): Budget {
  const spent = new Map<string, { tokens: number; endsAt: number }>();

  let droppedAt = 0;

  function dropOld(): void {
    if (now() - droppedAt < DROP_EVERY_MS) return;
    droppedAt = now();
    for (const [key, { endsAt }] of spent) if (endsAt <= now()) spent.delete(key);
  }

  function readTokens(key: string): number {
    const entry = spent.get(key);
    return entry === undefined || entry.endsAt <= now() ? 0 : entry.tokens;
  }

  return {
    async reserve(caps, tokens) {
      dropOld();
      const fits = caps.every(({ key, limit }) => readTokens(key) + tokens <= limit);
      if (!fits) return { ok: false, reason: "budget-spent" };
      for (const { key, keepMs } of caps) {
        const endsAt = readTokens(key) === 0 ? now() + keepMs : (spent.get(key)?.endsAt ?? 0);
        spent.set(key, { tokens: readTokens(key) + tokens, endsAt });
      }
      return { ok: true, reservation: { caps, tokens } };
    },
    async settle({ caps, tokens }, used) {
      for (const { key } of caps) {
        const entry = spent.get(key);
        if (entry !== undefined) entry.tokens = Math.max(0, entry.tokens + used - tokens);
      }
    },
  };
}
