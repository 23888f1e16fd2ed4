/** Where limits, budgets, generations and counts are kept: in this process, or in a Redis that all instances share. */
import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import { createMemoryGenerations, type Generations } from "../generate/generations.ts";
import { type Budget, createMemoryBudget } from "../limits/budget.ts";
import { createMemoryRateLimit, type RateLimit } from "../limits/rate-limit.ts";
import { createMemorySlots, type Slots } from "../limits/slots.ts";
import { type Counters, createMemoryCounters } from "../observe/counters.ts";

export interface Stores {
  generations: Generations;
  rateLimit: RateLimit;
  budget: Budget;
  slots: Slots;
  views: Counters;
  /** The key of the addresses' hashes: the same for all that count together, and never to be guessed. */
  readSecret: () => string;
  /** Undefined without Redis. */
  isRedisUp: (() => boolean) | undefined;
  close: () => Promise<void>;
}

export async function createStores(config: Config, onRedisChange: (isUp: boolean) => void): Promise<Stores> {
  const local = {
    generations: createMemoryGenerations(),
    rateLimit: createMemoryRateLimit(config.limits.windowSeconds * 1000),
    slots: createMemorySlots(),
  };
  if (config.redisUrl !== undefined) {
    // Loaded only when it is used: the client alone takes ten megabytes.
    const { createRedisStores } = await import("./create-redis-stores.ts");
    return createRedisStores(config, config.redisUrl, local, onRedisChange);
  }
  const secret = randomBytes(32).toString("base64");
  return {
    ...local,
    readSecret: () => secret,
    budget: createMemoryBudget(),
    views: createMemoryCounters(),
    isRedisUp: undefined,
    close: async () => {},
  };
}
