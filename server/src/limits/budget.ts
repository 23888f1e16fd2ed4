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

export function createMemoryBudget(now: () => number = Date.now): Budget {
  const spent = new Map<string, { tokens: number; endsAt: number }>();

  function dropOld(): void {
    for (const [key, { endsAt }] of spent) if (endsAt <= now()) spent.delete(key);
  }

  return {
    async reserve(caps, tokens) {
      dropOld();
      const fits = caps.every(({ key, limit }) => (spent.get(key)?.tokens ?? 0) + tokens <= limit);
      if (!fits) return { ok: false, reason: "budget-spent" };
      for (const { key, keepMs } of caps) {
        const entry = spent.get(key) ?? { tokens: 0, endsAt: now() + keepMs };
        entry.tokens += tokens;
        spent.set(key, entry);
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
