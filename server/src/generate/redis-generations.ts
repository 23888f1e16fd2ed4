/** Generations that any instance can resume or cancel: each runs where it began and is copied to Redis as it goes. */
import { Refusal } from "../http/refusal.ts";
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import { createCopier, type SharedClaim } from "./copy-to-redis.ts";
import { type EventRecord, isLast } from "./event-record.ts";
import { followShared } from "./follow-shared.ts";
import type { Generations, MemoryGenerations } from "./generations.ts";
import { KEPT_MS, keysOf, LEASE_PREFIX } from "./redis-generation-keys.ts";

/** How often an instance says that it lives and asks what was cancelled elsewhere. */
const BEAT_MS = 500;
/** An instance that was silent for so long is taken for dead. */
const LEASE_MS = 10_000;
const AWAY_RETRY_MS = 5000;

/** 0 when nobody knows the id. */
const CANCEL = `
if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
redis.call("SET", KEYS[2], "1", "PX", ARGV[1])
return 1`;

export interface SharedGenerations extends Generations {
  close(): void;
}

export interface SharedOptions {
  /** The name of this instance. */
  instance: string;
  /** No generation is without a record for longer than this. */
  longestMs: number;
}

export function createRedisGenerations(
  redis: GuardedRedis,
  local: MemoryGenerations,
  { instance, longestMs }: SharedOptions,
): SharedGenerations {
  const copier = createCopier(redis, local);
  const lease = `${LEASE_PREFIX}${instance}`;
  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();

  async function beat(): Promise<void> {
    copier.dropForgotten();
    const ids = local.listRunning();
    const cancels = ids.map((id) => keysOf(id).cancel);
    try {
      // Sent together: what is asked within one limit of time takes one round trip.
      const [flags] = await redis.run((client) =>
        Promise.all([cancels.length === 0 ? [] : client.mget(cancels), client.set(lease, "1", "PX", LEASE_MS)]),
      );
      for (const [index, id] of ids.entries()) if (flags[index]) local.stop(id, "cancelled");
    } catch {
      // The next beat tries again.
    }
  }

  /** Who else holds the claim, or how far it is ours. */
  async function claimShared(id: string, fingerprint: string): Promise<string | SharedClaim> {
    const value = `${fingerprint} ${instance} ${crypto.randomUUID()}`;
    let state: SharedClaim["state"] = "none";
    try {
      const [holder] = await redis.run((client) => {
        state = "unsure";
        return Promise.all([
          client.set(keysOf(id).claim, value, "PX", KEPT_MS, "NX", "GET"),
          client.set(lease, "1", "PX", LEASE_MS),
        ]);
      });
      return holder ?? { value, state: "held" };
    } catch {
      return { value, state };
    }
  }

  /** A claim that is ours only here is taken back when another instance turns out to hold it: then its records are read. */
  async function* followOn(own: AsyncIterable<EventRecord>, id: string, afterId: number, signal: AbortSignal) {
    let last: EventRecord | undefined;
    for await (const record of own) {
      last = record;
      yield record;
    }
    if (signal.aborted || (last !== undefined && isLast(last))) return;
    yield* followShared(redis, id, last?.id ?? afterId, signal, longestMs);
  }

  return {
    countRunning: () => local.countRunning(),
    stopAll: (reason) => local.stopAll(reason),
    close: () => clearInterval(timer),
    async claim(id, fingerprint) {
      const claim = await local.claim(id, fingerprint);
      if (claim.kind !== "new") return claim;
      const shared = await claimShared(id, fingerprint);
      if (typeof shared === "string") {
        await claim.generation.forget();
        return { kind: shared.startsWith(`${fingerprint} `) ? "same" : "other" };
      }
      return { kind: "new", generation: copier.copy(claim.generation, shared) };
    },
    async follow(id, afterId, signal) {
      const own = await local.follow(id, afterId, signal);
      if (own !== undefined) return followOn(own, id, afterId, signal);
      const isKnown = await redis.run((client) => client.exists(keysOf(id).claim)).catch(refuseForNow);
      return isKnown === 1 ? followShared(redis, id, afterId, signal, longestMs) : undefined;
    },
    async cancel(id) {
      if (await local.cancel(id)) return true;
      const { claim, cancel } = keysOf(id);
      return (await redis.run((client) => client.eval(CANCEL, 2, claim, cancel, KEPT_MS)).catch(refuseForNow)) === 1;
    },
  };
}

/** Without Redis nobody here knows whether another instance generates it: neither yes nor no would be true. */
function refuseForNow(): never {
  throw new Refusal("stopping", AWAY_RETRY_MS);
}
