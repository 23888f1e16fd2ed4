import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goldRequest, goldRoutine } from "../quality/fixtures/gold-routine.ts";
import { migrateLibrary } from "./migrate.ts";
import { makeSamples } from "./samples.ts";
import { SAVED_VERSION, type SavedRoutine } from "./saved-routine.ts";

const samples = makeSamples({ random: () => 0.5, now: new Date("2026-03-01T12:00:00.000Z") });
const [sample, other] = samples as [SavedRoutine, SavedRoutine, ...SavedRoutine[]];
const full: SavedRoutine = {
  ...sample,
  id: "full",
  routine: goldRoutine,
  wizard: { ...goldRequest.formData },
  source: "builtin",
};

/** The first product's record: no version, no routine. */
const { version: _v, updatedAt: _u, language: _l, ...older } = sample;

function read(value: unknown) {
  return migrateLibrary(JSON.stringify(value));
}

describe("migrateLibrary", () => {
  test("today's records come back as they are", () => {
    expect(read([full, sample])).toEqual({ routines: [full, sample], setAside: [], changed: false });
    expect(migrateLibrary(JSON.stringify(samples)).routines).toEqual(samples);
  });

  test.each([undefined, "", "  ", "[]"])("%j is an empty library", (stored) => {
    expect(migrateLibrary(stored)).toEqual({ routines: [], setAside: [], changed: false });
  });

  test("a record with answers only is lifted", () => {
    expect(read([older])).toEqual({
      routines: [{ ...older, updatedAt: older.createdAt, version: SAVED_VERSION }],
      setAside: [],
      changed: true,
    });
  });

  test.each([
    ["a number as id", { ...older, id: 1700000000000 }, { id: "1700000000000" }],
    ["a date as number", { ...older, createdAt: 0 }, { createdAt: "1970-01-01T00:00:00.000Z" }],
    [
      "a date with another offset",
      { ...older, createdAt: "2026-01-01T09:00:00+09:00" },
      { createdAt: "2026-01-01T00:00:00.000Z" },
    ],
    [
      "no title, but a routine with one",
      { ...older, title: undefined, routine: goldRoutine },
      { title: goldRoutine.title },
    ],
    ["a later version's field", { ...full, colour: "green" }, { colour: "green", routine: goldRoutine }],
  ])("%s", (_name, stored, expected) => {
    const { routines, setAside } = read([stored]);
    expect(routines[0]).toMatchObject(expected);
    expect(setAside).toEqual([]);
  });

  test("a role as text and skills as list are read", () => {
    const formData = { ...older.formData, aiSupportRoles: "coach, tutor", keySkills: ["one", "two"] };
    expect(read([{ ...older, formData }]).routines[0]?.formData).toMatchObject({
      aiSupportRoles: ["coach", "tutor"],
      keySkills: "one, two",
    });
  });

  test.each([
    ["a plain text", "First, look. Then write."],
    ["only a content field", { content: "First, look. Then write." }],
  ])("a routine that is %s is kept as text", (_name, routine) => {
    expect(read([{ ...older, routine }]).routines[0]?.routine).toMatchObject({ content: "First, look. Then write." });
  });

  test("a routine with partial steps, or beside the id, is read", () => {
    const steps = [{ verb: "Look", content: "Look closely." }];
    expect(read([{ ...older, routine: { title: "T", steps } }]).routines[0]?.routine).toMatchObject({
      steps: [{ stepNumber: 1, verb: "Look", description: "Look closely." }],
    });
    expect(read([{ id: "a", title: "T", steps }]).routines[0]?.routine).toMatchObject({ steps: [{ verb: "Look" }] });
  });

  test("a record without an id gets one, and always the same", () => {
    const { id: _, ...nameless } = older;
    const first = read([nameless]).routines[0];
    expect(first?.id).toMatch(/^recovered-/);
    expect(read([nameless]).routines[0]?.id).toBe(first?.id);
    expect(read([{ ...nameless, title: "Another" }]).routines[0]?.id).not.toBe(first?.id);
  });

  test.each([
    ["not JSON", '[{"id":', "not-json"],
    ["an object", '{"version":3,"routines":[]}', "not-a-list"],
    ["a number", "7", "not-a-list"],
    ["null", "null", "not-a-list"],
  ])("%s is set aside whole", (_name, stored, reason) => {
    expect(migrateLibrary(stored)).toEqual({ routines: [], setAside: [{ raw: stored, reason }], changed: true });
  });

  test.each([
    ["null", null, "unreadable"],
    ["a text", "routine", "unreadable"],
    ["a list", [1], "unreadable"],
    ["an empty object", {}, "unreadable"],
    ["a future version", { ...full, version: SAVED_VERSION + 1, id: "f" }, "future"],
    ["a future version as text", { ...full, version: "12", id: "f" }, "future"],
  ])("one bad record (%s) is set aside raw, good ones are kept", (_name, bad, reason) => {
    expect(read([sample, bad, full])).toEqual({
      routines: [sample, full],
      setAside: [{ raw: JSON.stringify(bad), reason }],
      changed: true,
    });
  });

  test.each([
    ["a routine", { routine: 42 }],
    ["the wizard's answers", { wizard: "none" }],
    ["a language", { language: "tlh" }],
    ["a source", { source: { kind: "builtin" } }],
  ])("a record with %s that cannot be read is kept, and its raw text too", (_name, damage) => {
    const damaged = { ...full, ...damage };
    const { routines, setAside } = read([damaged]);
    expect(routines).toHaveLength(1);
    expect(routines[0]).not.toHaveProperty(Object.keys(damage)[0] ?? "");
    expect(setAside).toEqual([{ raw: JSON.stringify(damaged), reason: "part-unreadable" }]);
  });

  test("of two records with one id the later stays, the other is set aside", () => {
    const later = { ...sample, title: "Later", updatedAt: "2026-03-02T00:00:00.000Z" };
    for (const stored of [
      [later, sample, other],
      [sample, later, other],
    ]) {
      const { routines, setAside, changed } = read(stored);
      expect(new Set(routines)).toEqual(new Set([later, other]));
      expect(setAside.map(({ raw, reason }) => [JSON.parse(raw), reason])).toEqual([[sample, "duplicate"]]);
      expect(changed).toBe(true);
    }
    expect(read([sample, sample])).toEqual({ routines: [sample], setAside: [], changed: true });
  });

  test("what was migrated needs no second migration", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.jsonValue(), fc.constantFrom(full, sample, older, { ...older, id: 3 }))),
        (list) => {
          const first = read(list);
          expect(read(first.routines)).toEqual({ routines: first.routines, setAside: [], changed: false });
        },
      ),
    );
  });

  test("nothing throws and no record is lost, whatever is stored", () => {
    const name = fc.constantFrom(
      "id",
      "title",
      "createdAt",
      "updatedAt",
      "version",
      "formData",
      "routine",
      "wizard",
      "language",
      "source",
      "generated",
      "steps",
      "content",
      "__proto__",
    );
    const record = fc.dictionary(
      name,
      fc.oneof(fc.jsonValue(), fc.constant(goldRoutine), fc.constant(sample.formData)),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(record, fc.jsonValue())), (list) => {
        const { routines, setAside } = read(list);
        const kept = new Set([...routines.map(({ id }) => id), ...setAside.map(({ raw }) => raw)]);
        expect(kept.size > 0).toBe(list.length > 0);
        expect(routines.length + setAside.length).toBeGreaterThanOrEqual(
          new Set(list.map((item) => JSON.stringify(item))).size - countRepeats(list),
        );
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void migrateLibrary(text)));
  });

  test("data too deep to be written again is kept with the whole text", () => {
    const deep = `[${JSON.stringify(sample)},{"id":"x","title":"y","more":${"[".repeat(5000)}${"]".repeat(5000)}}]`;
    expect(migrateLibrary(deep)).toEqual({
      routines: [sample],
      setAside: [{ raw: deep, reason: "unreadable" }],
      changed: true,
    });
  });
});

/** Records that differ as text may say the same once they are read; those may fall together. */
function countRepeats(list: readonly unknown[]): number {
  const alone = list.flatMap((item) => read([item]).routines.map((saved) => JSON.stringify(saved)));
  return alone.length - new Set(alone).size;
}
