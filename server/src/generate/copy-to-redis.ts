/** A generation that runs here, copied to Redis record by record; the stream to the local reader never waits for it. */
import type { Refusal } from "../http/refusal.ts";
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import { isLast } from "./event-record.ts";
import type { Generation, MemoryGenerations } from "./generations.ts";
import { KEPT_MS, keysOf } from "./redis-generation-keys.ts";

/**
 * Adds records to those that this claim has, and takes the claim where nobody has it: 1. Repeated, it changes nothing.
 * 0 when another has the claim, -1 when Redis has lost records that it had.
 */
const COPY = `
local holder = redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2], "NX", "GET")
if holder and holder ~= ARGV[1] then return 0 end
if redis.call("ZCARD", KEYS[2]) < tonumber(ARGV[3]) then return -1 end
for i = 4, #ARGV, 2 do redis.call("ZADD", KEYS[2], ARGV[i], ARGV[i + 1]) end
redis.call("PEXPIRE", KEYS[1], ARGV[2])
redis.call("PEXPIRE", KEYS[2], ARGV[2])
return 1`;

/** Takes back this claim and no other, and leaves the reason for those who follow it. */
const RELEASE = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] ~= "" then redis.call("SET", KEYS[2], ARGV[2], "PX", ARGV[3]) end
return redis.call("DEL", KEYS[1])`;
/** Longer than a follower's pause between two looks. */
const REFUSED_MS = 5000;

export interface SharedClaim {
  value: string;
  /** "unsure" when the command timed out: it may yet be carried out. */
  state: "none" | "unsure" | "held";
}

export interface Copier {
  copy(generation: Generation, claim: SharedClaim): Generation;
  /** Lets go of what is no longer kept here, so that a long absence of Redis costs no memory. */
  dropForgotten(): void;
}

export function createCopier(redis: GuardedRedis, local: MemoryGenerations): Copier {
  /** What is not yet copied to its end, with its way to go on. */
  const uncopied = new Map<string, () => void>();
  /** Claims to be taken back, with their ids. */
  const unreleased = new Map<string, string>();

  async function release(id: string, value: string, refusal?: Refusal): Promise<void> {
    const { claim, refused } = keysOf(id);
    const reason = refusal === undefined ? "" : JSON.stringify([refusal.code, refusal.retryAfterMs]);
    try {
      await redis.run((client) => client.eval(RELEASE, 2, claim, refused, value, reason, REFUSED_MS));
    } catch {
      unreleased.set(value, id);
    }
  }

  redis.onReturn(() => {
    const releases = [...unreleased];
    unreleased.clear();
    for (const [value, id] of releases) void release(id, value);
    for (const goOn of uncopied.values()) goOn();
  });

  return {
    dropForgotten() {
      for (const id of uncopied.keys()) if (!local.holds(id)) uncopied.delete(id);
    },
    copy(generation, { value, state }) {
      const { id } = generation;
      const { claim, events } = keysOf(id);
      let isClaimed = state === "held";
      let mayBeClaimed = state !== "none";
      let copied = 0;
      let copying = Promise.resolve();

      async function copyFresh(): Promise<void> {
        if (uncopied.get(id) !== goOn) return;
        const fresh = local.read(id, copied);
        if (fresh.length === 0 && isClaimed) return;
        const records = fresh.flatMap((record) => [record.id, JSON.stringify(record)]);
        const answer = await redis.run((client) => {
          mayBeClaimed = true;
          return client.eval(COPY, 2, claim, events, value, KEPT_MS, copied, ...records);
        });
        if (answer === -1) {
          copied = 0;
          return goOn();
        }
        isClaimed = answer === 1;
        copied += fresh.length;
        // Another instance was asked while Redis was away: its stream is not to be mixed with this one.
        if (!isClaimed || fresh.some(isLast)) uncopied.delete(id);
      }
      const goOn = () => {
        copying = copying.then(copyFresh).catch(() => {});
      };
      uncopied.set(id, goOn);

      return {
        id,
        signal: generation.signal,
        append(event) {
          generation.append(event);
          goOn();
        },
        async forget(refusal) {
          uncopied.delete(id);
          await generation.forget(refusal);
          if (mayBeClaimed) await release(id, value, refusal);
        },
      };
    },
  };
}
