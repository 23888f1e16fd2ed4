import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dropEmphasis, parseEmphasis } from "./emphasis.ts";

/** Bold in brackets, for reading. */
const show = (text: string) =>
  parseEmphasis(text)
    .map((segment) => (segment.bold ? `[${segment.text}]` : segment.text))
    .join("");

describe("parseEmphasis", () => {
  it.each([
    ["", ""],
    ["plain", "plain"],
    ["*bold*", "[bold]"],
    ["a *bold* word", "a [bold] word"],
    ["*one* and *two*", "[one] and [two]"],
    ["*one**two*", "*one**two*"],
    ["*two words* (*and more*).", "[two words] ([and more])."],
    ["**double**", "[double]"],
    ["***triple***", "[triple]"],
    ["**uneven*", "**uneven*"],
    ["*open only", "*open only"],
    ["close only*", "close only*"],
    ["2 * 3 = 6", "2 * 3 = 6"],
    ["2*3*4", "2*3*4"],
    ["a*b*c", "a*b*c"],
    ["* item\n* item", "* item\n* item"],
    ["*across\nlines*", "*across\nlines*"],
    ["* spaced *", "* spaced *"],
    ["**", "**"],
    ["* *", "* *"],
    ["*", "*"],
    ["这是*重点*内容", "这是[重点]内容"],
    ["*핵심*을 씁니다", "[핵심]을 씁니다"],
    ["*<b>*", "[<b>]"],
    ["l'idée *clé*, oui", "l'idée [clé], oui"],
    ["*a *b* c*", "*a [b] c*"],
  ])("%j -> %j", (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it("loses and adds no text but the asterisks of a pair", () => {
    const texts = fc.array(fc.constantFrom("*", "**", " ", "a", "重", "\n", "2", "<"), { maxLength: 30 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("");
        const segments = parseEmphasis(text);
        const bare = (value: string) => value.replaceAll("*", "");
        expect(segments.map((segment) => bare(segment.text)).join("")).toBe(bare(text));
        expect(segments.every((segment) => segment.text !== "")).toBe(true);
      }),
    );
  });

  it("stays fast on many asterisks", () => {
    const started = Date.now();
    parseEmphasis(`${"*a ".repeat(50_000)}*`);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

it.each([
  ["", ""],
  ["Stand *firm*", "Stand firm"],
  ["2 * 3 = 6", "2 * 3 = 6"],
])("dropEmphasis: %j gives %j", (text, expected) => {
  expect(dropEmphasis(text)).toBe(expected);
});
