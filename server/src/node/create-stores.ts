/** Where limits, budgets, generations and counts are kept: in this process, or in a Redis that all instances share. */
import { randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import { createMemoryGenerations, type Generations } from "../generate/generations.ts";
import { createRedisGenerations } from "../generate/redis-generations.ts";
import { type Budget, createMemoryBudget } from "../limits/budget.ts";
import { createMemoryRateLimit, type RateLimit } from "../limits/rate-limit.ts";
import { createRedisBudget } from "../limits/redis-budget.ts";
import { createRedisRateLimit } from "../limits/redis-rate-limit.ts";
import { createRedisSlots } from "../limits/redis-slots.ts";
import { createMemorySlots, type Slots } from "../limits/slots.ts";
import { type Counters, createMemoryCounters } from "../observe/counters.ts";
import { createRedisCounters } from "../observe/redis-counters.ts";
import { createGuardedRedis } from "../redis/guarded-redis.ts";

export interface Stores {
  generations: Generations;
  rateLimit: RateLimit;
  budget: Budget;
  slots: Slots;
  views: Counters;
  /** Undefined without Redis. */
  isRedisUp: (() => boolean) | undefined;
  close: () => Promise<void>;
}

export function createStores(config: Config, onRedisChange: (isUp: boolean) => void): Stores {
  const windowMs = config.limits.windowSeconds * 1000;
  const generations = createMemoryGenerations();
  const rateLimit = createMemoryRateLimit(windowMs);
  const slots = createMemorySlots();
  if (config.redisUrl === undefined) {
    const views = createMemoryCounters();
    const budget = createMemoryBudget();
    return { generations, rateLimit, budget, slots, views, isRedisUp: undefined, close: async () => {} };
  }
  const redis = createGuardedRedis(config.redisUrl, onRedisChange);
  const shared = createRedisGenerations(redis, generations, randomUUID());
  return {
    generations: shared,
    rateLimit: createRedisRateLimit(redis, windowMs, rateLimit),
    budget: createRedisBudget(redis),
    slots: createRedisSlots(redis, config.timeouts.totalMs + 60_000, slots),
    views: createRedisCounters(redis, "views"),
    isRedisUp: () => redis.isUp,
    close: async () => {
      shared.close();
      await redis.close();
    },
  };
}
