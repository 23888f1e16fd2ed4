/** The parts that make up a Word file, as texts: the body, its styles, and what tells Word where to find them. */
import { brand } from "@thinkshore/core/brand";
import type { RoutineDocument } from "@thinkshore/core/document/routine-document";
import { toXmlText } from "@thinkshore/core/document/xml-text";
import { LANGUAGE_TAGS, type Language } from "@thinkshore/core/language/languages";
import { writeBody } from "./body.ts";
import { languageOf, paperOf, textWidthOf } from "./look.ts";
import { writeRun } from "./runs.ts";
import { WORD_NAMESPACE, writeStyles, XML_DECLARATION } from "./styles.ts";
import type { ZipPart } from "./zip.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const RELATIONS_NAMESPACE = `xmlns:r="${OFFICE}/relationships"`;
const LONGEST_FOOTER_TITLE = 70;

const xml = (content: string) => XML_DECLARATION + content;

const CONTENT_TYPES = writeContentTypes();

function writeContentTypes(): string {
  const parts = ["document.main", "styles", "numbering", "settings", "footer"].map((type) => {
    const file = type === "document.main" ? "document" : type === "footer" ? "footer1" : type;
    return `<Override PartName="/word/${file}.xml" ContentType="${WORD_TYPE}.${type}+xml"/>`;
  });
  return xml(
    [
      `<Types xmlns="${PACKAGE}/content-types">`,
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
      `<Default Extension="xml" ContentType="application/xml"/>`,
      ...parts,
      `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
      `<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>`,
      `</Types>`,
    ].join(""),
  );
}

function writeRelations(relations: readonly (readonly [type: string, target: string])[]): string {
  const entries = relations.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return xml(`<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`);
}

const PACKAGE_RELATIONS = writeRelations([
  [`${OFFICE}/relationships/officeDocument`, "word/document.xml"],
  [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
  [`${OFFICE}/relationships/extended-properties`, "docProps/app.xml"],
]);

const DOCUMENT_RELATIONS = writeRelations([
  [`${OFFICE}/relationships/styles`, "styles.xml"],
  [`${OFFICE}/relationships/numbering`, "numbering.xml"],
  [`${OFFICE}/relationships/settings`, "settings.xml"],
  [`${OFFICE}/relationships/footer`, "footer1.xml"],
]);
/** Relations are numbered in their order. */
const FOOTER_ID = "rId4";

const NUMBERING = xml(
  [
    `<w:numbering ${WORD_NAMESPACE}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>`,
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/>`,
    `<w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>`,
    `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  ].join(""),
);

/** Mode 15 is that of today's Word; without it the file opens as one from an older version. */
function writeSettings(language: Language): string {
  return xml(
    [
      `<w:settings ${WORD_NAMESPACE}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:compat>`,
      `<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/>`,
      `</w:compat>${languageOf(language).replace("<w:lang ", "<w:themeFontLang ")}</w:settings>`,
    ].join(""),
  );
}

function writeDocument(document: RoutineDocument, language: Language): string {
  const paper = paperOf(language);
  const { margin } = paper;
  return xml(
    [
      `<w:document ${WORD_NAMESPACE} ${RELATIONS_NAMESPACE}><w:body>${writeBody(document, textWidthOf(paper))}`,
      `<w:sectPr><w:footerReference w:type="default" r:id="${FOOTER_ID}"/>`,
      `<w:pgSz w:w="${paper.width}" w:h="${paper.height}"/><w:pgMar w:top="${margin}" w:right="${margin}" `,
      `w:bottom="${margin}" w:left="${margin}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`,
      "</w:body></w:document>",
    ].join(""),
  );
}

function shorten(title: string): string {
  const characters = [...title];
  return characters.length > LONGEST_FOOTER_TITLE
    ? `${characters.slice(0, LONGEST_FOOTER_TITLE).join("").trimEnd()}…`
    : title;
}

function writeFooter(title: string, width: number): string {
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} ">${writeRun("1")}</w:fldSimple>`;
  return xml(
    [
      `<w:ftr ${WORD_NAMESPACE}><w:p><w:pPr><w:pStyle w:val="Footer"/><w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`,
      `</w:pPr>${writeRun(`${shorten(title)}\t`)}${field("PAGE")}${writeRun(" / ")}${field("NUMPAGES")}</w:p></w:ftr>`,
    ].join(""),
  );
}

function writeCoreProperties({ title, subtitle }: RoutineDocument, language: Language, date: Date): string {
  const time = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date.toISOString()}</dcterms:${name}>`;
  return xml(
    [
      `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
      ` xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
      `<dc:title>${toXmlText(title)}</dc:title><dc:subject>${toXmlText(subtitle)}</dc:subject>`,
      `<dc:creator>${toXmlText(brand.name)}</dc:creator><dc:language>${LANGUAGE_TAGS[language]}</dc:language>`,
      `${time("created")}${time("modified")}</cp:coreProperties>`,
    ].join(""),
  );
}

const APP_PROPERTIES = xml(
  `<Properties xmlns="${OFFICE}/extended-properties"><Application>${toXmlText(brand.name)}</Application></Properties>`,
);

export function writeWordParts(document: RoutineDocument, language: Language, date: Date): ZipPart[] {
  const constant = (name: string, text: string) => ({ name, text, isConstant: true });
  return [
    constant("[Content_Types].xml", CONTENT_TYPES),
    constant("_rels/.rels", PACKAGE_RELATIONS),
    { name: "word/document.xml", text: writeDocument(document, language) },
    constant("word/_rels/document.xml.rels", DOCUMENT_RELATIONS),
    constant("word/styles.xml", writeStyles(language)),
    constant("word/numbering.xml", NUMBERING),
    constant("word/settings.xml", writeSettings(language)),
    { name: "word/footer1.xml", text: writeFooter(document.title, textWidthOf(paperOf(language))) },
    { name: "docProps/core.xml", text: writeCoreProperties(document, language, date) },
    constant("docProps/app.xml", APP_PROPERTIES),
  ];
}
