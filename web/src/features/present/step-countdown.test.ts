import { expect, test } from "vitest";
import { addMinute, formatClock, leftAt, restingCountdown, toggle } from "./step-countdown.ts";

test("a countdown rests until it is started, and keeps what is left while it is paused", () => {
  const resting = restingCountdown(2);
  expect(leftAt(resting, 500_000)).toBe(120_000);
  const running = toggle(resting, 10_000);
  expect(leftAt(running, 40_000)).toBe(90_000);
  const paused = toggle(running, 40_000);
  expect(leftAt(paused, 999_000)).toBe(90_000);
  expect(leftAt(toggle(paused, 1_000_000), 1_060_000)).toBe(30_000);
});

test("it goes on by the clock, looked at or not, and ends at nothing", () => {
  const running = toggle(restingCountdown(1), 0);
  expect(leftAt(running, 59_000)).toBe(1000);
  expect(leftAt(running, 3_600_000)).toBe(0);
  expect(leftAt(toggle(running, 3_600_000), 3_700_000)).toBe(0);
  expect(toggle(toggle(running, 3_600_000), 3_700_000)).toEqual({ leftMs: 0 });
});

test("a minute more is a whole minute, whenever it is given", () => {
  expect(addMinute(restingCountdown(1), 0)).toEqual({ leftMs: 120_000 });
  const running = toggle(restingCountdown(1), 0);
  expect(leftAt(addMinute(running, 30_000), 40_000)).toBe(80_000);
  const late = addMinute(running, 600_000);
  expect(leftAt(late, 600_000)).toBe(60_000);
  expect(leftAt(late, 630_000)).toBe(30_000);
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [65_000, "1:05"],
  [3_600_000, "60:00"],
])("%d ms are written %s", (left, text) => {
  expect(formatClock(left)).toBe(text);
});
