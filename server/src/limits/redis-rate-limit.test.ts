import { afterAll, beforeAll, expect, it } from "vitest";
import { startRedis, type TestRedis } from "../../test/start-redis.ts";
import { createGuardedRedis, type GuardedRedis } from "../redis/guarded-redis.ts";
import { createMemoryRateLimit } from "./rate-limit.ts";
import { createRedisRateLimit } from "./redis-rate-limit.ts";

let server: TestRedis;
let redis: GuardedRedis;

beforeAll(async () => {
  server = await startRedis();
  redis = createGuardedRedis(server.url);
});

afterAll(async () => {
  await redis.close();
  await server.kill();
});

it("lets one runaway browser use up nothing of what its school shares", async () => {
  await expect.poll(() => redis.isUp).toBe(true);
  const limit = createRedisRateLimit(redis, 300_000, createMemoryRateLimit(300_000));
  const take = (browser: string) =>
    limit.take([
      { key: `browser:${browser}`, limit: 3 },
      { key: "address:school", limit: 10 },
    ]);
  const first = await Promise.all([take("runaway"), take("runaway"), take("runaway")]);
  expect(first).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  for (let turn = 0; turn < 20; turn += 1) await take("runaway");
  expect(await take("runaway")).toMatchObject({ ok: false, retryAfterMs: expect.any(Number) });
  expect(await take("teacher")).toEqual({ ok: true });
  expect(await redis.run((client) => client.get("thinkshore:rate:address:school"))).toBe("4");
});
