import { expect, it } from "vitest";
import { startRedis } from "../../test/start-redis.ts";
import { createGuardedRedis } from "./guarded-redis.ts";

it("never sends again what was given up when the line broke", async () => {
  const server = await startRedis();
  const redis = createGuardedRedis(server.url);
  await expect.poll(() => redis.isUp).toBe(true);
  server.freeze();
  await expect(redis.run((client) => client.incr("count"))).rejects.toThrow("Redis is away");
  await server.kill();
  await server.start();
  await expect.poll(() => redis.isUp, { timeout: 20_000 }).toBe(true);
  expect(await redis.run((client) => client.get("count"))).toBeNull();
  await redis.close();
  await server.kill();
});

it("tells of a return after a line that broke only for a moment", async () => {
  const server = await startRedis();
  const redis = createGuardedRedis(server.url);
  await expect.poll(() => redis.isUp).toBe(true);
  let returns = 0;
  redis.onReturn(() => {
    returns += 1;
  });
  await server.kill();
  await server.start();
  await expect.poll(() => returns, { timeout: 20_000 }).toBe(1);
  await redis.close();
  await server.kill();
});
