// @vitest-environment node
/** Word refuses a file whose elements are right but stand in another order than its schema's. */
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { expect, test } from "vitest";
import { prepareDocument } from "../prepare-document.ts";
import { readXml, type XmlElement } from "./fixtures/read-xml.ts";
import { goldSaved, saveDerived, saveText, textSaved } from "./fixtures/routines.ts";
import { writeWordParts } from "./word-parts.ts";

/** What ISO/IEC 29500 allows in each element that we write, in its order; `…` after a name means any number, mixed. */
const ORDER: Record<string, string> = {
  "w:document": "body",
  "w:styles": "docDefaults style",
  "w:docDefaults": "rPrDefault pPrDefault",
  "w:rPrDefault": "rPr",
  "w:pPrDefault": "pPr",
  "w:style": "name basedOn next qFormat pPr rPr tblPr",
  "w:pPr": "pStyle keepNext keepLines numPr pBdr shd tabs bidi spacing ind jc outlineLvl",
  "w:rPr": "rFonts b bCs i iCs color sz szCs rtl lang",
  "w:numPr": "ilvl numId",
  "w:pBdr": "top left bottom right",
  "w:tabs": "tab",
  "w:tblPr": "tblW tblInd tblBorders tblLayout tblCellMar tblLook tblCaption",
  "w:tblBorders": "top left bottom right insideH insideV",
  "w:tblCellMar": "top left bottom right",
  "w:tbl": "tblPr tblGrid tr",
  "w:tblGrid": "gridCol",
  "w:tr": "trPr tc",
  "w:trPr": "cantSplit",
  "w:tc": "tcPr p",
  "w:tcPr": "tcW gridSpan shd",
  "w:sectPr": "footerReference pgSz pgMar",
  "w:settings": "zoom defaultTabStop compat themeFontLang",
  "w:compat": "compatSetting",
  "w:numbering": "abstractNum num",
  "w:abstractNum": "multiLevelType lvl",
  "w:lvl": "start numFmt lvlText lvlJc pPr",
  "w:num": "abstractNumId",
  "w:ftr": "p",
  "w:fldSimple": "r",
};
/** Elements in which a choice may come again and again. */
const MIXED: Record<string, readonly string[]> = {
  "w:body": ["w:p", "w:tbl", "w:sectPr"],
  "w:p": ["w:pPr", "w:r", "w:fldSimple"],
  "w:r": ["w:rPr", "w:t", "w:tab", "w:br"],
};

function findFaults(element: XmlElement): string[] {
  const names = element.children.map((child) => child.name);
  const faults: string[] = [];
  const mixed = MIXED[element.name];
  const order = ORDER[element.name]?.split(" ").map((name) => `w:${name}`);
  if (mixed) {
    faults.push(...names.filter((name) => !mixed.includes(name)).map((name) => `${element.name} holds ${name}`));
    const properties = names.findIndex((name, index) => index > 0 && name === mixed[0] && name.endsWith("Pr"));
    if (properties > 0) faults.push(`${element.name}: properties come first`);
  } else if (order) {
    const places = names.map((name) => order.indexOf(name));
    if (places.includes(-1)) faults.push(`${element.name} holds ${names[places.indexOf(-1)]}`);
    if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) {
      faults.push(`${element.name} in another order: ${names.join(" ")}`);
    }
  } else if (names.length > 0) {
    faults.push(`${element.name} is not in the table`);
  }
  return [...faults, ...element.children.flatMap(findFaults)];
}

/** A cell must end in a paragraph, and the section's properties are the body's last element. */
function findEndFaults(element: XmlElement): string[] {
  const last = element.children.at(-1)?.name;
  const wanted = { "w:tc": "w:p", "w:body": "w:sectPr" }[element.name];
  const own = wanted && last !== wanted ? [`${element.name} ends in ${last}`] : [];
  return [...own, ...element.children.flatMap(findEndFaults)];
}

const routines = [
  ["a generated routine", goldSaved],
  ["a text routine", textSaved],
  ["an empty text routine", saveText({ title: "", overview: "", content: "" })],
  ...LANGUAGES.map((language) => [`a derived routine in ${language}`, saveDerived(language)] as const),
] as const;

test.each(routines)("%s is written in the schema's order", async (_name, saved) => {
  const { document, language } = await prepareDocument(saved, "en");
  const parts = writeWordParts(document, language, new Date(0)).filter(({ name }) => /^word\/\w+\.xml$/.test(name));
  expect(parts).toHaveLength(5);
  const roots = parts.map(({ text }) => readXml(text));
  expect(roots.flatMap((root) => [...findFaults(root), ...findEndFaults(root)])).toEqual([]);
});
