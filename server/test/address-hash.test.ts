import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createAddressHash } from "../src/observe/log.ts";
import { startProcess } from "./start-process.ts";
import { startRedis } from "./start-redis.ts";
import { generatePath } from "./start-service.ts";

it("instances that share a Redis log one client under one hash, which nobody can make from their settings", async () => {
  const redis = await startRedis();
  const services = await Promise.all([0, 1].map(() => startProcess({ REDIS_URL: redis.url })));
  const clients = await Promise.all(
    services.map(async ({ address, output }) => {
      await fetch(`${address}${generatePath}`, { method: "POST" });
      const find = () => /"client":"([^"]+)"/.exec(output())?.[1];
      await expect.poll(find).toBeDefined();
      return find();
    }),
  );
  expect(clients[0]).toBe(clients[1]);
  for (const secret of [redis.url, createHash("sha256").update(redis.url).digest()]) {
    expect(clients).not.toContain(createAddressHash(() => secret)("127.0.0.1"));
  }
  await Promise.all(services.map((service) => service.stop()));
  await redis.kill();
});
