/** The look of the Word file in figures: paper, fonts, colours and the borders that tell AI steps from independent ones. */
import { LANGUAGE_TAGS, type Language } from "@thinkshore/core/language/languages";
import type { StepMark } from "@thinkshore/core/routine/routine-view";

/** In twentieths of a point, as Word measures. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
}

const MARGIN = 1134;
const A4: Paper = { width: 11906, height: 16838, margin: MARGIN };
const LETTER: Paper = { width: 12240, height: 15840, margin: MARGIN };

/** American English prints on Letter, everyone else on A4. */
export function paperOf(language: Language): Paper {
  return language === "en" ? LETTER : A4;
}

export function textWidthOf(paper: Paper): number {
  return paper.width - 2 * paper.margin;
}

/** The width of the column of labels in a table. */
export const LABEL_WIDTH = 2050;

const EAST_ASIAN_FONTS: Partial<Record<Language, string>> = {
  zh: "Microsoft YaHei",
  ja: "Yu Gothic",
  ko: "Malgun Gothic",
};

/** Fonts that schools' computers have; without an East Asian one Word shows such text in whatever it finds first. */
export function fontsOf(language: Language): string {
  const eastAsian = EAST_ASIAN_FONTS[language];
  const named = eastAsian ? ` w:eastAsia="${eastAsian}"` : "";
  return `<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"${named} w:cs="Arial"/>`;
}

/** Word keeps the language of East Asian text apart from that of all other text. */
export function languageOf(language: Language): string {
  const tag = LANGUAGE_TAGS[language];
  return EAST_ASIAN_FONTS[language]
    ? `<w:lang w:val="en-US" w:eastAsia="${tag}" w:bidi="ar-SA"/>`
    : `<w:lang w:val="${tag}" w:bidi="ar-SA"/>`;
}

export const COLOURS = { accent: "0B5F6B", muted: "4A5D68", rule: "8A9AA3", shade: "EEF3F4", ai: "E3F4E9" };

interface MarkLook {
  sign: string;
  /** Kind and width (eighths of a point) of the border around the step. */
  border: string;
  width: number;
  shade: string;
}

/** Sign and border differ, so that a copy in black and white still tells the steps apart. */
export const MARKS: Record<StepMark, MarkLook> = {
  ai: { sign: "●", border: "single", width: 18, shade: COLOURS.ai },
  independent: { sign: "○", border: "dashed", width: 8, shade: "FFFFFF" },
  optional: { sign: "◐", border: "double", width: 6, shade: COLOURS.shade },
};
