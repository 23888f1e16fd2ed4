/** Progress with nothing, some and all of the parts, and with more steps than expected. */
import { expect, it } from "vitest";
import { assembleRoutine, countFinished, findCurrentPath, listExpectedPaths } from "./generation-progress.ts";

const expected = listExpectedPaths("");

it.each([
  ["", 3],
  ["Single Class Period", 3],
  ["Multiple Class Periods", 4],
  ["长期项目", 5],
  ["whenever", 3],
])("expects the steps that %s asks for", (timeFrame, steps) => {
  expect(listExpectedPaths(timeFrame).filter((path) => path.startsWith("steps."))).toHaveLength(steps);
});

it("names the first missing part and counts the finished ones", () => {
  expect(findCurrentPath(expected, {})).toBe("title");
  expect(findCurrentPath(expected, { title: "T", purpose: "P" })).toBe("overview");
  expect(countFinished(expected, { title: "T", purpose: "P", other: 1 })).toBe(2);
  const all = Object.fromEntries(expected.map((path) => [path, ""]));
  expect(findCurrentPath(expected, all)).toBeUndefined();
  expect(countFinished(expected, all)).toBe(expected.length);
});

it("puts the parts in their places, whatever has come", () => {
  const second = { stepNumber: 2 };
  expect(assembleRoutine(expected, { title: "T", "steps.1": second }).steps).toEqual([undefined, second, undefined]);
  expect(assembleRoutine(expected, { "steps.3": second }).steps).toHaveLength(4);
  expect(assembleRoutine(expected, { title: "T" }).title).toBe("T");
});
