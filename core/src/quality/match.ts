/** Terms of a lexicon as one pattern: "justif*" is a stem, "before ~ AI" leaves a gap inside a sentence. */

/** One spelling for what typists vary: width, composition, apostrophes, hyphens, case. */
export function normaliseText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\.{3,}/g, "…")
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2013]/g, "-")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

const GAP = "[^.!?。！？]{0,60}?";
/** Letters and digits of the spaced languages, all of them Latin: a Unicode property here would take far longer to compile. */
const LETTER = "[a-z0-9\\u00c0-\\u024f\\u1e00-\\u1eff]";

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** Writers of Chinese, Japanese and Korean differ on spaces, above all beside Latin letters. */
function looseSpaces(pattern: string): string {
  return pattern.replace(/ /g, "\\s?").replace(/(?<=[a-z])(?=[^ -~])|(?<=[^ -~])(?=[a-z])/gu, "\\s?");
}

function termPattern(term: string, spaced: boolean): string {
  const parts = term.split("~").map((part) => {
    const word = normaliseText(part.trim());
    if (!spaced) return looseSpaces(escapePattern(word));
    const open = word.startsWith("*");
    const stem = word.endsWith("*");
    const body = escapePattern(word.slice(open ? 1 : 0, stem ? -1 : undefined)).replaceAll("\\*", `${LETTER}*`);
    return `${open ? "" : `(?<!${LETTER})`}${body}${stem ? "" : `(?!${LETTER})`}`;
  });
  return parts.join(GAP);
}

/** In spaced scripts a term is whole words unless starred; in the others any place in the text will do. */
export function compileTerms(terms: readonly string[], spaced: boolean): RegExp {
  // A pattern of no terms would match everything.
  if (terms.length === 0) return /(?!)/;
  return new RegExp(terms.map((term) => termPattern(term, spaced)).join("|"));
}

/** Where one instruction ends and the next begins, in the middle of a sentence too; in eight languages. */
const CLAUSE_END =
  /[.!?。！？;；:：,，、\n]|\s(?:then|and|but|puis|ensuite|et|mais|luego|después|y|pero|sino|rồi|và|nhưng|lalu|kemudian|dan|tetapi|tapi|namun)\s|然后|接着|再|并|但是?|そして|それから|(?<=て)から|지만|그리고|(?<=고)\s/u;

export function splitClauses(text: string): string[] {
  return normaliseText(text).split(CLAUSE_END);
}

export function splitSentences(text: string): string[] {
  return normaliseText(text).split(/[.!?。！？\n]/u);
}

export function mentions(text: string, terms: RegExp): boolean {
  return terms.test(normaliseText(text));
}
