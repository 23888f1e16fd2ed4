/** Text in single asterisks is bold: split into segments, so that a view needs no HTML. */

export interface Segment {
  text: string;
  bold: boolean;
}

// A model may write two or three asterisks for one. A space inside the pair or a letter or digit outside it (2 * 3, a*b*c)
// means an asterisk of its own; letters of Chinese, Japanese and Korean may touch, since they have no spaces.
const BOLD = /(?<![\p{Script=Latin}\p{N}*])(\*{1,3})(?![\s*])([^*\n]+)(?<!\s)\1(?![\p{Script=Latin}\p{N}*])/gu;

export function parseEmphasis(text: string): Segment[] {
  // Most texts have none, and the expression takes a browser longer to prepare than a page to write.
  if (!text.includes("*")) return text === "" ? [] : [{ text, bold: false }];
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(BOLD)) {
    if (match.index > end) segments.push({ text: text.slice(end, match.index), bold: false });
    segments.push({ text: match[2] ?? "", bold: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), bold: false });
  return segments;
}

/** For places that know no bold, such as the title of a browser's tab. */
export function dropEmphasis(text: string): string {
  return parseEmphasis(text)
    .map((segment) => segment.text)
    .join("");
}
