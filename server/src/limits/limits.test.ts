import { describe, expect, it } from "vitest";
import { createMemoryBudget } from "./budget.ts";
import { listCaps } from "./caps.ts";
import { createMemoryRateLimit } from "./rate-limit.ts";
import { createMemorySlots } from "./slots.ts";
import { boundTokens, estimateTokens } from "./tokens.ts";

describe("createMemoryRateLimit", () => {
  it("refuses past the limit until the window ends, and says how long", async () => {
    let now = 0;
    const limit = createMemoryRateLimit(1000, () => now);
    const take = () => limit.take([{ key: "a", limit: 2 }]);
    expect([await take(), await take()]).toEqual([{ ok: true }, { ok: true }]);
    now = 400;
    expect(await take()).toEqual({ ok: false, retryAfterMs: 600 });
    now = 1000;
    expect(await take()).toEqual({ ok: true });
  });

  it("counts each key for itself: sixty teachers behind one address all get through", async () => {
    const limit = createMemoryRateLimit(300_000);
    for (let teacher = 0; teacher < 60; teacher += 1) {
      const rules = [
        { key: `browser:${teacher}`, limit: 1 },
        { key: "address:school", limit: 60 },
      ];
      expect(await limit.take(rules)).toEqual({ ok: true });
    }
    expect(await limit.take([{ key: "browser:0", limit: 1 }])).toMatchObject({ ok: false });
    expect(await limit.take([{ key: "address:school", limit: 60 }])).toMatchObject({ ok: false });
  });

  it("lets one runaway browser use up nothing of what its school shares", async () => {
    const limit = createMemoryRateLimit(300_000);
    const take = (browser: string) =>
      limit.take([
        { key: `browser:${browser}`, limit: 3 },
        { key: "address:school", limit: 10 },
      ]);
    for (let turn = 0; turn < 50; turn += 1) await take("runaway");
    expect(await take("runaway")).toMatchObject({ ok: false });
    expect(await take("teacher")).toEqual({ ok: true });
  });

  it("keeps an address's count under a flood of fresh browsers", async () => {
    const limit = createMemoryRateLimit(300_000);
    let accepted = 0;
    for (let browser = 0; browser < 60_000; browser += 1) {
      const rules = [
        { key: `browser:${browser}`, limit: 20 },
        { key: "address:one", limit: 600 },
      ];
      if ((await limit.take(rules)).ok) accepted += 1;
    }
    expect(accepted).toBe(600);
  });

  it("keeps the count of whoever keeps asking, however many others come", async () => {
    const limit = createMemoryRateLimit(300_000);
    const busy = [{ key: "address:busy", limit: 2 }];
    let accepted = 0;
    for (let client = 0; client < 60_000; client += 1) {
      await limit.take([{ key: String(client), limit: 1 }]);
      if (client % 1000 === 0 && (await limit.take(busy)).ok) accepted += 1;
    }
    expect(accepted).toBe(2);
  });

  it("forgets windows that have ended, and the oldest under a flood of new keys", async () => {
    let now = 0;
    const limit = createMemoryRateLimit(1000, () => now);
    for (let client = 0; client < 50_010; client += 1) await limit.take([{ key: String(client), limit: 1 }]);
    expect(await limit.take([{ key: "0", limit: 1 }])).toEqual({ ok: true });
    expect(await limit.take([{ key: "50009", limit: 1 }])).toMatchObject({ ok: false });
    now = 1000;
    expect(await limit.take([{ key: "50009", limit: 1 }])).toEqual({ ok: true });
  });
});

describe("createMemoryBudget", () => {
  const cap = (name: string, limit: number, period = "2026-11-15") => ({ name, limit, period });

  it("reserves under every cap or under none, and gives back what was not used", async () => {
    const budget = createMemoryBudget();
    const caps = [cap("wide", 1000), cap("narrow", 100)];
    const first = await budget.reserve(caps, 80);
    expect(first.ok).toBe(true);
    expect(await budget.reserve(caps, 30)).toEqual({ ok: false, reason: "budget-spent" });
    expect((await budget.reserve([cap("wide", 1000)], 920)).ok).toBe(true);
    if (first.ok) await budget.settle(first.reservation, 10);
    expect((await budget.reserve([cap("narrow", 100)], 90)).ok).toBe(true);
    expect((await budget.reserve([cap("narrow", 100)], 1)).ok).toBe(false);
  });

  it("starts anew with a new day, and keeps the month", async () => {
    const budget = createMemoryBudget();
    const caps = (day: string) => [cap("service", 10, day), cap("service", 15, "2026-11")];
    expect((await budget.reserve(caps("2026-11-15"), 10)).ok).toBe(true);
    expect((await budget.reserve(caps("2026-11-15"), 1)).ok).toBe(false);
    const today = await budget.reserve(caps("2026-11-16"), 5);
    expect(today.ok).toBe(true);
    expect((await budget.reserve(caps("2026-11-16"), 1)).ok).toBe(false);
    if (today.ok) await budget.settle(today.reservation, 4);
    expect((await budget.reserve(caps("2026-11-16"), 1)).ok).toBe(true);
    // Yesterday is gone, and what is settled late for it harms nobody.
    await budget.settle({ id: "late", caps: caps("2026-11-15"), tokens: 10 }, 3);
    expect((await budget.reserve([cap("service", 10, "2026-11-15")], 10)).ok).toBe(true);
  });
});

describe("listCaps", () => {
  const budgets = { browserPerDay: 1, addressPerDay: 2, servicePerDay: 3, servicePerMonth: 4 };

  it("caps a browser, its address and the service, each by its own period", () => {
    const caps = listCaps({ browser: "b", address: "a" }, budgets, Date.UTC(2026, 10, 15));
    expect(caps.map(({ name, period, limit }) => [name, period, limit])).toEqual([
      ["b", "2026-11-15", 1],
      ["address:a", "2026-11-15", 2],
      ["service", "2026-11-15", 3],
      ["service", "2026-11", 4],
    ]);
    expect(listCaps({ browser: undefined, address: "a" }, budgets, 0)).toHaveLength(3);
  });
});

describe("createMemorySlots", () => {
  it("gives a browser so many places and takes them back", async () => {
    const slots = createMemorySlots();
    expect([await slots.take("b", "1", 2), await slots.take("b", "2", 2)]).toEqual([true, true]);
    expect([await slots.take("b", "3", 2), await slots.take("c", "3", 2)]).toEqual([false, true]);
    await slots.give("b", "1");
    expect(await slots.take("b", "3", 2)).toBe(true);
  });
});

describe("tokens", () => {
  it("bounds by bytes and estimates by a third of them", () => {
    expect([boundTokens("abc"), boundTokens("中"), estimateTokens("abcd"), estimateTokens("中文")]).toEqual([
      3, 3, 2, 2,
    ]);
  });
});
