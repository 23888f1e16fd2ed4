import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { readEvents } from "./read-events.ts";
import { startRedis } from "./start-redis.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

const services: Service[] = [];

afterEach(() => Promise.all(services.splice(0).map((service) => service.close())));

/** Two requests of one click, while the first waits at the rate limit that will refuse it. */
async function refuseTogether(env: Record<string, string>, instances: 1 | 2, stream: boolean) {
  const [one, two] = await Promise.all(
    Array.from({ length: instances }, () => startService({ env: { LIMIT_BROWSER: "1", ...env } })),
  );
  if (one === undefined) throw new Error("no service");
  services.push(one, ...(two === undefined ? [] : [two]));
  if (env.REDIS_URL !== undefined) {
    for (const service of services) await expect.poll(() => service.stores.isRedisUp?.()).toBe(true);
  }
  const { take } = one.stores.rateLimit;
  const headers = { "x-browser-id": randomUUID() };
  await one.app.request(generatePath, buildCall({ headers }));
  one.stores.rateLimit.take = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return take(...args);
  };
  const key = randomUUID();
  const first = one.app.request(generatePath, buildCall({ headers, key }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = (two ?? one).app.request(generatePath, buildCall({ headers, key, stream }));
  return Promise.all([first, second]);
}

describe.each<["memory" | "Redis", 1 | 2]>([
  ["memory", 1],
  ["Redis", 1],
  ["Redis", 2],
])("a request that joined one that is refused, with %s and %i instance(s)", (store, instances) => {
  it("is refused with the same code, as JSON and as a stream", async () => {
    const redis = store === "Redis" ? await startRedis() : undefined;
    const env = redis === undefined ? {} : { REDIS_URL: redis.url };
    const answers = await refuseTogether(env, instances, false);
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    for (const answer of answers) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await Promise.all(services.splice(0).map((service) => service.close()));
    const [, stream] = await refuseTogether(env, instances, true);
    const events = await readEvents(stream);
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "rate-limited", retryable: true } });
    await Promise.all(services.splice(0).map((service) => service.close()));
    await redis?.kill();
  });
});

it("a request that joined one which turns out to run elsewhere reads it from there", async () => {
  const redis = await startRedis();
  const env = { REDIS_URL: redis.url };
  const [one, two] = await Promise.all([startService({ env }), startService({ env })]);
  for (const service of [one, two]) await expect.poll(() => service.stores.isRedisUp?.()).toBe(true);
  const id = randomUUID();
  const running = await one.stores.generations.claim(id, "f");
  const { generations } = two.stores;
  const first = generations.claim(id, "f");
  expect(await generations.claim(id, "f")).toEqual({ kind: "same" });
  const records = await generations.follow(id, 0, new AbortController().signal);
  expect(await first).toEqual({ kind: "same" });
  if (running.kind !== "new") throw new Error("expected a new generation");
  running.generation.append({ event: "error", data: { code: "cancelled", message: "m", retryable: false } });
  const seen = [];
  for await (const record of records ?? []) seen.push(record.event);
  expect(seen).toEqual(["error"]);
  await Promise.all([one.close(), two.close()]);
  await redis.kill();
});
