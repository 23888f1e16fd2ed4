/** Counts shared by all instances; those made while Redis is away are added when it is back. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import type { Counters } from "./counters.ts";

export function createRedisCounters(redis: GuardedRedis, name: string): Counters {
  const key = `thinkshore:count:${name}`;
  const waiting = new Map<string, number>();
  let lastRead: Record<string, number> = {};

  async function add(field: string, count: number): Promise<void> {
    try {
      await redis.run((client) => client.hincrby(key, field, count));
    } catch {
      waiting.set(field, (waiting.get(field) ?? 0) + count);
    }
  }

  redis.onReturn(() => {
    const entries = [...waiting];
    waiting.clear();
    for (const [field, count] of entries) void add(field, count);
  });

  return {
    add: (field) => add(field, 1),
    async read() {
      try {
        const stored = await redis.run((client) => client.hgetall(key));
        lastRead = Object.fromEntries(Object.entries(stored).map(([field, count]) => [field, Number(count)]));
      } catch {
        // What was read last stands: a counter must not fall.
      }
      return lastRead;
    },
  };
}
