/** The teacher's own words, made ready to stand inside a sentence without changing what they say. */

const BULLET = /^(?:[-–—•·*▪●]|\d{1,2}[.)])\s+/u;
const ENDS_A_CLAUSE = /[.!?…:;,。！？：；，、]$/u;
const TRAILING = /[\s.,;:。，、；：]+$/u;
const CONTROL = /\p{Cc}/gu;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Lines become one line, list marks go, the final full stop goes: the sentence around it has its own. */
export function tidy(text: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.replace(CONTROL, " ").replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "");
  const marked = lines.length > 1;
  let joined = "";
  for (const line of lines) {
    const item = marked ? line.replace(BULLET, "") : line;
    if (joined === "") joined = item;
    else joined += ENDS_A_CLAUSE.test(joined) ? ` ${item}` : `; ${item}`;
  }
  return joined.replace(TRAILING, "");
}

/** "Why?”." -> "Why?”": what ends in a mark of its own needs no full stop. A gap to be filled in ("because ….") keeps it. */
const DOUBLED_STOP = /((?:[?!？！]\s?[”’»」]?|(?<![\s…])…\s?[”’»」]))(?:\.(?=\s|$)|。)/gu;

export function dropDoubledStop(text: string): string {
  return text.replace(DOUBLED_STOP, "$1");
}

/** Wide characters count double: a short line is one that looks short. */
export function measure(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}

let graphemes: Intl.Segmenter | undefined;

/** Made when it is first needed: it takes longer than all the rest of the application's start. */
function splitGraphemes(text: string): Intl.Segments {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return graphemes.segment(text);
}

/** The first sentence if it fits, else as many whole words as fit, and an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (measure(text) <= limit) return text;
  const sentence = /^.+?(?:[.!?](?=\s)|[。！？])/u.exec(text)?.[0];
  if (sentence !== undefined && measure(sentence) <= limit) return sentence.replace(TRAILING, "");
  let kept = "";
  let width = 0;
  for (const { segment } of splitGraphemes(text)) {
    width += measure(segment);
    if (width > limit - 1) break;
    kept += segment;
  }
  const space = kept.lastIndexOf(" ");
  const whole = space > kept.length / 2 ? kept.slice(0, space) : kept;
  return `${whole.replace(TRAILING, "")}…`;
}
