import { describe, expect, it, vi } from "vitest";
import type { Budget, Reservation } from "../limits/budget.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Breaker } from "./breaker.ts";
import { createPaidModel } from "./paid-model.ts";

const first: Reservation = { id: "1", caps: [], tokens: 100 };
const second: Reservation = { id: "2", caps: [], tokens: 200 };

function create(mayCall: boolean) {
  const settle = vi.fn(async () => {});
  const reserve = vi.fn(async () => ({ ok: true, reservation: second }) as const);
  const paid = createPaidModel(first, {
    model: { name: "m", takesSchema: true, maxOutputTokens: 10, speak: () => Promise.reject(new Error("not called")) },
    budget: { settle, reserve } satisfies Budget,
    caps: [],
    breaker: { mayCall: () => mayCall } as Breaker,
    metrics: { tokens: () => {} } as unknown as Metrics,
    call: { limits: { firstTokenMs: 1, idleMs: 1 }, random: () => 0, now: () => 0, onFailure: () => {} },
    signal: new AbortController().signal,
  });
  return { paid, settle };
}

describe("a reservation", () => {
  it("is given back, once, when no call is made", async () => {
    const { paid, settle } = create(true);
    await paid.release();
    await paid.release();
    expect(settle.mock.calls).toEqual([[first, 0]]);
  });

  it.each([true, false])("for a second call depends on the breaker (%s)", async (mayCall) => {
    const { paid, settle } = create(mayCall);
    await paid.release();
    expect(await paid.reserve({ instructions: "", message: "" })).toBe(mayCall);
    expect(settle.mock.calls.slice(1)).toEqual(mayCall ? [] : [[second, 0]]);
  });
});
