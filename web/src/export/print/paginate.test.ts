import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countSheets, paginate } from "./paginate.ts";

const block = (height: number, keepWithNext = false) => ({ height, keepWithNext });

describe("paginate", () => {
  it.each([
    ["nothing", [], []],
    ["one page", [block(40), block(60)], [[0, 1]]],
    ["what does not fit goes on", [block(40), block(61), block(10)], [[0], [1, 2]]],
    ["a heading goes with its text", [block(80), block(10, true), block(20)], [[0], [1, 2]]],
    ["two headings in a row stay together", [block(75), block(10, true), block(10, true), block(10)], [[0], [1, 2, 3]]],
    ["a block higher than the page has its own", [block(10), block(150), block(10)], [[0], [1], [2]]],
    ["a heading at the very end stays", [block(50), block(10, true)], [[0, 1]]],
  ])("%s", (_name, blocks, pages) => {
    expect(paginate(blocks, 100)).toEqual(pages);
  });

  it("says how many sheets of paper a page takes that is higher than one", () => {
    const blocks = [block(10), block(10, true), block(250), block(100), block(10)];
    const pages = paginate(blocks, 100);
    expect(pages).toEqual([[0], [1, 2], [3], [4]]);
    expect(countSheets(pages, blocks, 100)).toEqual([1, 3, 1, 1]);
  });

  it("keeps every block once and in order, and overfills no page", () => {
    const blocks = fc.array(fc.record({ height: fc.integer({ min: 1, max: 90 }), keepWithNext: fc.boolean() }));
    fc.assert(
      fc.property(blocks, (given) => {
        const pages = paginate(given, 100);
        expect(pages.flat()).toEqual(given.map((_, index) => index));
        for (const page of pages) {
          const held = page.filter((index) => !given[index]?.keepWithNext || index === given.length - 1);
          const height = page.reduce((sum, index) => sum + (given[index]?.height ?? 0), 0);
          if (held.length > 1) expect(height).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
