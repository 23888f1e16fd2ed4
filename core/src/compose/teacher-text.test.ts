/** The teacher's words stay what they are: only line breaks, list marks and the final stop go. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measure, shorten, tidy } from "./teacher-text.ts";

/** Texts of what tidying and shortening look at: spaces, breaks, stops, list marks, wide and joined characters. */
const CHARACTERS = [..." \n\r\t\u2028\u0000.,;:!?…。、-•*1)a\u00e9字かな한", "👩‍👩‍👧", "e\u0301"];
const awkward = (maxLength: number) => fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength });

describe("tidy", () => {
  it.each([
    ["", ""],
    ["  weighing evidence. ", "weighing evidence"],
    ["one\ntwo", "one; two"],
    ["- one\n- two\n\n- three", "one; two; three"],
    ["1. one\n2) two", "one; two"],
    ["Why?\nBecause.", "Why? Because"],
    ["- 5 degrees", "- 5 degrees"],
    ["比较两篇散文。", "比较两篇散文"],
    ["Is it fair?", "Is it fair?"],
    ["{purpose} “quoted” *bold*", "{purpose} “quoted” *bold*"],
    ["a\u2028b\tc", "a; b c"],
    ["🙂\r\n🙃", "🙂; 🙃"],
  ])("makes %j read %j", (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });

  it("leaves one line, and does nothing more the second time", () => {
    fc.assert(
      fc.property(awkward(300), (text) => {
        const once = tidy(text);
        expect(once).not.toMatch(/[\r\n\u2028\u2029]|^\s|\s$/u);
        expect(tidy(once)).toBe(once);
      }),
    );
  });
});

describe("shorten", () => {
  it.each([
    ["short enough", 20, "short enough"],
    ["One sentence. And another one that is too long.", 20, "One sentence"],
    ["words that go on and on for ever", 20, "words that go on…"],
    ["很长的一段话没有任何标点符号也没有空格", 12, "很长的一段…"],
    ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 11, "👩‍👩‍👧👩‍👩‍👧…"],
  ])("cuts %j to %i", (text, limit, expected) => {
    expect(shorten(text, limit)).toBe(expected);
  });

  it("never grows longer than the limit", () => {
    fc.assert(
      fc.property(awkward(400), fc.integer({ min: 10, max: 140 }), (text, limit) => {
        expect(measure(shorten(text, limit))).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
