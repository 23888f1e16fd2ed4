import { expect, test } from "vitest";
import { findFirstFitting, fitPlan } from "./fit.ts";

const sizes = [12, 11, 10, 9, 8, 7];

test.each([
  [12, 12],
  [9, 9],
  [9.5, 9],
  [7, 7],
  [6, undefined],
])("what fits from %f down is printed in %s", (limit, expected) => {
  let tries = 0;
  const found = findFirstFitting(sizes, (size) => {
    tries += 1;
    return size <= limit;
  });
  expect(found).toBe(expected);
  expect(tries).toBeLessThanOrEqual(3);
});

/** A column whose blocks have the heights, in millimetres, that they would have in type of ten points. */
function columnOf(heights: readonly number[]): HTMLElement {
  const column = document.createElement("div");
  for (const height of heights) {
    const block = document.createElement("div");
    block.getBoundingClientRect = () => {
      const points = Number.parseFloat(column.style.getPropertyValue("--sheet-size"));
      return { height: (height * 96 * points) / 254 } as DOMRect;
    };
    column.append(block);
  }
  return column;
}

test.each([
  ["a short plan is whole in large type", [100, 100], { points: 10.5, sheets: [1] }],
  ["a step a little higher than a page shrinks until it is whole", [20, 290, 20], { points: 8, sheets: [1, 1, 1] }],
  ["a heading and its step shrink together", [40, 250], { points: 8, sheets: [1] }],
  [
    "a step higher than a page in any type flows on in type that can be read",
    [20, 900, 20],
    { points: 9.5, sheets: [1, 4, 1] },
  ],
  [
    "many steps stay whole, on as many pages as they need",
    Array(8).fill(200),
    { points: 9.5, sheets: Array(8).fill(1) },
  ],
])("%s", (name, heights, expected) => {
  const keepWithNext = heights.map((_, index) => name.startsWith("a heading") && index === 0);
  expect(fitPlan(columnOf(heights), keepWithNext)).toMatchObject(expected);
});
