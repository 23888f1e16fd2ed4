import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";
import { readEvents } from "./read-events.ts";
import { type Act, type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

let provider: ScriptedProvider;
let service: Service;
const good = JSON.stringify(goodRoutine);
const half = good.slice(0, good.length / 2);
const status = (code: number, headers?: Record<string, string>): Act => ({
  kind: "status",
  status: code,
  ...(headers && { headers }),
});

beforeEach(async () => {
  provider = await startScriptedProvider();
  service = await startService({
    providerUrl: provider.url,
    timeouts: { firstTokenMs: 1000, idleMs: 1000, totalMs: 4000 },
  });
});

afterEach(async () => {
  await service.close();
  await provider.close();
});

const post = (stream: boolean) => service.app.request(generatePath, buildCall({ stream }));

describe("a fault of the provider ends in a valid routine", () => {
  it.each<[string, Act[], number]>([
    ["429 once", [status(429), say(good)], 2],
    ["429 with a short pause", [status(429, { "retry-after": "1" }), say(good)], 2],
    ["500 twice", [status(500), status(500), say(good)], 3],
    ["529 once", [status(529), say(good)], 2],
    ["an error inside the stream before the first word", [say("", { ending: "error-inside" }), say(good)], 2],
    ["a cut before the first word", [say("", { ending: "cut" }), say(good)], 2],
    ["one byte per chunk", [say(good, { size: 1 })], 1],
    ["an end without terminator", [say(good, { ending: "no-terminator" })], 1],
    ["a truncated answer that is mended", [say(half, { ending: "length" }), say(good)], 2],
    ["malformed JSON that is mended", [say(good.replace('"overview":', '"overview"')), say(good)], 2],
  ])("%s", async (_name, acts, calls) => {
    provider.play(...acts);
    const events = await readEvents(await post(true));
    expect(events.at(-1)).toMatchObject({ event: "done", data: { routine: goodRoutine, quality: [] } });
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(provider.calls).toHaveLength(calls);
  });
});

describe("a fault of the provider ends in a visible error that can be retried", () => {
  it.each<[string, Act[], string, number]>([
    ["429 for ever", [status(429)], "provider-failed", 3],
    ["429 with a long pause", [status(429, { "retry-after": "120" })], "provider-failed", 1],
    ["500 for ever", [status(500)], "provider-failed", 3],
    ["529 for ever", [status(529)], "provider-failed", 3],
    ["401, which trying again cannot mend", [status(401)], "provider-failed", 1],
    ["silence from the start", [{ kind: "mute" }], "provider-timeout", 1],
    ["silence after the headers", [say("", { ending: "silence" })], "provider-timeout", 1],
    ["silence in the middle", [say(half, { ending: "silence" })], "provider-timeout", 1],
    ["a cut in the middle", [say(half, { ending: "cut" })], "provider-failed", 1],
    ["an error inside the stream", [say(half, { ending: "error-inside" })], "provider-failed", 1],
    ["a malformed event in the stream", [say(half, { ending: "malformed" })], "provider-failed", 1],
    ["a truncated answer, twice", [say(half, { ending: "length" })], "bad-answer", 2],
    ["no JSON, twice", [say("Sorry.")], "bad-answer", 2],
    ["a model that never stops", [say("x".repeat(210_000), { size: 1000 })], "bad-answer", 1],
  ])("%s", async (_name, acts, code, calls) => {
    provider.play(...acts);
    const start = Date.now();
    const events = await readEvents(await post(true));
    expect(Date.now() - start).toBeLessThan(6000);
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code, retryable: true } });
    expect(events.filter(({ event }) => event !== "section")).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain("a secret of the provider");
    expect(provider.calls).toHaveLength(calls);
  });

  it("a refusal by the provider's filter, which only other words can change", async () => {
    provider.play(say("", { ending: "content-filter" }));
    const events = await readEvents(await post(true));
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "provider-refused", retryable: false } });
  });

  it("an answer that takes longer than the whole may take", async () => {
    provider.play(say(good, { size: 4, pauseMs: 100 }));
    const start = Date.now();
    const events = await readEvents(await post(true));
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "provider-timeout" } });
    expect(Date.now() - start).toBeLessThan(6000);
    await expect.poll(() => provider.calls[0]?.abortedAt).toBeDefined();
  });

  it("as JSON with a fitting status", async () => {
    provider.play(status(500));
    expect((await post(false)).status).toBe(502);
    provider.play({ kind: "mute" });
    expect((await post(false)).status).toBe(504);
  });
});

describe("the breaker", () => {
  it("leaves a provider alone that keeps failing, refuses at once, and offers the composer", async () => {
    provider.play(status(401));
    for (let turn = 0; turn < 5; turn += 1) expect((await post(false)).status).toBe(502);
    const calls = provider.calls.length;
    const start = Date.now();
    const refused = await post(true);
    expect(Date.now() - start).toBeLessThan(2000);
    expect(refused.status).toBe(502);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("built-in composer") } });
    expect(provider.calls).toHaveLength(calls);
    const composed = await service.app.request(
      generatePath,
      buildCall({ body: { ...goodRequest, generator: "builtin" } }),
    );
    expect(composed.status).toBe(200);
  });

  it.each<[string, Act]>([
    ["400", status(400)],
    ["413", status(413)],
    ["422", status(422)],
    ["an answer without end", say("x".repeat(210_000), { size: 1000 })],
  ])("does not count a lesson that gets %s against the provider", async (_name, act) => {
    provider.play(act);
    for (let turn = 0; turn < 6; turn += 1) await post(false);
    provider.play(say(good));
    expect((await post(false)).status).toBe(200);
  });
});

describe("the budget", () => {
  /** What these calls cost: as settled with the budget, and as counted for the operator. */
  async function spend(acts: Act[]) {
    const budget = service.stores.budget;
    const settled: number[] = [];
    const { settle } = budget;
    budget.settle = (reservation, used) => {
      settled.push(used);
      return settle(reservation, used);
    };
    for (const act of acts) {
      provider.play(act);
      await post(false);
    }
    const text = await service.metrics();
    const read = (kind: string) => Number(new RegExp(`tokens_total\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    return { settled, counted: { input: read("input"), output: read("output") } };
  }

  it("pays nothing for a call that was turned down", async () => {
    expect(await spend([status(400)])).toEqual({ settled: [0], counted: { input: 0, output: 0 } });
  });

  it("pays what the provider reports", async () => {
    expect(await spend([say(good)])).toEqual({ settled: [1500], counted: { input: 1000, output: 500 } });
  });

  it.each<[string, Act]>([
    ["cut short", say(half, { ending: "cut" })],
    ["silent after a thought", say("", { thought: "Let me think.", ending: "silence" })],
    ["silent from the start", { kind: "mute" }],
  ])("pays the longest answer for a call that was %s: nobody knows how much was thought", async (_name, act) => {
    const { settled, counted } = await spend([act]);
    expect(counted.output).toBe(8000);
    expect(settled).toEqual([counted.input + 8000]);
    expect(counted.input).toBeGreaterThan(1000);
  });

  it("pays for thoughts too where the provider does not report", async () => {
    const plain = await spend([say(good, { withUsage: false })]);
    const both = await spend([say(good, { withUsage: false, thought: "hmm ".repeat(750) })]);
    expect(both.counted.output - 2 * plain.counted.output).toBe(1000);
  });
});
