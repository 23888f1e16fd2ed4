import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodRoutine } from "./good-routine.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { startProcess } from "./start-process.ts";
import { buildCall, generatePath } from "./start-service.ts";

let provider: ScriptedProvider;

beforeAll(async () => {
  provider = await startScriptedProvider();
});

afterAll(() => provider.close());

const withModel = () => ({ AI_MODEL: "compatible:scripted", AI_BASE_URL: provider.url });

describe("the start", () => {
  it("says where it is and what generates, and serves the pages", async () => {
    const service = await startProcess();
    expect(service.output()).toContain("Generator: built-in composer (no model configured)");
    expect(await (await fetch(service.address)).text()).toContain("Thinkshore");
    expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
  });

  it("names the model that is configured", async () => {
    const service = await startProcess(withModel());
    expect(service.output()).toContain("Generator: compatible:scripted");
    await service.stop();
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["a wrong setting", { PORT: "many" }, /^Thinkshore could not start\. Set PORT to a whole number.*\n$/],
    ["no built site", { SITE_FOLDER: "/nowhere" }, /^Thinkshore could not start\. .*run "npm run build" first\.\n$/],
    ["a model without an address", { AI_MODEL: "compatible:x" }, /^Thinkshore could not start\. Set AI_BASE_URL .*\n$/],
  ])("stops at %s with one sentence", async (_name, env, sentence) => {
    const service = await startProcess(env);
    expect(await service.ended).toBe(1);
    expect(service.output()).toMatch(sentence);
  });

  it("stops at a port in use with one sentence", async () => {
    const first = await startProcess();
    const second = await startProcess({ PORT: new URL(first.address).port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("set PORT to a free one");
    await first.stop();
  });
});

describe("the stop", () => {
  it("is not ready at once, refuses new work, lets running streams finish, and exits with 0", async () => {
    provider.play(say(JSON.stringify(goodRoutine), { size: 200, pauseMs: 60 }));
    const service = await startProcess(withModel());
    const call = () => fetch(service.address + generatePath, buildCall({ stream: true }));
    const streams = await Promise.all(Array.from({ length: 20 }, call));
    service.child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${service.address}/readyz`)).status).toBe(503);
    expect((await call()).status).toBe(503);
    const texts = await Promise.all(streams.map((response) => response.text()));
    expect(texts.filter((text) => text.includes("event: done"))).toHaveLength(20);
    const start = Date.now();
    expect(await service.ended).toBe(0);
    expect(Date.now() - start).toBeLessThan(5000);
  });
});
