import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../src/node/listen.ts";
import { prepareStop } from "../src/node/stop.ts";
import { goodRoutine } from "./good-routine.ts";
import { readEvents } from "./read-events.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { startRedis, type TestRedis } from "./start-redis.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

let redis: TestRedis;
let provider: ScriptedProvider;
const services: Service[] = [];
const good = JSON.stringify(goodRoutine);
const headers = { authorization: "Bearer thinkshore-public", accept: "text/event-stream" };

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.kill());

beforeEach(async () => {
  provider = await startScriptedProvider();
});

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
  await provider.close();
});

async function start(env: Record<string, string> = {}) {
  const service = await startService({ providerUrl: provider.url, env });
  services.push(service);
  const address = await service.listen();
  const stopWithin = (graceMs: number, close = async () => {}) => {
    const { server, readers, stores } = service;
    const hooks = {
      server,
      countRunning: () => stores.generations.countRunning(),
      countReaders: () => readers.count(),
      endRunning: () => stores.generations.stopAll("stopping"),
      endReaders: () => readers.endAll(),
      close,
    };
    return prepareStop(hooks, graceMs);
  };
  return { ...service, address, stopWithin };
}

describe("a stop", () => {
  async function resumeElsewhere(graceMs: number) {
    const env = { REDIS_URL: redis.url };
    const [one, two] = await Promise.all([start(env), start(env)]);
    const stop = two.stopWithin(graceMs);
    const key = randomUUID();
    provider.play(say(good, { size: 200, pauseMs: 60 }));
    await fetch(one.address + generatePath, buildCall({ key, stream: true }));
    const stream = await fetch(`${two.address + generatePath}/${key}`, { headers });
    const json = fetch(`${two.address + generatePath}/${key}`, { headers: { ...headers, accept: "application/json" } });
    await expect.poll(() => two.readers.count()).toBe(2);
    const stopped = stop();
    const events = await readEvents(stream);
    await stopped;
    return { last: events.at(-1), json: await json, one, key };
  }

  it("lets the readers of another instance's generation finish", async () => {
    const { last, json } = await resumeElsewhere(20_000);
    expect(last).toMatchObject({ event: "done", data: { routine: goodRoutine } });
    expect(json.status).toBe(200);
  }, 30_000);

  it("tells them at the deadline that it stops, and the generation goes on", async () => {
    const { last, json, one, key } = await resumeElsewhere(300);
    expect(last).toMatchObject({ event: "error", data: { code: "stopping", retryable: true } });
    expect([json.status, json.headers.get("retry-after")]).toEqual([503, "5"]);
    const events = await readEvents(await fetch(`${one.address + generatePath}/${key}`, { headers }));
    expect(events.at(-1)?.event).toBe("done");
  }, 30_000);

  it("ends at the deadline what runs without a reader, settled and with its last event, before it closes", async () => {
    const service = await start();
    provider.play({ kind: "mute" });
    const { budget } = service.stores;
    const { settle } = budget;
    let isSettled = false;
    budget.settle = async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await settle(...args);
      isSettled = true;
    };
    const key = randomUUID();
    const control = new AbortController();
    const call = { ...buildCall({ key, stream: true }), signal: control.signal };
    await fetch(service.address + generatePath, call);
    await expect.poll(() => provider.calls.length).toBe(1);
    control.abort();
    await expect.poll(() => service.readers.count()).toBe(0);
    let wasSettled = false;
    const stop = service.stopWithin(300, async () => {
      wasSettled = isSettled;
    });
    await stop();
    expect(wasSettled).toBe(true);
    const events = await readEvents(await service.app.request(`${generatePath}/${key}`, { headers }));
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "stopping" } });
  });

  it("is not held up by connections on which nothing was asked", async () => {
    const service = await start();
    const stop = service.stopWithin(20_000);
    const { port, hostname } = new URL(service.address);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once("connect", resolve));
    await (await fetch(`${service.address}/healthz`)).text();
    const begun = Date.now();
    await stop();
    expect(Date.now() - begun).toBeLessThan(3000);
    socket.destroy();
  });

  it("waits for answers that are still on their way, longer than two seconds", async () => {
    const server = createServer((_request, response) => {
      response.write("first, ");
      setTimeout(() => response.end("last"), 3000);
    });
    const none = () => 0;
    const hooks = { countRunning: none, countReaders: none, endRunning: none, endReaders: none, close: async () => {} };
    const stop = prepareStop({ server, ...hooks }, 20_000);
    const response = await fetch(await listen(server, 0, "127.0.0.1"));
    const begun = Date.now();
    const [text] = await Promise.all([response.text(), stop()]);
    expect(text).toBe("first, last");
    expect(Date.now() - begun).toBeLessThan(6000);
  });
});
