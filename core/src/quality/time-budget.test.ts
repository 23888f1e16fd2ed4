import { describe, expect, test } from "vitest";
import { readTimeBudget } from "./time-budget.ts";

describe("readTimeBudget", () => {
  test.each([
    ["", 15, 90],
    ["Single Class Period", 30, 60],
    ["Multiple Class Periods", 60, 300],
    ["Extended Project", 120, 1500],
    ["whenever we find a moment", 15, 1500],
    ["Single Class Period (45 minutes)", 38.25, 45],
    ["40分钟", 34, 40],
    ["50 min", 42.5, 50],
    ["2 x 45 min", 76.5, 90],
    ["3 lessons of 50 minutes", 127.5, 150],
    ["deux séances de 55 minutes", 93.5, 110],
    ["Multiple Class Periods, 45 minutes each", 67.5, 270],
    ["4コマ", 120, 240],
    ["1 hour", 51, 60],
    ["30-40 min", 25.5, 40],
    ["1h30", 76.5, 90],
    ["5 min", 30, 60],
    ["99 lessons", 120, 1500],
    ["two 45-minute lessons", 76.5, 90],
    ["2课时（80分钟）", 68, 80],
    ["1 hour per week for 6 weeks", 306, 360],
    ["half an hour", 25.5, 30],
    ["3-4 lessons of 45 min", 114.75, 180],
  ])("%j allows %d to %d minutes", (text, min, max) => {
    const budget = readTimeBudget(text);
    expect(budget.min).toBeCloseTo(min);
    expect(budget.max).toBeCloseTo(max);
  });
});
