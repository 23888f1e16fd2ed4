import { expect, it } from "vitest";
import { readPlainText } from "./draft.ts";

const words = "Students look and write. ";

it.each([
  ["a heading and a text", `## Look: \n${words.repeat(20)}`, "Look", words.repeat(20).trim()],
  ["one short line", `Title\n\n${words.repeat(12)}`, "Title", words.repeat(12).trim()],
  ["a long first line", `${words.repeat(20)}\nMore.`, words.repeat(8), `${words.repeat(20)}\nMore.`],
  ["one long line", words.repeat(20).trim(), words.repeat(8), words.repeat(20).trim()],
])("reads %s without losing a word", (_name, text, title, content) => {
  expect(readPlainText(text)).toEqual({ title, overview: "", content });
});

it.each(["Sorry.", `{ ${words.repeat(20)}`])("takes no apology and no broken JSON for a routine", (text) => {
  expect(readPlainText(text)).toBeUndefined();
});
