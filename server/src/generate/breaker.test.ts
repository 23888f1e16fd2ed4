import { describe, expect, it } from "vitest";
import { createBreaker } from "./breaker.ts";

describe("createBreaker", () => {
  it("opens after five failures in a row, lets one probe through after the pause, closes on success", () => {
    let now = 0;
    const breaker = createBreaker(() => now);
    for (let failure = 0; failure < 4; failure += 1) breaker.failed();
    expect(breaker.mayCall()).toBe(true);
    breaker.failed();
    expect([breaker.mayCall(), breaker.retryAfterMs()]).toEqual([false, 20_000]);
    now = 20_000;
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
    breaker.failed();
    now = 39_000;
    expect(breaker.mayCall()).toBe(false);
    now = 40_000;
    expect(breaker.mayCall()).toBe(true);
    breaker.succeeded();
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
  });

  it("starts counting again after a success", () => {
    const breaker = createBreaker(() => 0);
    for (let round = 0; round < 10; round += 1) {
      breaker.failed();
      breaker.succeeded();
    }
    expect(breaker.mayCall()).toBe(true);
  });
});
