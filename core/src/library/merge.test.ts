import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LibraryContent, mergeContents, pruneRemovals, type Removals } from "./merge.ts";
import { makeSamples } from "./samples.ts";
import type { SavedRoutine } from "./saved-routine.ts";

const [sample] = makeSamples({ random: () => 0, now: new Date("2026-03-01T00:00:00.000Z") }) as [SavedRoutine];

const time = fc.integer({ min: 0, max: 6 }).map((day) => new Date(Date.UTC(2026, 0, day + 1)).toISOString());
const id = fc.constantFrom("a", "b", "c");
const saved = fc
  .record({ id, updatedAt: time, title: fc.constantFrom("x", "y", "z") })
  .map((fields): SavedRoutine => ({ ...sample, ...fields }));

function contents(removed: fc.Arbitrary<boolean>) {
  return fc
    .record({
      routines: fc.array(saved, { maxLength: 6 }),
      removals: fc.dictionary(id, fc.record({ at: time, removed })),
    })
    .map((content): LibraryContent => mergeContents(content, { routines: [], removals: {} }));
}
const anyContent = contents(fc.boolean());
/** A routine that was removed and put back comes back as the tab that put it back knew it: no law covers what that tab never saw. */
const withoutReturns = contents(fc.constant(true));

function sorted({ routines, removals }: LibraryContent) {
  return { routines: [...routines].sort((a, b) => (a.id < b.id ? -1 : 1)), removals };
}

describe("mergeContents", () => {
  test("the order of merging makes no difference", () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        expect(sorted(mergeContents(a, b))).toEqual(sorted(mergeContents(b, a)));
      }),
    );
  });

  test.each(["constructor", "toString", "__proto__"])("a removal of %j is remembered", (id) => {
    const removals = Object.fromEntries([[id, { at: "2026-01-02T00:00:00.000Z", removed: true }]]);
    const merged = mergeContents(
      { routines: [{ ...sample, id, updatedAt: "2026-01-01T00:00:00.000Z" }], removals: {} },
      { routines: [], removals },
    );
    expect(merged.routines).toEqual([]);
    expect(Object.hasOwn(merged.removals, id)).toBe(true);
  });

  test("nor does the grouping", () => {
    fc.assert(
      fc.property(withoutReturns, withoutReturns, withoutReturns, (a, b, c) => {
        const left = mergeContents(mergeContents(a, b), c);
        const right = mergeContents(a, mergeContents(b, c));
        expect(sorted(left)).toEqual(sorted(right));
      }),
    );
  });

  test("merging the same again changes nothing", () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        const merged = mergeContents(a, b);
        expect(mergeContents(merged, b)).toEqual(merged);
        expect(mergeContents(merged, merged)).toEqual(merged);
      }),
    );
  });

  test("every id holds the latest change that is later than its removal", () => {
    fc.assert(
      fc.property(withoutReturns, withoutReturns, (a, b) => {
        const merged = mergeContents(a, b);
        for (const routine of [...a.routines, ...b.routines]) {
          const kept = merged.routines.find((other) => other.id === routine.id);
          const removal = merged.removals[routine.id];
          const isCovered = removal !== undefined && routine.updatedAt <= removal.at;
          expect(isCovered || (kept !== undefined && kept.updatedAt >= routine.updatedAt)).toBe(true);
        }
      }),
    );
  });

  test.each([
    ["a removal after the last change takes the routine out", "2026-01-01", "2026-01-02", 0],
    ["a removal at the same time does, too", "2026-01-02", "2026-01-02", 0],
    ["an edit after the removal brings it back", "2026-01-03", "2026-01-02", 1],
  ])("%s", (_name, updated, removed, count) => {
    const routine = { ...sample, id: "a", updatedAt: `${updated}T00:00:00.000Z` };
    const removals: Removals = { a: { at: `${removed}T00:00:00.000Z`, removed: true } };
    const merged = mergeContents({ routines: [routine], removals: {} }, { routines: [], removals });
    expect(merged.routines).toHaveLength(count);
  });

  test("an id that is also a name of every object is no removal", () => {
    const routine = { ...sample, id: "toString" };
    expect(mergeContents({ routines: [routine], removals: {} }, { routines: [], removals: {} }).routines).toEqual([
      routine,
    ]);
  });
});

test("removals are forgotten after 180 days", () => {
  const removals: Removals = {
    old: { at: "2025-09-01T00:00:00.000Z", removed: true },
    recent: { at: "2025-09-03T00:00:00.000Z", removed: true },
  };
  expect(Object.keys(pruneRemovals(removals, new Date("2026-03-01T00:00:00.000Z")))).toEqual(["recent"]);
});
