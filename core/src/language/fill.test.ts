import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it.each([
  ["Step {number}", { number: 3 }, "Step 3"],
  ["{a} and {a}", { a: "x" }, "x and x"],
  ["{a} {b}", { a: "{b}", b: "$& $1" }, "{b} $& $1"],
  ["{missing} stays", {}, "{missing} stays"],
  ["{constructor}", {}, "{constructor}"],
])("%j", (template, values, expected) => {
  expect(fill(template, values)).toBe(expected);
});
