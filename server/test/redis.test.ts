import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";
import { parseEvents, readEvents } from "./read-events.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { startRedis, type TestRedis } from "./start-redis.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

let redis: TestRedis;
let provider: ScriptedProvider;
let one: Service;
let two: Service;
const good = JSON.stringify(goodRoutine);

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.kill());

async function start(env: Record<string, string> = {}): Promise<Service> {
  const service = await startService({ providerUrl: provider.url, env: { REDIS_URL: redis.url, ...env } });
  await expect.poll(() => service.stores.isRedisUp?.()).toBe(true);
  return service;
}

beforeEach(async () => {
  provider = await startScriptedProvider();
  provider.play(say(good));
  [one, two] = await Promise.all([start(), start()]);
});

afterEach(async () => {
  redis.thaw();
  await Promise.all([one.close(), two.close(), provider.close()]);
});

const get = (service: Service, key: string, headers: Record<string, string> = {}, method = "GET") =>
  service.app.request(`${generatePath}/${key}`, {
    method,
    headers: { authorization: "Bearer thinkshore-public", accept: "text/event-stream", ...headers },
  });
const post = (service: Service, options?: Parameters<typeof buildCall>[0]) =>
  service.app.request(generatePath, buildCall(options));

/** How long the composer usually takes here. */
async function time(service: Service): Promise<number> {
  const start = performance.now();
  await (await post(service, { body: { ...goodRequest, generator: "builtin" } })).text();
  return performance.now() - start;
}

describe("two instances as one", () => {
  it("resume each other's streams while they run, without a second call", async () => {
    provider.play(say(good, { size: 150, pauseMs: 20 }));
    const key = randomUUID();
    const begun = await post(one, { key, stream: true });
    const reader = begun.body?.getReader();
    let seen = "";
    while (!seen.includes("id: 2")) seen += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    const rest = await readEvents(await get(two, key, { "last-event-id": "2" }));
    const all = await readEvents(await get(one, key));
    expect([...parseEvents(seen).slice(0, 2), ...rest]).toEqual(all);
    expect(all.at(-1)).toMatchObject({ event: "done", data: { routine: goodRoutine } });
    expect(provider.calls).toHaveLength(1);
  });

  it("answer one key with one call, whichever is asked", async () => {
    provider.play(say(good, { size: 400, pauseMs: 10 }));
    const key = randomUUID();
    const [first, second] = await Promise.all([post(one, { key }), post(two, { key })]);
    expect(await first.json()).toEqual(await second.json());
    expect((await post(two, { key, body: { ...goodRequest, language: "es" } })).status).toBe(409);
    expect(provider.calls).toHaveLength(1);
  });

  it("cancel each other's generations within two seconds", async () => {
    provider.play(say(good, { size: 20, pauseMs: 100 }));
    const key = randomUUID();
    const stream = await post(one, { key, stream: true });
    const start = Date.now();
    expect((await get(two, key, {}, "DELETE")).status).toBe(204);
    expect((await readEvents(stream)).at(-1)).toMatchObject({ event: "error", data: { code: "cancelled" } });
    await expect.poll(() => provider.calls[0]?.abortedAt).toBeDefined();
    expect((provider.calls[0]?.abortedAt ?? 0) - start).toBeLessThan(2000);
  });

  it("count limits, budgets, places and views together", async () => {
    const env = { LIMIT_BROWSER: "3" };
    const [left, right] = await Promise.all([start(env), start(env)]);
    const headers = { "x-browser-id": randomUUID() };
    const statuses = [];
    for (const service of [left, right, left, right]) statuses.push((await post(service, { headers })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const view = { method: "POST", body: JSON.stringify({ name: "pageview", url: "https://a.example/help" }) };
    await left.app.request("/api/event", view);
    await right.app.request("/api/event", view);
    expect(await left.metrics()).toContain('thinkshore_page_views_total{route="/help"} 2');
    await Promise.all([left.close(), right.close()]);
  });

  it("give one browser its three places together", async () => {
    provider.play(say(good, { size: 200, pauseMs: 40 }));
    const headers = { "x-browser-id": randomUUID() };
    const responses = await Promise.all(
      [one, two, one, two].map((service) => post(service, { headers, stream: true })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503]);
    await Promise.all(responses.map((response) => response.text()));
    expect((await post(two, { headers })).status).toBe(200);
  });

  it("spend one budget", async () => {
    provider.play(say(good, { size: 400, pauseMs: 40 }));
    const env = { BUDGET_DAY: "100000000", BUDGET_BROWSER_DAY: "25000" };
    const [left, right] = await Promise.all([start(env), start(env)]);
    const headers = { "x-browser-id": randomUUID() };
    const answers = await Promise.all([left, right].map(async (service) => (await post(service, { headers })).json()));
    const kinds = answers.map((answer) => (answer as { source: { kind: string } }).source.kind);
    expect(kinds.sort()).toEqual(["builtin", "model"]);
    expect(provider.calls).toHaveLength(1);
    await Promise.all([left.close(), right.close()]);
  });

  it("tell a reader when the instance that generated is gone", async () => {
    const key = randomUUID();
    provider.play(say(good, { size: 20, pauseMs: 100 }));
    const dying = await start();
    await post(dying, { key, stream: true });
    await expect.poll(async () => (await get(two, key)).status).toBe(200);
    // What a crash leaves behind: a claim, no end, and a lease that nobody renews.
    await dying.stores.close();
    const events = await readEvents(await get(two, key));
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "internal", retryable: true } });
    await dying.close();
  }, 30_000);
});

describe.each(["hung", "killed"] as const)("a Redis that is %s", (state) => {
  it("holds nothing up for long, leaves limits in force, spends nothing, and is used again by itself", async () => {
    const service = await start({ LIMIT_BROWSER: "2" });
    const usual = Math.max(...(await Promise.all([time(service), time(service), time(service)])));
    if (state === "hung") redis.freeze();
    else await redis.kill();
    const headers = { "x-browser-id": randomUUID() };
    const answers: { status: number; ms: number; kind: string | undefined }[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const start = performance.now();
      const response = await post(service, { headers });
      const { source } = (await response.json()) as { source?: { kind: string; reason?: string } };
      answers.push({ status: response.status, ms: performance.now() - start, kind: source?.reason });
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(answers.slice(0, 2).map(({ kind }) => kind)).toEqual(["budget-unknown", "budget-unknown"]);
    // The figure of 250 ms is measured by `npm run test:faults`; here only a hang counts as a failure.
    for (const { ms } of answers) expect(ms - usual).toBeLessThan(5000);
    expect(provider.calls).toHaveLength(0);

    if (state === "hung") redis.thaw();
    else await redis.start();
    await expect.poll(() => service.stores.isRedisUp?.(), { timeout: 20_000 }).toBe(true);
    const answer = (await (await post(service)).json()) as { source: { kind: string } };
    expect(answer.source.kind).toBe("model");
    await service.close();
  });

  it("puts off who resumes or cancels elsewhere, and says when to come again", async () => {
    provider.play(say(good, { size: 20, pauseMs: 100 }));
    const key = randomUUID();
    const stream = await post(one, { key, stream: true });
    if (state === "hung") redis.freeze();
    else await redis.kill();
    for (const method of ["GET", "DELETE"]) {
      const response = await get(two, key, {}, method);
      expect([method, response.status, response.headers.get("retry-after")]).toEqual([method, 503, "5"]);
    }
    if (state === "hung") redis.thaw();
    else await redis.start();
    await expect.poll(() => one.stores.isRedisUp?.() && two.stores.isRedisUp?.(), { timeout: 20_000 }).toBe(true);
    await expect.poll(async () => (await get(two, key, {}, "DELETE")).status, { timeout: 20_000 }).toBe(204);
    expect((await readEvents(stream)).at(-1)).toMatchObject({ event: "error", data: { code: "cancelled" } });
  });

  it("does not disturb a stream that runs, and learns the rest of it afterwards", async () => {
    provider.play(say(good, { size: 100, pauseMs: 20 }));
    const key = randomUUID();
    const stream = await post(one, { key, stream: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (state === "hung") redis.freeze();
    else await redis.kill();
    const events = await readEvents(stream);
    expect(events.at(-1)?.event).toBe("done");
    if (state === "hung") {
      redis.thaw();
      await expect.poll(() => two.stores.isRedisUp?.(), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => one.stores.isRedisUp?.(), { timeout: 20_000 }).toBe(true);
      await expect.poll(async () => readEvents(await get(two, key)), { timeout: 20_000 }).toEqual(events);
    } else await redis.start();
  });
});
