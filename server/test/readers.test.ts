import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

let provider: ScriptedProvider;
let service: Service;
let address: string;
const good = JSON.stringify(goodRoutine);
const headers = { authorization: "Bearer thinkshore-public", accept: "text/event-stream" };

beforeEach(async () => {
  provider = await startScriptedProvider();
  provider.play(say(good));
  service = await startService({
    providerUrl: provider.url,
    env: { MAX_GENERATIONS: "5", MAX_GENERATIONS_BROWSER: "9" },
  });
  address = await service.listen();
});

afterEach(async () => {
  await service.close();
  await provider.close();
});

const post = (options?: Parameters<typeof buildCall>[0]) => fetch(address + generatePath, buildCall(options));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("a HEAD takes no reader's place", async () => {
  const key = randomUUID();
  await (await post({ key })).text();
  for (let turn = 0; turn < 12; turn += 1) {
    const response = await fetch(`${address + generatePath}/${key}`, { method: "HEAD", headers });
    expect(response.status).toBe(200);
  }
  expect(service.readers.count()).toBe(0);
  expect((await fetch(`${address + generatePath}/${key}`, { headers })).status).toBe(200);
});

it("a client that hangs up at once gives its place back", async () => {
  const call = buildCall({ stream: true, body: { ...goodRequest, generator: "builtin" } });
  for (let turn = 0; turn < 60; turn += 1) {
    const sent = request(address + generatePath, { method: "POST", headers: call.headers as Record<string, string> });
    sent.on("error", () => {});
    sent.end(call.body);
    await pause(turn % 4);
    sent.destroy();
  }
  await expect.poll(() => service.readers.count()).toBe(0);
  await pause(300);
  expect(service.readers.count()).toBe(0);
});

it.each([true, false])("a reader too many is refused before anything is spent (stream: %s)", async (stream) => {
  const places = Array.from({ length: 10 }, () => service.readers.add(() => {}));
  const refused = await post({ stream, key: randomUUID() });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(provider.calls).toHaveLength(0);
  for (const leave of places) leave();
  expect((await post({ stream })).status).toBe(200);
});

it("a JSON reader counts as long as it waits, and no longer than its client", async () => {
  provider.play(say(good, { size: 10, pauseMs: 50 }));
  const control = new AbortController();
  const key = randomUUID();
  const answer = fetch(address + generatePath, { ...buildCall({ key }), signal: control.signal }).catch(() => "left");
  await expect.poll(() => service.readers.count()).toBe(1);
  control.abort();
  expect(await answer).toBe("left");
  await expect.poll(() => service.readers.count()).toBe(0);
  expect(service.stores.generations.countRunning()).toBe(1);
});
