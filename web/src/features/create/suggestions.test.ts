/** Suggestions for an empty field, a typed part, a whole option and a text of one's own. */
import { expect, it } from "vitest";
import { listSuggestions } from "./suggestions.ts";

const options = ["Mathematics", "Science", "Social Studies"];

it.each([
  [
    "everything for an empty field, recent ones first",
    " ",
    ["Latin", "Science"],
    ["Latin", "Science", "Mathematics", "Social Studies"],
  ],
  ["those that contain what is typed", "sci", [], ["Science"]],
  ["in any place and case", "STUD", [], ["Social Studies"]],
  ["everything when one is chosen already", "science", [], ["Mathematics", "Science", "Social Studies"]],
  ["nothing for a text of one's own", "Astronomy", ["Latin"], []],
])("offers %s", (_, typed, recent, expected) => {
  expect(listSuggestions(typed, recent, options).map(({ text }) => text)).toEqual(expected);
});

it("marks what was used lately, and offers it once", () => {
  expect(listSuggestions("", ["Science"], options).filter(({ text }) => text === "Science")).toEqual([
    { text: "Science", isRecent: true },
  ]);
});
