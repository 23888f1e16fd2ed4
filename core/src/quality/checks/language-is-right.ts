/** Rule 9 on language: the routine, and each longer text in it, is in the language asked for. */
import type { Language } from "../../language/languages.ts";
import { type Check, report } from "../findings.ts";
import { LATIN_LANGUAGES, type LatinLanguage, OWN_WORDS } from "../function-words.ts";
import { guessLanguage, profileText, type TextProfile } from "../guess-language.ts";
import { normaliseText } from "../match.ts";
import { placedTexts, wholeText } from "../routine-text.ts";
import { typedTexts } from "../teacher-input.ts";

/** Shorter texts may be a quotation, a name or a term of art. */
const LONG_ENOUGH = { words: 8, characters: 20 };
/** Below this share of its small words, a long text in Latin letters is some other language. */
const LEAST_SHARE = 0.06;
const ENOUGH_WORDS = 60;

function isLatin(language: Language): language is LatinLanguage {
  return (LATIN_LANGUAGES as readonly string[]).includes(language);
}

/** The teacher's words that are not small words of the language: they prove nothing about the routine. */
function knownWords(texts: readonly string[], language: Language): ReadonlySet<string> {
  const own = isLatin(language) ? OWN_WORDS[language] : new Set<string>();
  const words = texts.flatMap((text) => normaliseText(text).match(/\p{L}+/gu) ?? []);
  return new Set(words.filter((word) => !own.has(word)));
}

/** Takes out what the teacher wrote in East Asian script, unless it is the routine's own language: a quotation does not count. */
function cutQuotations(text: string, texts: readonly string[], language: Language): string {
  const pieces = texts
    .flatMap(
      (typed) => typed.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}/gu) ?? [],
    )
    .filter((piece) => guessLanguage(profileText(piece)) !== language)
    .sort((a, b) => b.length - a.length);
  return pieces.reduce((rest, piece) => rest.replaceAll(piece, " "), text);
}

function isLong({ words, han, kana, hangul }: TextProfile): boolean {
  return words >= LONG_ENOUGH.words || han + kana + hangul >= LONG_ENOUGH.characters;
}

/** A routine in a language that we cannot name has hardly any small words of the right one. */
function isUnknownLanguage(profile: TextProfile, language: Language): boolean {
  if (profile.others > profile.words + profile.han + profile.kana + profile.hangul) return true;
  if (!isLatin(language) || profile.words < ENOUGH_WORDS) return false;
  return profile.scores[language] < LEAST_SHARE * profile.words;
}

export const checkLanguage: Check = (routine, { request }) => {
  const { language } = request;
  const typed = typedTexts(request);
  const known = knownWords(typed, language);
  const profile = (text: string) => profileText(cutQuotations(text, typed, language), known);

  const whole = profile(wholeText(routine));
  const found = guessLanguage(whole);
  if (found !== undefined && found !== language) {
    return [report("wrong-language", { values: { expected: language, found, field: "all" } })];
  }
  if (isUnknownLanguage(whole, language)) {
    return [report("wrong-language", { values: { expected: language, found: "other", field: "all" } })];
  }
  return placedTexts(routine).flatMap(({ text, field, step }) => {
    const part = profile(text);
    const guess = isLong(part) ? guessLanguage(part) : undefined;
    if (guess === undefined || guess === language) return [];
    const values = { expected: language, found: guess, field };
    return [report("wrong-language", step === undefined ? { values } : { step, values })];
  });
};
