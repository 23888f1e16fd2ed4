/** The material as its readers would proof it: whole sentences, the right names in braces, nothing said twice. */

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../language/languages.ts";
import { loadMaterial } from "../load-material.ts";

interface Entry {
  path: string;
  text: string;
}

function listTexts(value: unknown, path = ""): Entry[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, path === "" ? key : `${path}.${key}`));
}

const nameSlots = (text: string) => (text.match(/\{\w*\}/gu) ?? []).map((slot) => slot.slice(1, -1)).sort();

/** Which names a text must hold, as its comment in material.ts says; all others hold none. */
const SLOTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^placements\.\w+\.(?:overview|note)$/, ["step"]],
  [/^aiRole$/, ["role"]],
  [/^context\.title$/, ["title", "topic"]],
  [/^context\.facts$/, ["facts"]],
  [/^context\.minutes$/, ["minutes"]],
  [/^context\.(?:purpose|longPurpose|board|ask)$/, ["purpose"]],
  [/^context\.(?:skills|skillsPrompt|skillsAssessment)$/, ["skills"]],
  [/^context\.standards$/, ["standards"]],
  [/^context\.note$/, ["context"]],
  [/^sessions\.intro$/, ["count", "length"]],
  [/^sessions\.one$/, ["session", "step"]],
  [/^sessions\.shared$/, ["from", "session", "to"]],
  [/^sessions\.long$/, ["from", "step", "to"]],
];

/** Titles, list parts and sentence starters need no final stop. */
const NO_STOP =
  /(?:title|minutes|\.prompts\.\d|\.prompt|^young\..*prompts(?:\.\w+)?\.\d|skillsPrompt|^sessions\.\w+|^learners\..*)$/i;
const STOP = /[.?!。？！…][”」』»"）)]?$/u;

/** What belongs to one type or role must be said in its own way; short questions and sentence starters may return. */
const OWN = /^(?:types|roles|young)\./;
const SHORT = /\.\w*prompts\./i;

describe.each(LANGUAGES)("the material in %s", async (language) => {
  const texts = listTexts(await loadMaterial(language));

  it("leaves nothing empty", () => {
    // A separator may be a space or a mark; every other text says something.
    const empty = texts.filter(({ path, text }) => text.trim() === "" && !path.startsWith("sessions."));
    expect(empty).toEqual([]);
    expect(texts.length).toBeGreaterThan(1000);
  });

  it("has the names in braces that the composer fills, and no others", () => {
    const wrong = texts.filter(({ path, text }) => {
      const wanted = SLOTS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
      return nameSlots(text).join() !== wanted.join();
    });
    expect(wrong).toEqual([]);
  });

  it("ends every sentence", () => {
    expect(texts.filter(({ path, text }) => !NO_STOP.test(path) && !STOP.test(text))).toEqual([]);
    expect(texts.filter(({ path, text }) => /\.title$/.test(path) && /[.。]$/u.test(text))).toEqual([]);
  });

  it("has no stray space, straight quotation mark or doubled stop", () => {
    const stray = /^\s|\s$|[ \u3000]{2}|"|\.\.|。。|，，/u;
    expect(texts.filter(({ path, text }) => !path.startsWith("sessions.") && stray.test(text))).toEqual([]);
  });

  it("says nothing twice", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { path, text } of texts) {
      if (!OWN.test(path) || SHORT.test(path)) continue;
      const before = seen.get(text);
      if (before !== undefined) twice.push(`${before} = ${path}: ${text}`);
      seen.set(text, path);
    }
    expect(twice).toEqual([]);
  });
});
