import { expect, test } from "vitest";
import { findFirstFitting } from "./fit.ts";

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
