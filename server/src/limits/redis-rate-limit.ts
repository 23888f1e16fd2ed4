/** The rate limit shared by all instances; while Redis is away each instance limits on its own. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Counts under each key and gives back 0; or counts nowhere and gives back how long to wait. */
const TAKE = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call("GET", key) or 0) >= tonumber(ARGV[i + 1]) then return math.max(redis.call("PTTL", key), 1) end
end
for _, key in ipairs(KEYS) do
  if redis.call("INCR", key) == 1 then redis.call("PEXPIRE", key, ARGV[1]) end
end
return 0`;

export function createRedisRateLimit(redis: GuardedRedis, windowMs: number, local: RateLimit): RateLimit {
  return {
    async take(rules) {
      try {
        const keys = rules.map(({ key }) => `thinkshore:rate:${key}`);
        const limits = rules.map(({ limit }) => limit);
        const wait = Number(await redis.run((client) => client.eval(TAKE, keys.length, ...keys, windowMs, ...limits)));
        return wait === 0 ? { ok: true } : { ok: false, retryAfterMs: wait };
      } catch {
        return local.take(rules);
      }
    },
  };
}
