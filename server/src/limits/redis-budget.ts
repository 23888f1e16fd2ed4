/** The budget shared by all instances; while Redis is away nothing may be spent. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import type { Budget, Cap, Reservation } from "./budget.ts";

/*
 * A command that timed out may still be carried out later, or have been carried out already. So each reservation has a
 * mark of its own, the first key: "held" once it is counted, "settled" for good. Whatever is repeated or comes late acts once.
 */

/** Reserves under every key or under none: 1 when it fits. */
const RESERVE = `
local tokens = tonumber(ARGV[1])
if redis.call("EXISTS", KEYS[1]) == 1 then return 0 end
for i = 2, #KEYS do
  if tonumber(redis.call("GET", KEYS[i]) or 0) + tokens > tonumber(ARGV[2 * i - 1]) then return 0 end
end
for i = 2, #KEYS do
  redis.call("INCRBY", KEYS[i], tokens)
  redis.call("PEXPIRE", KEYS[i], ARGV[2 * i], "NX")
end
redis.call("SET", KEYS[1], "held", "PX", ARGV[2])
return 1`;

/** Settles what is held, and only once; what was never reserved can then no longer be. */
const SETTLE = `
local mark = redis.call("SET", KEYS[1], "settled", "PX", ARGV[2], "GET")
if mark ~= "held" then return 0 end
for i = 2, #KEYS do
  if redis.call("EXISTS", KEYS[i]) == 1 then redis.call("INCRBY", KEYS[i], ARGV[1]) end
end
return 1`;

const DAY_MS = 24 * 3600_000;
/** Settled later than this, a reservation stands as it is: too high, which is the safe side. */
const MARK_MS = DAY_MS;
const nameOf = ({ name, period }: Cap) => `thinkshore:budget:${name}:${period}`;
const keysOf = ({ id, caps }: Reservation) => [`thinkshore:reservation:${id}`, ...caps.map(nameOf)];
/** A day later nobody asks for a day any more, nor for a month. */
const keepOf = ({ period }: Cap) => (period.length === "2026-11".length ? 32 : 2) * DAY_MS;

/** Settlements that wait for Redis; beyond this the reservations simply stand. */
const MOST_WAITING = 10_000;

export function createRedisBudget(redis: GuardedRedis): Budget {
  const waiting: { reservation: Reservation; used: number }[] = [];
  let isCatchingUp = false;

  async function settle(reservation: Reservation, used: number): Promise<void> {
    const keys = keysOf(reservation);
    try {
      await redis.run((client) => client.eval(SETTLE, keys.length, ...keys, used - reservation.tokens, MARK_MS));
    } catch {
      // Counted too high until then, which is the safe side.
      if (waiting.length < MOST_WAITING) waiting.push({ reservation, used });
    }
  }

  /** One after another, so that a long absence does not end in a flood. */
  async function catchUp(): Promise<void> {
    if (isCatchingUp) return;
    isCatchingUp = true;
    while (redis.isUp) {
      const next = waiting.shift();
      if (next === undefined) break;
      await settle(next.reservation, next.used);
    }
    isCatchingUp = false;
  }

  redis.onReturn(() => void catchUp());

  return {
    async reserve(caps, tokens) {
      const reservation: Reservation = { id: crypto.randomUUID(), caps, tokens };
      const keys = keysOf(reservation);
      const rules = caps.flatMap((cap) => [cap.limit, keepOf(cap)]);
      let isSent = false;
      try {
        const fits = await redis.run((client) => {
          isSent = true;
          return client.eval(RESERVE, keys.length, ...keys, tokens, MARK_MS, ...rules);
        });
        return fits === 1 ? { ok: true, reservation } : { ok: false, reason: "budget-spent" };
      } catch {
        // It may yet be carried out, and nobody would give it back.
        if (isSent) await settle(reservation, 0);
        return { ok: false, reason: "budget-unknown" };
      }
    },
    settle,
  };
}
