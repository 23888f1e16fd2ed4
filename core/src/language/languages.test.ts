import { expect, test } from "vitest";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "./languages.ts";

test("only the eight languages are languages", () => {
  expect(LANGUAGES).toHaveLength(8);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  for (const other of ["de", "EN", "", null, undefined, 3, "toString"]) expect(isLanguage(other)).toBe(false);
});

test("every language has a name of its own", () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
});
