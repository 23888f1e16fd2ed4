/** Running generations of one browser, counted over all instances; while Redis is away each instance counts its own. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import type { Slots } from "./slots.ts";

/** A place that was never given back, because its instance died, is free again after `leaseMs`. */
const TAKE = `
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", ARGV[1])
if redis.call("ZCARD", KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call("ZADD", KEYS[1], ARGV[1] + ARGV[2], ARGV[4])
redis.call("PEXPIRE", KEYS[1], ARGV[2])
return 1`;

export function createRedisSlots(redis: GuardedRedis, leaseMs: number, local: Slots, now = Date.now): Slots {
  const nameOf = (key: string) => `thinkshore:slots:${key}`;
  return {
    async take(key, generation, limit) {
      try {
        return (
          (await redis.run((client) => client.eval(TAKE, 1, nameOf(key), now(), leaseMs, limit, generation))) === 1
        );
      } catch {
        return local.take(key, generation, limit);
      }
    },
    async give(key, generation) {
      await local.give(key, generation);
      await redis.run((client) => client.zrem(nameOf(key), generation)).catch(() => {});
    },
  };
}
