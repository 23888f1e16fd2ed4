/** Plain text keeps the punctuation of its language. */
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import { goldRequest, goldRoutine } from "@thinkshore/core/quality/fixtures/gold-routine";
import { expect, test } from "vitest";
import { presentRoutine } from "./present-routine.ts";
import { printDocument } from "./print-document.ts";

test.each(LANGUAGES)("%s: labels end in the language's own colon", async (language) => {
  const { document: labels, punctuation } = await loadWords(language);
  const document = await presentRoutine({ formData: goldRequest.formData, language }, goldRoutine);
  const printed = printDocument(document, punctuation);
  expect(printed).toContain(`${labels.gradeLevel}${punctuation.colon}${goldRequest.formData.gradeLevel}`);
  expect(printed).toContain(`${labels.studentPrompts}${punctuation.colon.trimEnd()}\n`);
  expect(printed).toContain(`${labels.teacherAction}${punctuation.colon}`);
  if (punctuation.colon !== ": ") expect(printed).not.toContain(`${labels.gradeLevel}:`);
});

test("where the place of AI is open, its step is marked as optional", async () => {
  const formData = { ...goldRequest.formData, aiPlacement: "flexible" as const };
  const words = await loadWords("en");
  const printed = printDocument(await presentRoutine({ formData, language: "en" }, goldRoutine), words.punctuation);
  expect(printed).toContain("[AI optional]");
  expect(printed).not.toContain("[AI support]");
});
