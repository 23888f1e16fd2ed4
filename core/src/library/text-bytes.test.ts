import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64Url, decodeUtf8, encodeBase64Url, encodeUtf8 } from "./text-bytes.ts";

const bytes = fc.uint8Array({ maxLength: 200 });

describe("UTF-8", () => {
  test("agrees with the platform on every text, lone surrogates included", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
      }),
    );
    for (const text of ["\ud800", "a\udc00b", "\ud83d\ude00", "\uffff", "中文 é"]) {
      expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
    }
  });

  test("decodes what the platform decodes, and refuses what it refuses", () => {
    const platform = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    fc.assert(
      fc.property(fc.oneof(bytes, fc.string({ unit: "binary" }).map(encodeUtf8)), (input) => {
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
        expect(decodeBase64Url(text)).toEqual(input);
      }),
    );
  });

  test.each(["a", "abcde", "ab=", "a+b/", "a b c", "äöü"])("%j is refused", (text) => {
    expect(decodeBase64Url(text)).toBeUndefined();
  });
});
