/** What was used lately: newest first, each once, at most four, and nothing empty. */
import { beforeEach, expect, it } from "vitest";
import { readRecent, rememberLesson } from "./draft-recent.ts";

beforeEach(() => localStorage.clear());

it("keeps the latest four, each once", () => {
  for (const grade of ["1", "2", "3", "2", "4", "5", " "]) rememberLesson({ gradeLevel: grade, subject: "Art " });
  expect(readRecent()).toEqual({ grades: ["5", "4", "2", "3"], subjects: ["Art"] });
});

it.each(["", "{", '{"grades":"x"}'])("reads %s as nothing", (stored) => {
  localStorage.setItem("recentLessons", stored);
  expect(readRecent()).toEqual({ grades: [], subjects: [] });
});
