/** Limits in both directions, medians, and the table. */
import { expect, it } from "vitest";
import { type Figure, formatFigures, isBroken, takeMedian } from "./figure.ts";

const figure: Figure = { name: "ratio", value: 1.1, unit: "x", better: "lower" };

it.each([
  [{ limit: 1.1 }, false],
  [{ limit: 1.05 }, true],
  [{}, false],
  [{ better: "higher", limit: 1.1 }, false],
  [{ better: "higher", limit: 1.2 }, true],
  [{ value: Number.NaN }, true],
] as const)("%o is broken: %s", (changed, broken) => {
  expect(isBroken({ ...figure, ...changed })).toBe(broken);
});

it("takes the middle value, or the mean of the two", () => {
  expect(takeMedian([9, 1, 10])).toBe(9);
  expect(takeMedian([4, 1, 3, 2])).toBe(2.5);
  expect(takeMedian([])).toBeNaN();
});

it("sets limit and peer beside the value", () => {
  const peer = { name: "Next.js", value: 2.1 };
  const lines = formatFigures([
    { ...figure, limit: 1, peer },
    { ...figure, name: "paint", unit: "ms", value: 812.345 },
  ]);
  expect(lines.split("\n")).toEqual([
    "   figure  value      limit  peer",
    "✗  ratio   1.1 x      ≤ 1    Next.js: 2.1",
    "   paint   812.35 ms",
  ]);
});
