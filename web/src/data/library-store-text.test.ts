import { migrateLibrary } from "@thinkshore/core/library/migrate";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRoutines, writeRoutines } from "./library-store-text.ts";

function routine(id: string, title: string): SavedRoutine {
  return {
    id,
    title,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    version: 2,
    formData: {
      aiPlacement: "",
      learningApproach: "",
      subjectArea: "",
      thinkingType: "",
      aiSupportRoles: [],
      gradeLevel: "",
      duration: "",
      grouping: "",
      objective: "",
      keySkills: "",
    },
  };
}

const titles = fc.oneof(
  fc.string(),
  fc.constantFrom('},{"id":"b', '"}},{"id":"', "]", "\\", '\\"', "\u2028", "\ud800", "日本語 \ud83d\ude00"),
);
const lists = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), title: titles }), {
  selector: ({ id }) => id,
  maxLength: 6,
});

describe("readRoutines", () => {
  it("gives the same whether or not it knows the records from before", () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const known = readRoutines(writeRoutines(before.map(({ id, title }) => routine(id, title))), []).routines;
        const text = writeRoutines(after.map(({ id, title }) => routine(id, title)));
        expect(readRoutines(text, known).routines).toEqual(migrateLibrary(text).routines);
      }),
    );
  });

  it("keeps the object of a record that has not changed", () => {
    const known = readRoutines(writeRoutines([routine("a", "A"), routine("b", "B")]), []).routines;
    const text = writeRoutines([routine("new", "New"), routine("b", "B"), routine("a", "Changed")]);
    const { routines, setAside } = readRoutines(text, known);
    expect(routines.map(({ title }) => title)).toEqual(["New", "B", "Changed"]);
    expect(routines[1]).toBe(known[1]);
    expect(setAside).toEqual([]);
  });

  it.each([
    ["an older shape", `[${JSON.stringify({ id: "a", title: "Old", createdAt: "2024-01-05", formData: {} })}]`],
    ["damaged records", `[${JSON.stringify(routine("a", "A"))},7]`],
    ["two records with one id", `[${JSON.stringify(routine("a", "A"))},${JSON.stringify(routine("a", "B"))}]`],
    ["half a text", JSON.stringify([routine("a", "A")]).slice(0, -3)],
    ["spaces", JSON.stringify([routine("a", "A")], null, 2)],
  ])("reads %s in full, also when it knows records", (_, text) => {
    const known = [routine("a", "A")];
    const { routines, setAside } = readRoutines(text, known);
    expect({ routines, setAside }).toEqual(
      readRoutines(text, []).text === text && {
        routines: readRoutines(text, []).routines,
        setAside: readRoutines(text, []).setAside,
      },
    );
  });
});
