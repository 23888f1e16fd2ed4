import { describe, expect, it } from "vitest";
import type { EventRecord } from "./event-record.ts";
import { createMemoryGenerations, type Generation } from "./generations.ts";

const never = new AbortController().signal;
const section = (value: unknown) => ({ event: "section", data: { path: "title", value } }) as const;
const failure = { event: "error", data: { code: "internal", message: "m", retryable: true } } as const;

async function begin(generations: ReturnType<typeof createMemoryGenerations>, id: string): Promise<Generation> {
  const claim = await generations.claim(id, "f");
  if (claim.kind !== "new") throw new Error("expected a new generation");
  return claim.generation;
}

async function collect(records: AsyncIterable<EventRecord> | undefined): Promise<number[] | undefined> {
  if (records === undefined) return undefined;
  const ids: number[] = [];
  for await (const record of records) ids.push(record.id);
  return ids;
}

describe("createMemoryGenerations", () => {
  it("starts a key once: the same request joins, another one conflicts", async () => {
    const generations = createMemoryGenerations();
    const generation = await begin(generations, "a");
    expect(await generations.claim("a", "f")).toEqual({ kind: "same" });
    expect(await generations.claim("a", "e")).toEqual({ kind: "other" });
    generation.append(failure);
    expect(await generations.claim("a", "f")).toEqual({ kind: "same" });
    expect(generations.countRunning()).toBe(0);
  });

  it("gives every reader each record once and in order, whenever it comes", async () => {
    const generations = createMemoryGenerations();
    const generation = await begin(generations, "a");
    generation.append(section(1));
    const early = collect(await generations.follow("a", 0, never));
    const resumed = collect(await generations.follow("a", 1, never));
    await Promise.resolve();
    generation.append(section(2));
    generation.append(failure);
    generation.append(section("after the end"));
    expect(await Promise.all([early, resumed])).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
    expect(await collect(await generations.follow("a", 2, never))).toEqual([3]);
    expect(await collect(await generations.follow("none", 0, never))).toBeUndefined();
  });

  it("lets go of a reader that has left", async () => {
    const generations = createMemoryGenerations();
    await begin(generations, "a");
    const gone = new AbortController();
    const reading = collect(await generations.follow("a", 0, gone.signal));
    gone.abort();
    expect(await reading).toEqual([]);
  });

  it("cancels by its own request and tells the generator why", async () => {
    const generations = createMemoryGenerations();
    const generation = await begin(generations, "a");
    expect([await generations.cancel("a"), await generations.cancel("none")]).toEqual([true, false]);
    expect(generation.signal.reason).toBe("cancelled");
  });

  it("takes a claim back, so that the same key may come again", async () => {
    const generations = createMemoryGenerations();
    const generation = await begin(generations, "a");
    const reading = collect(await generations.follow("a", 0, never));
    await generation.forget();
    expect(await reading).toEqual([]);
    expect((await generations.claim("a", "f")).kind).toBe("new");
  });

  it("keeps a finished one for ten minutes", async () => {
    let now = 0;
    const generations = createMemoryGenerations(() => now);
    (await begin(generations, "a")).append(failure);
    now = 599_999;
    expect(await generations.claim("a", "f")).toEqual({ kind: "same" });
    now = 600_000;
    expect((await generations.claim("a", "f")).kind).toBe("new");
  });

  it("bounds its memory: the oldest finished ones go first, those that run stay", async () => {
    const generations = createMemoryGenerations();
    await begin(generations, "runs");
    for (let index = 0; index < 20; index += 1) {
      const generation = await begin(generations, String(index));
      generation.append(section("x".repeat(1024 * 1024)));
      generation.append(failure);
    }
    const kept = await Promise.all(
      ["runs", "0", "19"].map(async (id) => (await generations.follow(id, 0, never)) !== undefined),
    );
    expect(kept).toEqual([true, false, true]);
  });

  it("lets go first of what somebody has had whole, but not within the same second", async () => {
    let now = 0;
    const generations = createMemoryGenerations(() => now);
    const add = async (id: string) => {
      const generation = await begin(generations, id);
      generation.append(section("x".repeat(1_000_000)));
      generation.append(failure);
    };
    const listKept = () => ["cut off", "had whole", "third", "fourth", "fifth"].filter((id) => generations.holds(id));
    await add("cut off");
    await add("had whole");
    await collect(await generations.follow("had whole", 0, never));
    await add("third");
    now = 1000;
    await add("fourth");
    expect(listKept()).toEqual(["cut off", "third", "fourth"]);
    await collect(await generations.follow("fourth", 0, never));
    await add("fifth");
    expect(listKept()).toEqual(["third", "fourth", "fifth"]);
  });

  it("remembers a click for the whole ten minutes, also when its records had to go", async () => {
    let now = 0;
    const generations = createMemoryGenerations(() => now);
    const early = "0f8fad5b-d9cb-469f-a165-70867728950e";
    for (const id of [early, "7c9e6679-7425-40de-944b-e07fc1f90ae7"]) {
      const generation = await begin(generations, id);
      generation.append(section("x".repeat(8 * 1024 * 1024)));
      generation.append(failure);
    }
    now = 599_999;
    expect(await generations.follow(early, 0, never)).toBeUndefined();
    expect(await generations.claim(early, "f")).toEqual({ kind: "same" });
    expect(await generations.claim(early, "e")).toEqual({ kind: "other" });
    expect(await generations.cancel(early)).toBe(true);
    // Counted by the minute: ten at least, eleven at most.
    now = 660_000;
    expect((await generations.claim(early, "f")).kind).toBe("new");
  });

  it("gives a reader the rest of records that had to go meanwhile", async () => {
    const generations = createMemoryGenerations();
    const generation = await begin(generations, "read");
    generation.append(section("x"));
    generation.append(failure);
    const records = await generations.follow("read", 0, never);
    const big = await begin(generations, "big");
    big.append(section("x".repeat(9 * 1024 * 1024)));
    big.append(failure);
    expect(await generations.follow("read", 0, never)).toBeUndefined();
    expect(await collect(records)).toEqual([1, 2]);
  });

  it("lets new clicks wait when it can remember no more", async () => {
    let now = 0;
    const generations = createMemoryGenerations(() => now);
    for (let index = 0; index < 100_000; index += 1) (await begin(generations, String(index))).append(failure);
    await expect(generations.claim("one more", "f")).rejects.toMatchObject({ code: "busy", retryAfterMs: 10_000 });
    expect(await generations.claim("0", "f")).toEqual({ kind: "same" });
    now = 600_000;
    expect((await generations.claim("one more", "f")).kind).toBe("new");
  });
});
