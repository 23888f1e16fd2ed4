import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64Url, decodeUtf8, encodeBase64Url, encodeUtf8 } from "./text-bytes.ts";

/** Every UTF-16 unit may stand anywhere, lone surrogates included. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

/** Comparing texts is much faster than comparing byte by byte. */
function hex(input: Uint8Array | undefined): string {
  return Buffer.from(input ?? []).toString("hex");
}

const bytes = fc.uint8Array({ maxLength: 200 });

describe("UTF-8", () => {
  test("agrees with the platform on every text, lone surrogates included", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(hex(encodeUtf8(text))).toBe(hex(new TextEncoder().encode(text)));
      }),
    );
    for (const text of ["\ud800", "a\udc00b", "\ud83d\ude00", "\uffff", "中文 é"]) {
      expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
    }
  });

  test("decodes what the platform decodes, and refuses what it refuses", () => {
    const platform = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    fc.assert(
      fc.property(fc.oneof(bytes, anyText.map(encodeUtf8)), (input) => {
        let expected: string | undefined;
        try {
          expected = platform.decode(input);
        } catch {
          expected = undefined;
        }
        expect(decodeUtf8(input)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("base64url", () => {
  test("agrees with the platform both ways", () => {
    fc.assert(
      fc.property(bytes, (input) => {
        const text = Buffer.from(input).toString("base64url");
        expect(encodeBase64Url(input)).toBe(text);
        expect(hex(decodeBase64Url(text))).toBe(hex(input));
      }),
    );
  });

  test.each(["a", "abcde", "ab=", "a+b/", "a b c", "äöü"])("%j is refused", (text) => {
    expect(decodeBase64Url(text)).toBeUndefined();
  });
});
