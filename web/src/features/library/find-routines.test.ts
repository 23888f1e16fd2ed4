import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { describe, expect, it } from "vitest";
import { EVERYTHING, findRoutines, isNarrowed, type LibraryQuery, listChoices } from "./find-routines.ts";

function routine(id: string, part: Partial<SavedRoutine["formData"]>, more: Partial<SavedRoutine> = {}): SavedRoutine {
  return {
    id,
    title: `Routine ${id}`,
    createdAt: `2026-01-0${id}T00:00:00.000Z`,
    updatedAt: `2026-01-0${id}T00:00:00.000Z`,
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
      ...part,
    },
    ...more,
  };
}

const routines = [
  routine("1", {
    aiPlacement: "Before Learning",
    thinkingType: "critical",
    subjectArea: "Music",
    aiSupportRoles: ["coach"],
  }),
  routine(
    "2",
    { aiPlacement: "middle", thinkingType: "evaluating", aiSupportRoles: ["challenger", "contentProvider"] },
    { language: "fr", title: "10 idées" },
  ),
  routine(
    "3",
    { aiPlacement: "end", thinkingType: "evaluating", subjectArea: "Science " },
    { language: "en", title: "9 ideas" },
  ),
  routine(
    "4",
    { aiPlacement: "somewhere", thinkingType: "unknown" },
    { updatedAt: "2026-02-01T00:00:00.000Z", title: "Zebra" },
  ),
];

const find = (query: Partial<LibraryQuery>) => findRoutines(routines, { ...EVERYTHING, ...query }).map(({ id }) => id);

describe("findRoutines", () => {
  it.each([
    [{}, ["4", "3", "2", "1"]],
    [{ sort: "oldest" }, ["1", "2", "3", "4"]],
    [{ sort: "edited" }, ["4", "3", "2", "1"]],
    [{ sort: "title" }, ["3", "2", "1", "4"]],
    [{ placement: "beginning" }, ["1"]],
    [{ placement: "middle" }, ["2"]],
    [{ type: "critical" }, ["1"]],
    [{ type: "evaluating" }, ["3", "2"]],
    [{ role: "content-provider" }, ["2"]],
    [{ subject: "Science" }, ["3"]],
    [{ language: "fr" }, ["2"]],
    [{ text: "IDEES" }, ["2"]],
    [{ text: "music", type: "evaluating" }, []],
    [{ type: "evaluating", language: "en" }, ["3"]],
  ] as const)("%o leaves %o", (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it("offers only what some routine has", () => {
    expect(listChoices(routines)).toEqual({
      types: ["critical", "evaluating"],
      placements: ["beginning", "middle", "end"],
      roles: ["coach", "challenger", "content-provider"],
      subjects: ["Music", "Science"],
      languages: ["fr", "en"],
    });
  });

  it("knows whether a query leaves anything out", () => {
    expect(isNarrowed(EVERYTHING)).toBe(false);
    expect(isNarrowed({ ...EVERYTHING, sort: "title", text: " " })).toBe(false);
    expect(isNarrowed({ ...EVERYTHING, role: "coach" })).toBe(true);
  });
});
