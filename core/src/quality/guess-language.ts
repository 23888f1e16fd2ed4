/** Which of the eight languages a text is written in, by script and small words; undefined when it is too short or mixed to say. */
import type { Language } from "../language/languages.ts";
import { LATIN_LANGUAGES, type LatinLanguage, OWN_WORDS } from "./function-words.ts";
import { normaliseText } from "./match.ts";

const VIETNAMESE_LETTER = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/u;
/** Names of the thing itself stand in every language. */
const NEUTRAL = new Set(["ai", "ia", "chatbot", "chatgpt", "claude", "gemini", "copilot"]);

export interface TextProfile {
  /** Chinese characters, kana and hangul syllables. */
  han: number;
  kana: number;
  hangul: number;
  /** Words in Latin letters, and letters of any other script. */
  words: number;
  others: number;
  scores: Record<LatinLanguage, number>;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** `known` are words that prove nothing: the teacher's own, quoted from another language. */
export function profileText(text: string, known: ReadonlySet<string> = new Set()): TextProfile {
  const plain = normaliseText(text);
  const words = (plain.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:'\p{Script=Latin}+)?/gu) ?? []).filter(
    (word) => !known.has(word) && !NEUTRAL.has(word),
  );
  const scores = { en: 0, vi: 0, id: 0, es: 0, fr: 0 };
  for (const word of words) {
    for (const language of LATIN_LANGUAGES) if (OWN_WORDS[language].has(word)) scores[language] += 1;
    if (VIETNAMESE_LETTER.test(word)) scores.vi += 1;
    if (/^(?:l|d|qu|n|c|j|s|m|t)'/u.test(word)) scores.fr += 1;
  }
  return {
    han: count(plain, /\p{Script=Han}/gu),
    kana: count(plain, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    hangul: count(plain, /\p{Script=Hangul}/gu),
    words: words.length,
    others: count(
      plain,
      /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]/gu,
    ),
    scores,
  };
}

/** Latin words weigh two characters: about what the same thought takes in Chinese. */
const WORD_WEIGHT = 2;
/** Fewer characters than this may be a name or a term that Chinese and Japanese share. */
const ENOUGH_HAN = 12;
const KANA_SHARE = 0.15;
const ENOUGH_SCORE = 2;

function guessLatin(scores: TextProfile["scores"]): LatinLanguage | undefined {
  const [best, second] = [...LATIN_LANGUAGES].sort((a, b) => scores[b] - scores[a]);
  if (best === undefined || second === undefined) return undefined;
  const isClear = scores[best] >= ENOUGH_SCORE && scores[best] >= 2 * scores[second];
  return isClear ? best : undefined;
}

export function guessLanguage(profile: TextProfile): Language | undefined {
  const { han, kana, hangul, words } = profile;
  const eastAsian = han + kana + hangul;
  if (eastAsian <= words * WORD_WEIGHT) return guessLatin(profile.scores);
  if (hangul > han + kana) return hangul >= 4 ? "ko" : undefined;
  if (kana >= KANA_SHARE * (han + kana)) return kana >= 3 ? "ja" : undefined;
  return han >= ENOUGH_HAN ? "zh" : undefined;
}
