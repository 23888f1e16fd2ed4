import { describe, expect, it, test } from "vitest";
import { stripForXml, toXmlText } from "./xml-text.ts";

/** The Char production of XML 1.0, for the code units of the basic plane. */
function isAllowedAlone(unit: number): boolean {
  if (unit === 0x9 || unit === 0xa || unit === 0xd) return true;
  return (unit >= 0x20 && unit <= 0xd7ff) || (unit >= 0xe000 && unit <= 0xfffd);
}

test("every code unit of the basic plane stays or goes as XML 1.0 says", () => {
  const wrong: string[] = [];
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    const kept = stripForXml(`a${String.fromCharCode(unit)}b`);
    const expected = isAllowedAlone(unit) ? `a${String.fromCharCode(unit)}b` : "ab";
    if (kept !== expected) wrong.push(unit.toString(16));
  }
  expect(wrong).toEqual([]);
});

describe("stripForXml", () => {
  it.each([
    ["a whole pair stays", "😀", "😀"],
    ["the first and the last pair stay", "\u{10000}\u{10ffff}", "\u{10000}\u{10ffff}"],
    ["halves in the wrong order go", "a\udc00\ud800b", "ab"],
    ["a half before a pair goes", "\ud83d😀", "😀"],
    ["a half after a pair goes", "😀\ude00", "😀"],
    ["right-to-left text and its marks stay", "שלום \u200fمرحبا\u200e", "שלום \u200fمرحبا\u200e"],
  ])("%s", (_name, text, expected) => {
    expect(stripForXml(text)).toBe(expected);
  });
});

test("reserved signs are escaped once", () => {
  expect(toXmlText('<a b="c">&amp;\u0000</a>')).toBe("&lt;a b=&quot;c&quot;&gt;&amp;amp;&lt;/a&gt;");
});
