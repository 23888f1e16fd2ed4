import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startRedis, type TestRedis } from "../../test/start-redis.ts";
import { createGuardedRedis, type GuardedRedis } from "../redis/guarded-redis.ts";
import type { Budget, Reservation } from "./budget.ts";
import { createRedisBudget } from "./redis-budget.ts";

let server: TestRedis;
let redis: GuardedRedis;
let budget: Budget;
/** Another instance, which can look while the first one is still away. */
let other: GuardedRedis;

const CAPS = [
  { name: "service", period: "2026-11-15", limit: 1_000_000 },
  { name: "service", period: "2026-11", limit: 1_000_000 },
];

beforeAll(async () => {
  server = await startRedis();
});

beforeEach(async () => {
  redis = createGuardedRedis(server.url);
  other = createGuardedRedis(server.url);
  budget = createRedisBudget(redis);
  await expect.poll(() => redis.isUp && other.isUp).toBe(true);
  await redis.run((client) => client.flushall());
});

afterEach(async () => {
  server.thaw();
  await Promise.all([redis.close(), other.close()]);
});

afterAll(() => server.kill());

async function readSpent(): Promise<number[]> {
  const keys = CAPS.map(({ name, period }) => `thinkshore:budget:${name}:${period}`);
  return (await other.run((client) => client.mget(keys))).map(Number);
}

async function reserve(tokens: number): Promise<Reservation> {
  const answer = await budget.reserve(CAPS, tokens);
  if (!answer.ok) throw new Error("expected a reservation");
  return answer.reservation;
}

/** Long enough that commands time out, and then until what was left over has been carried out. */
async function freezeDuring(work: () => Promise<unknown>): Promise<void> {
  server.freeze();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  server.thaw();
  await expect.poll(() => redis.isUp && other.isUp, { timeout: 20_000 }).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
}

it("settles each reservation once, although Redis hung meanwhile", async () => {
  const reservations = await Promise.all(Array.from({ length: 10 }, () => reserve(10_000)));
  await freezeDuring(() => Promise.all(reservations.map((reservation) => budget.settle(reservation, 1500))));
  await expect.poll(readSpent).toEqual([15_000, 15_000]);
});

it("settles once what is settled twice", async () => {
  const reservation = await reserve(1000);
  await budget.settle(reservation, 300);
  await budget.settle(reservation, 300);
  expect(await readSpent()).toEqual([300, 300]);
});

it("gives back a reservation that was carried out after it had been given up", async () => {
  await reserve(5);
  await freezeDuring(async () =>
    expect(await budget.reserve(CAPS, 10_000)).toEqual({ ok: false, reason: "budget-unknown" }),
  );
  await expect.poll(readSpent).toEqual([5, 5]);
});

it("does not count a reservation that is carried out after its own settlement", async () => {
  await reserve(5);
  const id = "10000000-0000-4000-8000-000000000000";
  await budget.settle({ id, caps: CAPS, tokens: 700 }, 0);
  const newId = vi.spyOn(crypto, "randomUUID").mockReturnValue(id);
  expect((await budget.reserve(CAPS, 700)).ok).toBe(false);
  newId.mockRestore();
  expect(await readSpent()).toEqual([5, 5]);
});
