import { randomUUID } from "node:crypto";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

let provider: ScriptedProvider;
let service: Service;

beforeAll(async () => {
  provider = await startScriptedProvider();
  provider.play(say(JSON.stringify(goodRoutine)));
  service = await startService({ providerUrl: provider.url, env: { ALLOWED_ORIGINS: "https://friend.example" } });
});

afterAll(async () => {
  await service.close();
  await provider.close();
});

type Call = Parameters<typeof buildCall>[0];

async function refuse(call: Call, target = service): Promise<{ status: number; code: string; message: string }> {
  const response = await target.app.request(generatePath, buildCall(call));
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, code: error.code, message: error.message };
}

const withForm = (change: object) => ({ ...goodRequest, formData: { ...goodRequest.formData, ...change } });

describe("the first gates", () => {
  it.each<[string, Call, number, string]>([
    ["no key", { headers: { authorization: "" } }, 401, "unauthorized"],
    ["a wrong key", { headers: { authorization: "Bearer other" } }, 401, "unauthorized"],
    ["a foreign page", { headers: { origin: "https://evil.example" } }, 403, "bad-origin"],
    ["a body over 32 KB", { body: JSON.stringify(withForm({ gradeLevel: "x".repeat(33_000) })) }, 413, "too-large"],
    ["another content type", { headers: { "content-type": "text/plain" } }, 415, "unsupported-media-type"],
    ["broken JSON", { body: "{" }, 400, "bad-request"],
    ["no object", { body: "null" }, 400, "bad-request"],
    ["no form", { body: { language: "en" } }, 400, "bad-request"],
    ["an unknown language", { body: { ...goodRequest, language: "de" } }, 400, "bad-request"],
    ["an unknown type", { body: withForm({ thinkingType: "dreaming" }) }, 400, "bad-request"],
    ["no role", { body: withForm({ aiRoles: [] }) }, 400, "bad-request"],
    ["a text over its limit", { body: withForm({ subject: "x".repeat(201) }) }, 400, "bad-request"],
    ["a key that is no UUID", { key: "again" }, 400, "bad-request"],
  ])("turn away %s", async (_name, call, status, code) => {
    const before = provider.calls.length;
    expect(await refuse(call)).toMatchObject({ status, code });
    expect(provider.calls).toHaveLength(before);
  });

  it("speak all eight languages, by the body first and by the header otherwise", async () => {
    const messages = await Promise.all(
      LANGUAGES.map(async (language) => (await refuse({ body: { ...withForm({ aiRoles: [] }), language } })).message),
    );
    expect(new Set(messages).size).toBe(8);
    const byHeader = await refuse({ body: "{", headers: { "accept-language": "ja,en;q=0.5" } });
    expect(byHeader.message).toBe(messages[LANGUAGES.indexOf("ja")]);
  });

  it.each([
    ["our own page", { origin: "http://localhost" }],
    [
      "our own page behind a proxy that changed the host",
      { origin: "https://school.example", "sec-fetch-site": "same-origin" },
    ],
    ["a page that the operator has named", { origin: "https://friend.example" }],
    ["a program", {}],
  ])("let in %s", async (_name, headers) => {
    expect((await service.app.request(generatePath, buildCall({ headers }))).status).toBe(200);
  });

  it("answer the preflight of a named page and of no other", async () => {
    const preflight = (origin: string) =>
      service.app.request(generatePath, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const friend = await preflight("https://friend.example");
    expect(friend.headers.get("access-control-allow-origin")).toBe("https://friend.example");
    expect(friend.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    expect(friend.headers.get("cross-origin-resource-policy")).toBeNull();
    expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("the rate limit", () => {
  const browser = (id: string) => ({ "x-browser-id": id });

  it("stops one browser and not the school around it", async () => {
    const school = await startService({ env: { LIMIT_BROWSER: "2", LIMIT_ADDRESS: "100" }, providerUrl: provider.url });
    const call = (id: string) => school.app.request(generatePath, buildCall({ headers: browser(id) }));
    const busy = randomUUID();
    const statuses = [await call(busy), await call(busy), await call(busy)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    for (let teacher = 0; teacher < 60; teacher += 1) expect((await call(randomUUID())).status).toBe(200);
    const refused = await call(busy);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await school.close();
  });

  it("stops one address that keeps inventing browsers", async () => {
    const small = await startService({ env: { LIMIT_ADDRESS: "3" }, providerUrl: provider.url });
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) {
      statuses.push((await small.app.request(generatePath, buildCall({ headers: browser(randomUUID()) }))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await small.close();
  });

  it("believes forwarded addresses only behind a proxy", async () => {
    const call = (target: Service, address: string) =>
      target.app.request(generatePath, buildCall({ headers: { "x-forwarded-for": address } }), {
        remoteAddress: "10.0.0.1",
      });
    const direct = await startService({ env: { LIMIT_ADDRESS: "1" }, providerUrl: provider.url });
    expect([(await call(direct, "1.1.1.1")).status, (await call(direct, "2.2.2.2")).status]).toEqual([200, 429]);
    const proxied = await startService({ env: { LIMIT_ADDRESS: "1", TRUST_PROXY: "1" }, providerUrl: provider.url });
    expect([(await call(proxied, "1.1.1.1")).status, (await call(proxied, "2.2.2.2")).status]).toEqual([200, 200]);
    await direct.close();
    await proxied.close();
  });

  it("does not count a repeated click, and lets a refused key come again", async () => {
    const small = await startService({
      env: { LIMIT_BROWSER: "1", LIMIT_WINDOW_SECONDS: "1" },
      providerUrl: provider.url,
    });
    const headers = browser(randomUUID());
    const key = randomUUID();
    const call = (id: string) => small.app.request(generatePath, buildCall({ headers, key: id }));
    expect([(await call(key)).status, (await call(key)).status]).toEqual([200, 200]);
    const later = randomUUID();
    expect((await call(later)).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await call(later)).status).toBe(200);
    await small.close();
  });
});

describe("concurrency", () => {
  it("refuses what the instance cannot carry, at once and with Retry-After, and never harms what runs", async () => {
    const slow = await startScriptedProvider();
    slow.play(say(JSON.stringify(goodRoutine), { size: 400, pauseMs: 40 }));
    const small = await startService({ env: { MAX_GENERATIONS: "5" }, providerUrl: slow.url });
    const start = Date.now();
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => small.app.request(generatePath, buildCall({ stream: true }))),
    );
    expect(Date.now() - start).toBeLessThan(5000);
    const accepted = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 503);
    expect([accepted.length, refused.length]).toEqual([5, 10]);
    expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
    for (const response of accepted) expect(await response.text()).toContain("event: done");
    expect((await small.app.request(generatePath, buildCall())).status).toBe(200);
    await small.close();
    await slow.close();
  });

  it("gives one browser three places at a time", async () => {
    const slow = await startScriptedProvider();
    slow.play(say(JSON.stringify(goodRoutine), { size: 400, pauseMs: 40 }));
    const target = await startService({ providerUrl: slow.url });
    const headers = { "x-browser-id": randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => target.app.request(generatePath, buildCall({ stream: true, headers }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503]);
    await Promise.all(responses.map((response) => response.text()));
    expect((await target.app.request(generatePath, buildCall({ headers }))).status).toBe(200);
    await target.close();
    await slow.close();
  });

  it("starts nothing new while the process is stopping", async () => {
    const stopping = await startService({ providerUrl: provider.url, isReady: () => false });
    expect(await refuse({}, stopping)).toMatchObject({ status: 503, code: "stopping" });
    expect((await stopping.app.request("/readyz")).status).toBe(503);
    expect((await stopping.app.request("/healthz")).status).toBe(200);
    await stopping.close();
  });
});

describe("budgets", () => {
  it("reserve the worst case of everything that runs at once", async () => {
    const slow = await startScriptedProvider();
    slow.play(say(JSON.stringify(goodRoutine), { size: 400, pauseMs: 40 }));
    // Room for one reservation of a prompt and 8,000 tokens, not for two.
    const target = await startService({ providerUrl: slow.url, env: { BUDGET_DAY: "25000" } });
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => target.app.request(generatePath, buildCall({ stream: true }))),
    );
    await Promise.all(responses.map((response) => response.text()));
    expect(slow.calls).toHaveLength(1);
    await target.close();
    await slow.close();
  });
});

describe("what is written down", () => {
  it("holds ids, codes and times, but no lesson text and no address", async () => {
    const secret = "the quarrel of two pupils in class 8b";
    const formData = { ...goodRequest.formData, additionalContext: secret, subject: "Zebrafish" };
    const call = buildCall({ body: { ...goodRequest, formData } });
    await service.app.request(generatePath, call, { remoteAddress: "203.0.113.77" });
    const log = service.lines.join("");
    expect(log).toContain('"msg":"generation ended"');
    expect(log).not.toContain(secret);
    expect(log).not.toContain("Zebrafish");
    expect(log).not.toContain("203.0.113");
    expect(log).not.toContain(goodRoutine.title);
  });

  it("counts generations, sections, tokens, refusals and streams", async () => {
    const text = await service.metrics();
    expect(text).toMatch(/thinkshore_generations_total\{outcome="done",source="model"\} \d/);
    expect(text).toMatch(/thinkshore_first_section_seconds_count\{source="model"\} \d/);
    expect(text).toMatch(/thinkshore_tokens_total\{kind="output"\} \d/);
    expect(text).toMatch(/thinkshore_refusals_total\{code="bad-request"\} \d/);
    expect(text).toContain("thinkshore_streams_open 0");
    expect(text).toContain("thinkshore_generations_running 0");
  });
});
