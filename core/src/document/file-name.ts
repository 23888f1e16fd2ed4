/** The name of an exported file: the title's letters and digits of any script, all else underscores. */

const FALLBACK = "thinking";
/** File systems stop at 255 bytes; this leaves room for the ending and a browser's " (1)". */
const MOST_BYTES = 180;

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function shorten(name: string): string {
  let bytes = 0;
  let short = "";
  for (const character of name) {
    bytes += bytesOf(character);
    if (bytes > MOST_BYTES) return short;
    short += character;
  }
  return short;
}

/** A combining mark belongs to its letter; a lone surrogate is no letter. */
export function fileName(title: string, extension: "docx" | "md"): string {
  const letters = title.normalize("NFC").toLowerCase();
  const name = /[\p{L}\p{N}]/u.test(letters) ? letters.replace(/[^\p{L}\p{N}\p{M}]/gu, "_") : FALLBACK;
  return `${shorten(name)}_routine.${extension}`;
}
