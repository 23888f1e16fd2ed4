/** Generations that any instance can resume or cancel: each runs where it began and is copied to Redis as it goes. */
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import { type EventRecord, isLast } from "./event-record.ts";
import type { Generation, Generations, MemoryGenerations } from "./generations.ts";

const KEPT_MS = 10 * 60_000;
/** How often an instance says that it lives and asks what was cancelled elsewhere. */
const BEAT_MS = 500;
/** An instance that was silent for so long is taken for dead. */
const LEASE_MS = 10_000;
const POLL_MS = 200;
/** A reader of another instance's stream waits so long for Redis to come back. */
const PATIENCE_MS = 20_000;

const PREFIX = "thinkshore:generation:";
const keysOf = (id: string) => ({
  /** `<fingerprint> <instance>` */
  claim: `${PREFIX}${id}`,
  events: `${PREFIX}${id}:events`,
  cancel: `${PREFIX}${id}:cancel`,
});
const leaseOf = (instance: string) => `thinkshore:instance:${instance}`;

export interface SharedGenerations extends Generations {
  close(): void;
}

export function createRedisGenerations(
  redis: GuardedRedis,
  local: MemoryGenerations,
  instance: string,
): SharedGenerations {
  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();

  async function beat(): Promise<void> {
    const ids = local.listRunning();
    try {
      const flags = await redis.run(async (client) => {
        await client.set(leaseOf(instance), "1", "PX", LEASE_MS);
        return ids.length === 0 ? [] : client.mget(ids.map((id) => keysOf(id).cancel));
      });
      for (const [index, id] of ids.entries()) if (flags[index]) local.stop(id, "cancelled");
    } catch {
      // The next beat tries again.
    }
  }

  /** Null when the claim is ours now, else who holds it; undefined while Redis is away. */
  async function claimShared(id: string, fingerprint: string): Promise<string | null | undefined> {
    try {
      return await redis.run(async (client) => {
        await client.set(leaseOf(instance), "1", "PX", LEASE_MS);
        return client.set(keysOf(id).claim, `${fingerprint} ${instance}`, "PX", KEPT_MS, "NX", "GET");
      });
    } catch {
      return undefined;
    }
  }

  return {
    countRunning: () => local.countRunning(),
    stopAll: (reason) => local.stopAll(reason),
    close: () => clearInterval(timer),
    async claim(id, fingerprint) {
      const claim = await local.claim(id, fingerprint);
      if (claim.kind !== "new") return claim;
      const holder = await claimShared(id, fingerprint);
      if (typeof holder === "string") {
        await claim.generation.forget();
        return { kind: holder.startsWith(`${fingerprint} `) ? "same" : "other" };
      }
      return { kind: "new", generation: copyToRedis(redis, local, claim.generation) };
    },
    async follow(id, afterId, signal) {
      const own = await local.follow(id, afterId, signal);
      if (own !== undefined) return own;
      const isKnown = await redis.run((client) => client.exists(keysOf(id).claim)).catch(() => 0);
      return isKnown === 1 ? followShared(redis, id, afterId, signal) : undefined;
    },
    async cancel(id) {
      if (await local.cancel(id)) return true;
      try {
        return await redis.run(async (client) => {
          if ((await client.exists(keysOf(id).claim)) === 0) return false;
          await client.set(keysOf(id).cancel, "1", "PX", KEPT_MS);
          return true;
        });
      } catch {
        return false;
      }
    },
  };
}

/**
 * Copies in order and catches up after an absence; the stream to the local reader never waits for it. A command that
 * timed out may still be carried out later, so the records are a set: written twice, they are there once.
 */
function copyToRedis(redis: GuardedRedis, local: MemoryGenerations, generation: Generation): Generation {
  const { claim, events } = keysOf(generation.id);
  let copied = 0;
  let copying = Promise.resolve();

  async function copy(): Promise<void> {
    const fresh = local.read(generation.id, copied);
    if (fresh.length === 0) return;
    await redis.run((client) =>
      client
        .multi()
        .zadd(events, ...fresh.flatMap((record) => [record.id, JSON.stringify(record)]))
        .pexpire(events, KEPT_MS)
        .pexpire(claim, KEPT_MS)
        .exec(),
    );
    copied += fresh.length;
    if (fresh.some(isLast)) stopListening();
  }
  const schedule = () => {
    copying = copying.then(copy).catch(() => {});
  };
  const stopListening = redis.onReturn(schedule);

  return {
    id: generation.id,
    signal: generation.signal,
    append(event) {
      generation.append(event);
      schedule();
    },
    async forget() {
      stopListening();
      await generation.forget();
      await redis.run((client) => client.del(claim)).catch(() => {});
    },
  };
}

async function* followShared(
  redis: GuardedRedis,
  id: string,
  afterId: number,
  signal: AbortSignal,
): AsyncGenerator<EventRecord> {
  const { claim, events } = keysOf(id);
  let next = Math.max(0, afterId);
  let heardAt = Date.now();
  while (!signal.aborted && Date.now() - heardAt < PATIENCE_MS) {
    try {
      const { texts, isAlive } = await redis.run(async (client) => {
        const holder = await client.get(claim);
        const lease = holder === null ? 0 : await client.exists(leaseOf(holder.split(" ")[1] ?? ""));
        const fresh = await client.zrangebyscore(events, `(${next}`, "+inf");
        const [last] = fresh.length > 0 ? [] : await client.zrange(events, "-1", "-1");
        const isOver = last !== undefined && isLast(JSON.parse(last) as EventRecord);
        return { isAlive: lease === 1, texts: isOver ? [last] : fresh };
      });
      heardAt = Date.now();
      for (const text of texts) {
        const record = JSON.parse(text) as EventRecord;
        next = record.id;
        yield record;
        if (isLast(record)) return;
      }
      // The instance that generated is gone, and with it the rest: the reader is told by whoever follows.
      if (texts.length === 0 && !isAlive) return;
    } catch {
      // Redis is away for the moment.
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
