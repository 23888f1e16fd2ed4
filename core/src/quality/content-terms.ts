/** The words of a teacher's text that show, when a routine repeats them, that the text was really used. */
import { plainText } from "../language/plain-text.ts";
import type { Lexicon } from "./lexicon.ts";
import { normaliseText } from "./match.ts";

const SHORTEST_WORD = 4;
/** Inflection changes the end of a word: this many letters may differ. */
const ENDING = 3;

function pairs(items: readonly string[], glue: string): string[] {
  return items.slice(1).map((item, index) => `${items[index] ?? ""}${glue}${item}`);
}

/** Runs of Chinese characters, katakana or hangul, cut into overlapping pairs; hiragana is grammar more than content. */
function eastAsianTerms(text: string, stopWords: ReadonlySet<string>): string[] {
  const runs = text.match(/[\p{Script=Han}\p{Script=Katakana}ー]+|\p{Script=Hangul}+/gu) ?? [];
  const content = runs.flatMap((run) => pairs([...run], "")).filter((pair) => !stopWords.has(pair));
  if (content.length > 0) return content;
  const kana = (text.match(/\p{Script=Hiragana}{3,}/gu) ?? []).filter((word) => !stopWords.has(word));
  return kana.length > 0 ? kana : runs.filter((run) => run.length === 1 && !stopWords.has(run));
}

/** A Vietnamese word is mostly two syllables; one syllable alone is too common to prove anything. */
function syllablePairs(text: string, stopWords: ReadonlySet<string>): string[] {
  return text
    .split(/[^\p{L}\p{N}\s]+/u)
    .flatMap((phrase) => pairs(phrase.split(/\s+/u).filter(Boolean), " "))
    .filter((pair) => !stopWords.has(pair) && !pair.split(" ").every((syllable) => stopWords.has(syllable)));
}

function stems(text: string, stopWords: ReadonlySet<string>): string[] {
  const words = (text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu) ?? []).filter((word) => !stopWords.has(word));
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  if (long.length > 0) return long.map((word) => word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING)));
  // "Art", "PE" or "DNA": nothing longer to look for, so it has to stand there as a word.
  return words.filter((word) => word.length > 1).map((word) => ` ${word} `);
}

/** Codes such as "MS-ESS3-3": letters and digits held together by points or hyphens. */
function codes(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)+/gu) ?? []).filter((code) => /\p{N}/u.test(code));
}

/** Accents are often left out in typing: a match must not hang on them. The spaces around a short word stay. */
function foldTerm(term: string): string {
  return term.startsWith(" ") ? ` ${plainText(term)} ` : plainText(term);
}

export function contentTerms(text: string, lexicon: Lexicon): string[] {
  const plain = normaliseText(text);
  const spaced = lexicon.language === "vi" ? syllablePairs(plain, lexicon.stopWords) : [];
  const terms = [
    ...eastAsianTerms(plain, lexicon.stopWords),
    ...(spaced.length > 0 ? spaced : stems(plain, lexicon.stopWords)),
    ...codes(plain),
  ];
  return [...new Set(terms.map(foldTerm))];
}

/** Prepared once per routine: folded, with a space around every word so that short terms match whole words only. */
export function searchableText(text: string): string {
  const folded = plainText(text);
  return `${folded}\n ${folded.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
}
