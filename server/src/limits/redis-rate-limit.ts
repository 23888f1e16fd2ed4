/** The rate limit shared by all instances; while Redis is away each instance limits on its own. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Counts under each key and gives back the longest wait, or 0. */
const TAKE = `
local wait = 0
for i, key in ipairs(KEYS) do
  local count = redis.call("INCR", key)
  if count == 1 then redis.call("PEXPIRE", key, ARGV[1]) end
  if count > tonumber(ARGV[i + 1]) then wait = math.max(wait, redis.call("PTTL", key), 1) end
end
return wait`;

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
