/** The stores that all instances share; each falls back to its local form while Redis is away. */
import { randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import type { MemoryGenerations } from "../generate/generations.ts";
import { createRedisGenerations } from "../generate/redis-generations.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import { createRedisBudget } from "../limits/redis-budget.ts";
import { createRedisRateLimit } from "../limits/redis-rate-limit.ts";
import { createRedisSlots } from "../limits/redis-slots.ts";
import type { Slots } from "../limits/slots.ts";
import { createRedisCounters } from "../observe/redis-counters.ts";
import { createGuardedRedis } from "../redis/guarded-redis.ts";
import { createSharedSecret } from "../redis/shared-secret.ts";
import type { Stores } from "./create-stores.ts";

interface LocalStores {
  generations: MemoryGenerations;
  rateLimit: RateLimit;
  slots: Slots;
}

/** So long after a generation must have ended, its place is free again and nobody waits for its records any more. */
const MARGIN_MS = 60_000;

/** Redis is given this long to answer before the service opens its port; it starts without it, too. */
const FIRST_WAIT_MS = 1000;

export async function createRedisStores(
  { limits, timeouts }: Config,
  url: string,
  local: LocalStores,
  onRedisChange: (isUp: boolean) => void,
): Promise<Stores> {
  const redis = createGuardedRedis(url, onRedisChange);
  await new Promise<void>((resolve) => {
    redis.onReturn(resolve);
    setTimeout(resolve, FIRST_WAIT_MS);
  });
  const longestMs = timeouts.totalMs + MARGIN_MS;
  const generations = createRedisGenerations(redis, local.generations, { instance: randomUUID(), longestMs });
  return {
    generations,
    readSecret: await createSharedSecret(redis),
    rateLimit: createRedisRateLimit(redis, limits.windowSeconds * 1000, local.rateLimit),
    budget: createRedisBudget(redis),
    slots: createRedisSlots(redis, longestMs, local.slots),
    views: createRedisCounters(redis, "views"),
    isRedisUp: () => redis.isUp,
    close: async () => {
      generations.close();
      await redis.close();
    },
  };
}
