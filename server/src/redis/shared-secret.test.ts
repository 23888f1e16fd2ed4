import { expect, it } from "vitest";
import { startRedis } from "../../test/start-redis.ts";
import { createGuardedRedis } from "./guarded-redis.ts";
import { createSharedSecret } from "./shared-secret.ts";

it("is random, the same for all instances, and outlives a Redis that lost it", async () => {
  const server = await startRedis();
  const instances = [createGuardedRedis(server.url), createGuardedRedis(server.url)] as const;
  const areUp = () => instances.every(({ isUp }) => isUp);
  // Made while Redis is not known to be there, each has its own at first.
  const [one, two] = await Promise.all(instances.map(createSharedSecret));
  await expect.poll(areUp).toBe(true);
  await expect.poll(() => one?.() === two?.()).toBe(true);
  const secret = one?.() ?? "";
  expect(Buffer.from(secret, "base64")).toHaveLength(32);

  await server.kill();
  await expect.poll(() => instances.some(({ isUp }) => isUp)).toBe(false);
  await server.start();
  await expect.poll(areUp, { timeout: 20_000 }).toBe(true);
  await expect.poll(() => instances[0].run((client) => client.exists("thinkshore:secret"))).toBe(1);
  const late = createGuardedRedis(server.url);
  await expect.poll(() => late.isUp).toBe(true);
  const three = await createSharedSecret(late);
  expect([one?.(), two?.(), three()]).toEqual([secret, secret, secret]);
  for (const redis of [...instances, late]) await redis.close();
  await server.kill();
});
