/** Every language says everything that English says: the same keys, the same placeholders, nothing left untranslated. */
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { describe, expect, test } from "vitest";
import type { Namespace } from "./namespace.ts";

type Texts = Readonly<Record<string, string>>;

const englishFiles = import.meta.glob<Record<string, Namespace<Record<string, string>>>>("./messages/en/*.ts", {
  eager: true,
});
const translatedFiles = import.meta.glob<Texts>(["./messages/*/*.ts", "!./messages/en/*.ts"], {
  eager: true,
  import: "messages",
});

const namespaces = Object.values(englishFiles).flatMap((file) => Object.values(file));
const translations = LANGUAGES.filter((language) => language !== "en");
const table = translations.flatMap((language) => namespaces.map(({ name, english }) => ({ language, name, english })));

function readTexts(language: string, name: string): Texts {
  const texts = translatedFiles[`./messages/${language}/${name}.ts`];
  if (!texts) throw new Error(`No file ${language}/${name}.ts`);
  return texts;
}

function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(/\{[^{}]*\}/g), ([placeholder]) => placeholder).sort();
}

function placeholdersByKey(texts: Texts): Record<string, string[]> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));
}

/** `./messages/zh/library.ts title: …` for each text that breaks a rule, so that a failure names its place. */
function collect(language: string, isWrong: (text: string) => boolean): string[] {
  return Object.entries(translatedFiles)
    .filter(([path]) => path.startsWith(`./messages/${language}/`))
    .flatMap(([path, texts]) => Object.entries(texts).map(([key, text]) => ({ place: `${path} ${key}`, text })))
    .filter(({ text }) => isWrong(text))
    .map(({ place, text }) => `${place}: ${text}`);
}

test("the seven translations and every namespace are under test", () => {
  expect(translations).toHaveLength(7);
  expect(namespaces.map(({ name }) => name)).toEqual(expect.arrayContaining(["common", "create", "help", "privacy"]));
  const expected = table.map(({ language, name }) => `./messages/${language}/${name}.ts`);
  expect(Object.keys(translatedFiles).sort()).toEqual(expected.sort());
});

describe.each(table)("$language/$name", ({ language, name, english }) => {
  test("has the keys of English", () => {
    expect(Object.keys(readTexts(language, name)).sort()).toEqual(Object.keys(english).sort());
  });

  test("keeps the placeholders of English", () => {
    expect(placeholdersByKey(readTexts(language, name))).toEqual(placeholdersByKey(english));
  });

  test("leaves nothing empty, unfinished or in English", () => {
    for (const [key, text] of Object.entries(readTexts(language, name))) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe("");
      if (text.length > 25) expect(text, key).not.toBe(english[key]);
    }
  });
});

describe("typography", () => {
  test.each(translations)("%s has no straight quotation marks, no three dots, no double spaces", (language) => {
    expect(collect(language, (text) => /["']|\.\.\.| {2}/.test(text))).toEqual([]);
  });

  test.each(["zh", "ja"])("%s uses full-width punctuation", (language) => {
    const halfWidth = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][,.;:!?()]|[,;!?()][\p{sc=Han}\p{sc=Hiragana}]/u;
    expect(collect(language, (text) => halfWidth.test(text))).toEqual([]);
  });

  test("French keeps a no-break space before high punctuation and inside guillemets", () => {
    expect(collect("fr", (text) => /[^\u00a0\u202f][;?!»]|[^\u00a0\u202f]:(?!\/)|«[^\u00a0\u202f]/.test(text))).toEqual(
      [],
    );
  });

  test("Spanish opens every question and exclamation", () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    const unbalanced = (text: string) => count(text, "¿") !== count(text, "?") || count(text, "¡") !== count(text, "!");
    expect(collect("es", unbalanced)).toEqual([]);
  });
});
