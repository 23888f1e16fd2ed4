/** The records of a generation that runs on another instance, read from Redis until their end. */
import type { ErrorCode } from "@thinkshore/core/generate/contract";
import { Refusal } from "../http/refusal.ts";
import type { GuardedRedis } from "../redis/guarded-redis.ts";
import { type EventRecord, isLast } from "./event-record.ts";
import { keysOf, LEASE_PREFIX } from "./redis-generation-keys.ts";

const POLL_MS = 200;
/** A reader of another instance's stream waits so long for Redis to come back. */
const PATIENCE_MS = 20_000;

/** In one round trip: whether the holder lives, what is new, without news the last there is, and why a claim was taken back. */
const POLL = `
local holder = redis.call("GET", KEYS[1])
local isAlive = 0
if holder then isAlive = redis.call("EXISTS", ARGV[2] .. (string.match(holder, " (%S+)") or "")) end
local fresh = redis.call("ZRANGEBYSCORE", KEYS[2], "(" .. ARGV[1], "+inf")
local last = {}
if #fresh == 0 then last = redis.call("ZRANGE", KEYS[2], -1, -1) end
return {isAlive, fresh, last, not holder and redis.call("GET", KEYS[3]) or ""}`;

/** Ends without a last record when the instance that generates is gone, and after `longestMs` without any record. */
export async function* followShared(
  redis: GuardedRedis,
  id: string,
  afterId: number,
  signal: AbortSignal,
  longestMs: number,
): AsyncGenerator<EventRecord> {
  const { claim, events, refused } = keysOf(id);
  let next = Math.max(0, afterId);
  let answeredAt = Date.now();
  let recordAt = Date.now();
  while (!signal.aborted && Date.now() - answeredAt < PATIENCE_MS && Date.now() - recordAt < longestMs) {
    const answer = await redis
      .run((client) => client.eval(POLL, 3, claim, events, refused, next, LEASE_PREFIX))
      .catch(() => {});
    // Without an answer Redis is away for the moment.
    if (answer !== undefined) {
      const [isAlive, fresh, last, reason] = answer as [number, string[], string[], string];
      answeredAt = Date.now();
      const records = fresh.map(parseRecord);
      // Whoever asks for what comes after the end gets the end once more.
      if (records.length === 0) records.push(...last.map(parseRecord).filter(isLast));
      for (const record of records) {
        recordAt = Date.now();
        next = record.id;
        yield record;
        if (isLast(record)) return;
      }
      if (records.length === 0 && reason !== "") throw new Refusal(...(JSON.parse(reason) as [ErrorCode, number?]));
      // The instance that generated is gone, and with it the rest: the reader is told by whoever follows.
      if (records.length === 0 && isAlive === 0) return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function parseRecord(text: string): EventRecord {
  return JSON.parse(text) as EventRecord;
}
