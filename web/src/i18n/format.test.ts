import { LANGUAGE_TAGS, LANGUAGES } from "@thinkshore/core/language/languages";
import { expect, test } from "vitest";
import { formatCount, formatDate, formatDecimal } from "./format.ts";

test.each(LANGUAGES)("dates in %s are written as the browser would", (language) => {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { year: "numeric", month: "short", day: "numeric" });
  for (let month = 0; month < 12; month += 1) {
    for (const day of [1, 9, 28]) {
      const date = new Date(2026, month, day, 12);
      expect(formatDate(date.toISOString(), language)).toBe(format.format(date));
    }
  }
});

test("what is no date is left out", () => {
  expect(formatDate("yesterday", "en")).toBe("");
  expect(formatDate("", "fr")).toBe("");
});

test.each(LANGUAGES)("numbers in %s are written as the browser would", (language) => {
  const tag = LANGUAGE_TAGS[language];
  for (const n of [0, 7, 120, 999, 1000, 1001, 20_000, 1_000_000]) {
    expect(formatCount(n, language)).toBe(n.toLocaleString(tag));
  }
  for (const value of [0, 0.04, 0.3, 1.96, 5, 12.34]) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    expect(formatDecimal(value, language)).toBe(value.toLocaleString(tag, digits));
  }
});
