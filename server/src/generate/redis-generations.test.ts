import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startRedis, type TestRedis } from "../../test/start-redis.ts";
import { startSlowLine } from "../../test/start-slow-line.ts";
import { createGuardedRedis, type GuardedRedis } from "../redis/guarded-redis.ts";
import type { EventRecord } from "./event-record.ts";
import { createMemoryGenerations, type Generation, type Generations } from "./generations.ts";
import { createRedisGenerations } from "./redis-generations.ts";

const never = new AbortController().signal;
const section = (value: unknown) => ({ event: "section", data: { path: "title", value } }) as const;
const failure = { event: "error", data: { code: "internal", message: "m", retryable: true } } as const;
const claimKey = (id: string) => `thinkshore:generation:${id}`;

let server: TestRedis;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startRedis();
});

afterEach(async () => {
  server.thaw();
  for (const close of closers.splice(0)) await close();
});

afterAll(() => server.kill());

function join(redis: GuardedRedis, longestMs = 60_000): Generations {
  const generations = createRedisGenerations(redis, createMemoryGenerations(), { instance: randomUUID(), longestMs });
  closers.push(generations.close);
  return generations;
}

async function startInstance(url = server.url, longestMs?: number) {
  const redis = createGuardedRedis(url);
  closers.push(() => redis.close());
  await expect.poll(() => redis.isUp).toBe(true);
  return { redis, generations: join(redis, longestMs) };
}

async function begin(generations: Generations, id: string): Promise<Generation> {
  const claim = await generations.claim(id, "f");
  if (claim.kind !== "new") throw new Error("expected a new generation");
  return claim.generation;
}

async function collect(records: AsyncIterable<EventRecord> | undefined): Promise<string[]> {
  const data: string[] = [];
  for await (const record of records ?? []) data.push(record.data);
  return data;
}

/** From here on it is known to be away, and nothing is sent to it any more. */
async function freeze(...instances: { redis: GuardedRedis }[]): Promise<void> {
  server.freeze();
  for (const { redis } of instances) await redis.run((client) => client.ping()).catch(() => {});
}

async function thaw(...instances: { redis: GuardedRedis }[]): Promise<void> {
  server.thaw();
  for (const { redis } of instances) await expect.poll(() => redis.isUp, { timeout: 20_000 }).toBe(true);
}

describe("a claim that was taken back", () => {
  it("is gone, although Redis was away at that moment", async () => {
    const one = await startInstance();
    const id = randomUUID();
    const generation = await begin(one.generations, id);
    await freeze(one);
    await generation.forget();
    await thaw(one);
    await expect.poll(() => one.redis.run((client) => client.exists(claimKey(id)))).toBe(0);
    expect((await one.generations.claim(id, "f")).kind).toBe("new");
  });

  it("is gone, although Redis took it only after it had been given up", async () => {
    const one = await startInstance();
    const id = randomUUID();
    server.freeze();
    const generation = await begin(one.generations, id);
    await generation.forget();
    await thaw(one);
    await expect.poll(() => one.redis.run((client) => client.exists(claimKey(id)))).toBe(0);
  });

  it("does not take another instance's claim with it", async () => {
    const [one, two] = await Promise.all([startInstance(), startInstance()]);
    const id = randomUUID();
    const generation = await begin(one.generations, id);
    // As when the ten minutes are over.
    await one.redis.run((client) => client.del(claimKey(id)));
    await begin(two.generations, id);
    await generation.forget();
    expect(await two.redis.run((client) => client.exists(claimKey(id)))).toBe(1);
  });
});

describe("a reader on another instance", () => {
  it("is let go when no record comes for longer than a generation can take", async () => {
    const [one, two] = await Promise.all([startInstance(), startInstance(server.url, 800)]);
    const id = randomUUID();
    await begin(one.generations, id);
    const gone = AbortSignal.timeout(10_000);
    expect(await collect(await two.generations.follow(id, 0, gone))).toEqual([]);
    expect(gone.aborted).toBe(false);
  });

  it("sees the whole of a stream, although Redis lost its first part", async () => {
    const [one, two] = await Promise.all([startInstance(), startInstance()]);
    const id = randomUUID();
    const generation = await begin(one.generations, id);
    generation.append(section(1));
    await expect.poll(() => one.redis.run((client) => client.zcard(`${claimKey(id)}:events`))).toBe(1);
    await one.redis.run((client) => client.flushall());
    generation.append(section(2));
    generation.append(failure);
    await expect.poll(() => one.redis.run((client) => client.zcard(`${claimKey(id)}:events`))).toBe(3);
    expect(await collect(await two.generations.follow(id, 0, never))).toHaveLength(3);
  });

  it("sees one stream, although two instances generated while Redis was away", async () => {
    const [one, two, three] = await Promise.all([startInstance(), startInstance(), startInstance()]);
    const id = randomUUID();
    await freeze(one, two);
    for (const [name, { generations }] of Object.entries({ one, two })) {
      const generation = await begin(generations, id);
      for (const part of [1, 2, 3]) generation.append(section(`${name} ${part}`));
      generation.append(failure);
    }
    await thaw(one, two, three);
    await expect.poll(() => three.redis.run((client) => client.exists(claimKey(id)))).toBe(1);
    const records = await collect(await three.generations.follow(id, 0, never));
    expect(records).toHaveLength(4);
    expect(new Set(records.slice(0, 3).map((data) => /one|two/.exec(data)?.[0])).size).toBe(1);
  });
});

it("neither denies nor confirms what another instance may be generating while Redis is away", async () => {
  const [one, two] = await Promise.all([startInstance(), startInstance()]);
  const id = randomUUID();
  await begin(one.generations, id);
  server.freeze();
  const refusal = { name: "Refusal", code: "stopping", retryAfterMs: 5000 };
  await expect(two.generations.follow(id, 0, never)).rejects.toMatchObject(refusal);
  await expect(two.generations.cancel(id)).rejects.toMatchObject(refusal);
  expect(await one.generations.cancel(id)).toBe(true);
  await thaw(two);
  expect(await two.generations.cancel(id)).toBe(true);
  expect(await two.generations.cancel(randomUUID())).toBe(false);
});

it("takes one round trip for each thing it asks: a slow line is not taken for a broken one", async () => {
  const line = await startSlowLine(server.url, 100);
  const [one, two] = await Promise.all([startInstance(line.url), startInstance(line.url)]);
  closers.push(line.close);
  const id = randomUUID();
  const generation = await begin(one.generations, id);
  const reading = collect(await two.generations.follow(id, 0, never));
  generation.append(section(1));
  // Several beats and polls.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await two.generations.cancel(id)).toBe(true);
  await expect.poll(() => generation.signal.aborted).toBe(true);
  generation.append(failure);
  expect(await reading).toHaveLength(2);
  expect([one.redis.isUp, two.redis.isUp]).toEqual([true, true]);
});

it("holds on to nothing that is no longer kept, however long Redis is away", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const away: GuardedRedis = {
    isUp: false,
    run: () => Promise.reject(new Error("away")),
    onReturn: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
  const listeners = new Set<() => void>();
  const generations = join(away);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 600; index += 1) {
    const generation = await begin(generations, String(index));
    generation.append(section(String.fromCharCode(97 + (index % 26)).repeat(100_000)));
    generation.append(failure);
  }
  // One beat later.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(25_000_000);
});
