/** Text as Word's paragraphs and runs: bold parts, line breaks, tabs and right-to-left text. */
import { toXmlText } from "@thinkshore/core/document/xml-text";
import { parseEmphasis } from "@thinkshore/core/routine/emphasis";

/** The blocks of Hebrew, Arabic and their neighbours: plain ranges, which a browser prepares at once. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const FIRST_LETTER = /\p{L}/u;

function startsRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false;
  const first = FIRST_LETTER.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** Spaces and breaks as they are typed; a tab and a line break have elements of their own. */
function writeText(text: string): string {
  if (!/[\t\n]/.test(text)) return text === "" ? "" : `<w:t xml:space="preserve">${toXmlText(text)}</w:t>`;
  return text
    .split(/(\t|\n)/)
    .map((piece) => {
      if (piece === "\t") return "<w:tab/>";
      if (piece === "\n") return "<w:br/>";
      return piece === "" ? "" : `<w:t xml:space="preserve">${toXmlText(piece)}</w:t>`;
    })
    .join("");
}

export function writeRun(text: string, bold = false): string {
  const properties = `${bold ? "<w:b/><w:bCs/>" : ""}${RIGHT_TO_LEFT.test(text) ? "<w:rtl/>" : ""}`;
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${writeText(text)}</w:r>`;
}

function writeEmphasised(text: string): string {
  return parseEmphasis(text)
    .map((segment) => writeRun(segment.text, segment.bold))
    .join("");
}

export interface ParagraphOptions {
  style?: string;
  /** Stays on the page of what follows. */
  keepNext?: boolean;
  /** Asterisks are bold unless the text is to be copied as it stands. */
  plain?: boolean;
  /** Runs that stand before the text. */
  before?: string;
}

export function writeParagraph(text: string, options: ParagraphOptions = {}): string {
  const properties = [
    options.style ? `<w:pStyle w:val="${options.style}"/>` : "",
    options.keepNext ? "<w:keepNext/>" : "",
    startsRightToLeft(text) ? "<w:bidi/>" : "",
  ].join("");
  const runs = text === "" ? "" : options.plain ? writeRun(text) : writeEmphasised(text);
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${options.before ?? ""}${runs}</w:p>`;
}

const splitLines = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/);

/** One paragraph a line; empty lines only separate. */
export function writeParagraphs(text: string, options: ParagraphOptions = {}): string {
  const lines = splitLines(text).filter((line) => line.trim() !== "");
  return (lines.length === 0 ? [""] : lines).map((line) => writeParagraph(line.trim(), options)).join("");
}

/** Every line as it stands, the empty ones too. */
export function writeLines(text: string, options: ParagraphOptions): string {
  return splitLines(text)
    .map((line) => writeParagraph(line, { ...options, plain: true }))
    .join("");
}
