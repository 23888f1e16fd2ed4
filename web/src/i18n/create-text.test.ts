import { LANGUAGE_TAGS, LANGUAGES } from "@thinkshore/core/language/languages";
import { afterEach, expect, test, vi } from "vitest";
import { createText, fillTemplate } from "./create-text.ts";
import { namespace } from "./namespace.ts";

const sample = namespace("common", {
  hello: "Hello {name}",
  plain: "Plain",
  onlyEnglish: "English only",
  count_one: "{n} routine",
  count_other: "{n} routines",
});

afterEach(() => vi.restoreAllMocks());

test("a text is the language's own, its values filled in", () => {
  const t = createText("fr", sample, { hello: "Bonjour {name}" });
  expect(t("hello", { name: "Ada" })).toBe("Bonjour Ada");
});

test("a gap falls back to English, then to the key, and is logged once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const t = createText("es", sample, {});
  expect(t("onlyEnglish")).toBe("English only");
  expect(t("onlyEnglish")).toBe("English only");
  const untyped = t as unknown as (key: string) => string;
  expect(untyped("no.such.key")).toBe("no.such.key");
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    "Missing text: es/common.onlyEnglish",
    "Missing text: es/common.no.such.key",
  ]);
});

test("plural forms follow the language's own rule", () => {
  const english = createText("en", sample, sample.english);
  expect([0, 1, 2].map((n) => english.plural("count", n))).toEqual(["0 routines", "1 routine", "2 routines"]);
  const french = createText("fr", sample, { count_one: "{n} routine", count_other: "{n} routines" });
  expect(french.plural("count", 0)).toBe("0 routine");
  const japanese = createText("ja", sample, { count_one: "x", count_other: "{n}件" });
  expect(japanese.plural("count", 1)).toBe("1件");
});

test.each(LANGUAGES)("counts in %s are formed and written as the browser would", (language) => {
  const t = createText(language, sample, { count_one: "one {n}", count_other: "other {n}" });
  const rules = new Intl.PluralRules(LANGUAGE_TAGS[language]);
  for (const n of [...Array(120).keys(), 999, 1000, 1001, 20_000, 1_000_000]) {
    const form = rules.select(n) === "one" ? "one" : "other";
    expect(t.plural("count", n)).toBe(`${form} ${n.toLocaleString(LANGUAGE_TAGS[language])}`);
  }
});

test("a value that looks like a placeholder stays as it was typed", () => {
  expect(fillTemplate("{a} and {b}", { a: "{b}", b: "$& {a}" })).toBe("{b} and $& {a}");
  expect(fillTemplate("{unknown} stays", {})).toBe("{unknown} stays");
});
