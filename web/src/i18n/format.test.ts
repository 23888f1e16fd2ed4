import { LANGUAGE_TAGS, LANGUAGES } from "@thinkshore/core/language/languages";
import { expect, test } from "vitest";
import { formatDate, formatDecimal } from "./format.ts";

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

test.each(LANGUAGES)("decimals in %s are written as the browser would", (language) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  for (const value of [0, 0.04, 0.3, 1.96, 5, 12.34]) {
    expect(formatDecimal(value, language)).toBe(value.toLocaleString(LANGUAGE_TAGS[language], digits));
  }
});
