/** Tokens that may be spent: the worst case is reserved before a call and settled to what it really took; here in memory. */

export interface Cap {
  /** Whose spending is capped: a browser's id, "address:…", "service". */
  name: string;
  /** "2026-11-15" for a day, "2026-11" for a month. */
  period: string;
  limit: number;
}

export interface Reservation {
  id: string;
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

export function createMemoryBudget(): Budget {
  const periods = new Map<string, Map<string, number>>();

  /** A new day ends all days before it, a new month all months. */
  function openPeriod(period: string): Map<string, number> {
    const known = periods.get(period);
    if (known !== undefined) return known;
    for (const other of periods.keys()) if (other.length === period.length && other < period) periods.delete(other);
    const spent = new Map<string, number>();
    periods.set(period, spent);
    return spent;
  }

  return {
    async reserve(caps, tokens) {
      const fits = caps.every(({ name, period, limit }) => (periods.get(period)?.get(name) ?? 0) + tokens <= limit);
      if (!fits) return { ok: false, reason: "budget-spent" };
      for (const { name, period } of caps) {
        const spent = openPeriod(period);
        spent.set(name, (spent.get(name) ?? 0) + tokens);
      }
      return { ok: true, reservation: { id: crypto.randomUUID(), caps, tokens } };
    },
    async settle({ caps, tokens }, used) {
      for (const { name, period } of caps) {
        const spent = periods.get(period);
        const before = spent?.get(name);
        if (before !== undefined) spent?.set(name, Math.max(0, before + used - tokens));
      }
    },
  };
}
