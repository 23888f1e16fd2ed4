// @vitest-environment node
import { LANGUAGES, type Language } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { describe, expect, it, test } from "vitest";
import { prepareDocument } from "../prepare-document.ts";
import { findAll, readXml, textOf, type XmlElement } from "./fixtures/read-xml.ts";
import { readZip } from "./fixtures/read-zip.ts";
import { everyCodeUnit, fillEveryField, goldSaved, saveDerived, saveText, textSaved } from "./fixtures/routines.ts";
import { writeWordParts } from "./word-parts.ts";
import { writeZip } from "./zip.ts";

const date = new Date("2026-02-03T04:05:06Z");

async function write(saved: SavedRoutine, shownIn: Language = "en"): Promise<Map<string, XmlElement>> {
  const { document, language } = await prepareDocument(saved, shownIn);
  const pieces = await writeZip(writeWordParts(document, language, date), date);
  const parts = readZip(Buffer.concat(pieces));
  return new Map([...parts].map(([name, text]) => [name, readXml(text)]));
}

async function writeBody(saved: SavedRoutine): Promise<XmlElement> {
  return part(await write(saved), "word/document.xml");
}

function part(parts: Map<string, XmlElement>, name: string): XmlElement {
  const element = parts.get(name);
  if (!element) throw new Error(`No part ${name}`);
  return element;
}

const styleOf = (paragraph: XmlElement) => findAll(paragraph, "w:pStyle")[0]?.attributes["w:val"];
const inStyle = (body: XmlElement, style: string) =>
  findAll(body, "w:p")
    .filter((paragraph) => styleOf(paragraph) === style)
    .map(textOf);

describe("a generated routine", () => {
  it("has the sections of the contract, in order, under real heading styles", async () => {
    const body = await writeBody(goldSaved);
    expect(inStyle(body, "Title")).toEqual(["Stand, Test, Justify: should our town ban single-use plastics?"]);
    expect(inStyle(body, "Heading1")).toEqual([
      "Overview",
      "Purpose",
      "Context",
      "Steps",
      "Sample AI prompts",
      "Assessment opportunities",
      "Example in action",
      "AI bot prompt",
      "Teacher implementation notes",
      "Process variations",
    ]);
    expect(inStyle(body, "Heading2")).toEqual([
      "1. Evaluate: Take a stand  ·  12 min",
      "2. Critique: Meet the challenger  ·  18 min",
      "3. Justify: Defend, revise or drop  ·  15 min",
    ]);
  });

  it("tells AI steps from independent ones without colour", async () => {
    const cards = findAll(await writeBody(goldSaved), "w:tbl").slice(1);
    const look = cards.map((card) => {
      const border = findAll(card, "w:tblBorders").flatMap((borders) => findAll(borders, "w:top"))[0]?.attributes;
      return [border?.["w:val"], textOf(findAll(card, "w:p")[0] ?? card)];
    });
    expect(look).toEqual([
      ["dashed", "○ Independent work"],
      ["single", "● AI support"],
      ["dashed", "○ Independent work"],
    ]);
  });

  it("keeps a step together: no row splits, and all but the last hold on to the next", async () => {
    const [, ...cards] = findAll(await writeBody(goldSaved), "w:tbl");
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const rows = findAll(card, "w:tr");
      expect(rows.every((row) => findAll(row, "w:cantSplit").length === 1)).toBe(true);
      const held = rows.map((row) => findAll(row, "w:p").every((line) => findAll(line, "w:keepNext").length === 1));
      expect(held).toEqual(rows.map((_, index) => index < rows.length - 1));
    }
  });

  it("names what was not answered", async () => {
    const body = await writeBody(saveDerived("en"));
    const [context] = findAll(body, "w:tbl");
    const cells = findAll(context ?? body, "w:tc").map(textOf);
    expect(cells.slice(0, 8)).toEqual([
      "Grade level",
      "Not specified",
      "Subject area",
      "Not specified",
      "Time frame",
      "Not specified",
      "AI placement",
      "in the middle",
    ]);
  });

  it("has page numbers and document properties", async () => {
    const parts = await write(goldSaved);
    const fields = findAll(part(parts, "word/footer1.xml"), "w:fldSimple").map((field) => field.attributes["w:instr"]);
    expect(fields).toEqual([" PAGE ", " NUMPAGES "]);
    const [reference] = findAll(part(parts, "word/document.xml"), "w:footerReference");
    const relations = part(parts, "word/_rels/document.xml.rels").children.map(({ attributes }) => attributes);
    const footer = relations.find((relation) => relation.Id === reference?.attributes["r:id"]);
    expect(footer?.Target).toBe("footer1.xml");
    const core = part(parts, "docProps/core.xml");
    expect(core.children.map(({ name, text }) => [name, text])).toEqual([
      ["dc:title", "Stand, Test, Justify: should our town ban single-use plastics?"],
      ["dc:subject", "AI is incorporated in the middle."],
      ["dc:creator", "Thinkshore"],
      ["dc:language", "en-US"],
      ["dcterms:created", "2026-02-03T04:05:06.000Z"],
      ["dcterms:modified", "2026-02-03T04:05:06.000Z"],
    ]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("the labels, the bot prompt and the document's language are the routine's, whatever the interface speaks", async () => {
    const parts = await write(saveDerived(language), language === "en" ? "fr" : "en");
    const words = await loadWords(language);
    const body = part(parts, "word/document.xml");
    expect(inStyle(body, "Heading1")).toContain(words.document.botPrompt);
    expect(inStyle(body, "Prompt").join("\n")).toContain(words.botPrompt.guide);
    expect(part(parts, "docProps/core.xml").children.map((child) => child.text)).toContain(
      { en: "en-US", zh: "zh-CN", ja: "ja-JP", ko: "ko-KR", vi: "vi-VN", id: "id-ID", es: "es-ES", fr: "fr-FR" }[
        language
      ],
    );
    const [fonts] = findAll(part(parts, "word/styles.xml"), "w:rFonts");
    const eastAsian = { zh: "Microsoft YaHei", ja: "Yu Gothic", ko: "Malgun Gothic" }[language as string];
    expect(fonts?.attributes["w:eastAsia"]).toBe(eastAsian);
  });
});

test("a routine without a language follows the interface", async () => {
  const { language: _none, ...older } = saveDerived("en");
  const parts = await write(older, "ja");
  expect(inStyle(part(parts, "word/document.xml"), "Heading1")).toContain((await loadWords("ja")).document.steps);
});

test("a text routine keeps its lines and its spaces", async () => {
  const body = await writeBody(textSaved);
  expect(inStyle(body, "Prewrapped")).toEqual(["First line", "", "  indented", "last line"]);
  expect(inStyle(body, "Heading1")).toEqual(["Overview", "Context"]);
});

test("single asterisks are bold, except in what is to be copied", async () => {
  const body = await writeBody(saveText({ title: "T", overview: "a *bold* word", content: "2 * 3 and *as typed*" }));
  const bold = findAll(body, "w:r").filter((run) => findAll(run, "w:b").length > 0);
  expect(bold.map(textOf)).toContain("bold");
  expect(inStyle(body, "Prewrapped")).toEqual(["2 * 3 and *as typed*"]);
});

describe("hostile text", () => {
  /** What XML 1.0 allows, apart from white space; the halves that meet in the middle of the list make one whole pair. */
  const isExpected = (character: string) => {
    const point = character.codePointAt(0) ?? 0;
    const isForbidden = point < 0x20 || (point >= 0xd800 && point < 0xe000) || point === 0xfffe || point === 0xffff;
    return !isForbidden && !/\s/.test(character);
  };

  it("every code unit in every field gives XML, and loses only what XML forbids", async () => {
    const parts = await write(fillEveryField(everyCodeUnit));
    const [title = ""] = inStyle(part(parts, "word/document.xml"), "Title");
    const kept = new Set(title);
    const missing = [...everyCodeUnit].filter((character) => isExpected(character) && !kept.has(character));
    const excess = [...kept].filter((character) => !/\s/.test(character) && !isExpected(character));
    expect([missing.length, excess.length]).toEqual([0, 0]);
    expect(part(parts, "docProps/core.xml").children[0]?.text.length).toBeGreaterThan(63_000);
  });

  it("a megabyte of text is written whole", async () => {
    const word = "evidence ";
    const body = await writeBody(
      saveText({ title: "Long", overview: "", content: word.repeat(2 ** 20 / word.length) }),
    );
    expect(textOf(body).split("evidence").length - 1).toBe(Math.floor(2 ** 20 / word.length));
  });

  it("right-to-left text runs from the right", async () => {
    const body = await writeBody(
      saveText({ title: "שלום עולם", overview: "مرحبا *بكم*", content: "English first مرحبا" }),
    );
    const paragraphs = findAll(body, "w:p");
    const isBidi = (text: string) => {
      const paragraph = paragraphs.find((candidate) => textOf(candidate) === text);
      return [findAll(paragraph ?? body, "w:bidi").length, findAll(paragraph ?? body, "w:rtl").length];
    };
    expect(isBidi("שלום עולם")).toEqual([1, 1]);
    expect(isBidi("مرحبا بكم")).toEqual([1, 2]);
    expect(isBidi("English first مرحبا")).toEqual([0, 1]);
  });

  it("markup stays text", async () => {
    const body = await writeBody(fillEveryField('</w:t><w:br w:type="page"/>&amp;'));
    expect(inStyle(body, "Title")).toEqual(['</w:t><w:br w:type="page"/>&amp;']);
    expect(findAll(body, "w:br")).toEqual([]);
  });
});
