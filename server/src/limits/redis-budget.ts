/** The budget shared by all instances; while Redis is away nothing may be spent. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import type { Budget, Cap, Reservation } from "./budget.ts";

/** Reserves under every key or under none: 1 when it fits. */
const RESERVE = `
local tokens = tonumber(ARGV[1])
for i, key in ipairs(KEYS) do
  if tonumber(redis.call("GET", key) or 0) + tokens > tonumber(ARGV[2 * i]) then return 0 end
end
for i, key in ipairs(KEYS) do
  redis.call("INCRBY", key, tokens)
  redis.call("PEXPIRE", key, ARGV[2 * i + 1], "NX")
end
return 1`;

const SETTLE = `
for _, key in ipairs(KEYS) do
  if redis.call("EXISTS", key) == 1 then redis.call("INCRBY", key, ARGV[1]) end
end
return 1`;

const DAY_MS = 24 * 3600_000;
const nameOf = ({ name, period }: Cap) => `thinkshore:budget:${name}:${period}`;
/** A day later nobody asks for a day any more, nor for a month. */
const keepOf = ({ period }: Cap) => (period.length === "2026-11".length ? 32 : 2) * DAY_MS;

/** Settlements that wait for Redis; beyond this the reservations simply stand. */
const MOST_WAITING = 10_000;

export function createRedisBudget(redis: GuardedRedis): Budget {
  const waiting: { reservation: Reservation; used: number }[] = [];

  async function settle(reservation: Reservation, used: number): Promise<void> {
    const keys = reservation.caps.map(nameOf);
    try {
      await redis.run((client) => client.eval(SETTLE, keys.length, ...keys, used - reservation.tokens));
    } catch {
      // Counted too high until then, which is the safe side.
      if (waiting.length < MOST_WAITING) waiting.push({ reservation, used });
    }
  }

  redis.onReturn(() => {
    for (const { reservation, used } of waiting.splice(0)) void settle(reservation, used);
  });

  return {
    async reserve(caps, tokens) {
      const keys = caps.map(nameOf);
      const rules = caps.flatMap((cap) => [cap.limit, keepOf(cap)]);
      try {
        const fits = await redis.run((client) => client.eval(RESERVE, keys.length, ...keys, tokens, ...rules));
        return fits === 1 ? { ok: true, reservation: { caps, tokens } } : { ok: false, reason: "budget-spent" };
      } catch {
        return { ok: false, reason: "budget-unknown" };
      }
    },
    settle,
  };
}
