/** The styles of the Word file: real heading styles, so that Word's navigation and a school's own template can use them. */
import type { Language } from "@thinkshore/core/language/languages";
import { COLOURS, fontsOf, languageOf } from "./look.ts";

export const WORD_NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Style {
  id: string;
  /** Word knows its own styles by these English names and shows them in the reader's language. */
  name: string;
  basedOn?: string;
  next?: string;
  paragraph?: string;
  run?: string;
}

const size = (points: number) => `<w:sz w:val="${points * 2}"/><w:szCs w:val="${points * 2}"/>`;
const colour = (value: string) => `<w:color w:val="${value}"/>`;
const bold = "<w:b/><w:bCs/>";
/** In 240ths of a line; Chinese, Japanese and Korean fonts bring room between their lines along. */
const LOOSE = 264;
const SINGLE = 240;
const spacing = (before: number, after: number, line: number) =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
const rule = (side: string, width: number, value: string, space = 1) =>
  `<w:${side} w:val="single" w:sz="${width}" w:space="${space}" w:color="${value}"/>`;
const frame = ["top", "left", "bottom", "right"].map((side) => rule(side, 6, COLOURS.muted, 6)).join("");

const listStyles = (line: number): readonly Style[] => [
  {
    id: "Title",
    name: "Title",
    next: "Subtitle",
    paragraph: `<w:keepNext/>${spacing(0, 60, SINGLE)}`,
    run: bold + colour(COLOURS.accent) + size(24),
  },
  {
    id: "Subtitle",
    name: "Subtitle",
    next: "Normal",
    paragraph: `<w:pBdr>${rule("bottom", 12, COLOURS.accent, 6)}</w:pBdr>${spacing(0, 200, line)}`,
    run: colour(COLOURS.muted) + size(12),
  },
  {
    id: "Heading1",
    name: "heading 1",
    next: "Normal",
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(300, 100, SINGLE)}<w:outlineLvl w:val="0"/>`,
    run: bold + colour(COLOURS.accent) + size(15),
  },
  {
    id: "Heading2",
    name: "heading 2",
    next: "Normal",
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(180, 80, SINGLE)}<w:outlineLvl w:val="1"/>`,
    run: bold + size(12.5),
  },
  {
    id: "ListBullet",
    name: "List Bullet",
    paragraph: `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${spacing(0, 40, line)}<w:ind w:left="284" w:hanging="284"/>`,
  },
  { id: "Cell", name: "Table Text", paragraph: spacing(0, 40, line) },
  { id: "Label", name: "Table Label", paragraph: spacing(0, 40, line), run: bold + size(10) },
  { id: "Gap", name: "Gap", paragraph: spacing(0, 0, 120), run: size(4) },
  { id: "Hint", name: "Hint", paragraph: spacing(0, 120, line), run: colour(COLOURS.muted) },
  {
    id: "Prompt",
    name: "Prompt to Copy",
    paragraph: `<w:pBdr>${frame}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="F7F9FA"/>${spacing(0, 0, line)}<w:ind w:left="142" w:right="142"/>`,
    run: size(10),
  },
  { id: "Prewrapped", name: "Running Text", paragraph: spacing(0, 0, line) },
  {
    id: "Closing",
    name: "Closing Line",
    paragraph: `<w:pBdr>${rule("top", 4, COLOURS.rule, 6)}</w:pBdr>${spacing(400, 0, line)}`,
    run: colour(COLOURS.muted) + size(9),
  },
  {
    id: "Footer",
    name: "footer",
    paragraph: spacing(0, 0, SINGLE),
    run: colour(COLOURS.muted) + size(9),
  },
];

function writeStyle({ id, name, basedOn = "Normal", next, paragraph = "", run = "" }: Style): string {
  return [
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${basedOn}"/>`,
    next ? `<w:next w:val="${next}"/>` : "",
    "<w:qFormat/>",
    paragraph && `<w:pPr>${paragraph}</w:pPr>`,
    run && `<w:rPr>${run}</w:rPr>`,
    "</w:style>",
  ].join("");
}

export function writeStyles(language: Language): string {
  const isDense = language === "zh" || language === "ja" || language === "ko";
  const line = isDense ? SINGLE : LOOSE;
  return [
    `${XML_DECLARATION}<w:styles ${WORD_NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr>${fontsOf(language)}`,
    `${size(isDense ? 10.5 : 11)}${languageOf(language)}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${spacing(0, 120, line)}`,
    `</w:pPr></w:pPrDefault></w:docDefaults>`,
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>`,
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/>`,
    `<w:tblPr><w:tblInd w:w="0" w:type="dxa"/></w:tblPr></w:style>`,
    ...listStyles(line).map(writeStyle),
    "</w:styles>",
  ].join("");
}
