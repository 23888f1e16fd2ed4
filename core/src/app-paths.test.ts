import { expect, test } from "vitest";
import { patternOf, routinePath } from "./app-paths.ts";

test.each([
  ["/", "/"],
  ["/create", "/create"],
  ["/create/", "/create"],
  ["/results/4f1-a", "/results/:id"],
  ["/edit/x", "/edit/:id"],
  ["/results", undefined],
  ["/results/a/b", undefined],
  ["/nowhere", undefined],
])("%s belongs to %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test("an id with reserved characters stays one path segment", () => {
  expect(routinePath("results", "a/b?c#d")).toBe("/results/a%2Fb%3Fc%23d");
  expect(patternOf(routinePath("edit", "a/b?c#d"))).toBe("/edit/:id");
});
