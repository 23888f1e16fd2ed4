/** The names of types, placements, roles and labels in the current language; suspends while they are being fetched. */
import { DEFAULT_LANGUAGE, type Language } from "@thinkshore/core/language/languages";
import { loadWords, type Words } from "@thinkshore/core/language/words/words";
import { use } from "react";
import { useLanguage } from "./language-provider.tsx";

/** Neither the language's words nor the English ones could be fetched. */
export class WordsUnavailable extends Error {
  override name = "WordsUnavailable";
}

const loaded = new Map<Language, Words>();
/** A failed load stays failed until the page is refreshed: to ask again at each render would never end. */
const loading = new Map<Language, Promise<Words>>();

async function load(language: Language): Promise<Words> {
  try {
    const words = await loadWords(language);
    loaded.set(language, words);
    return words;
  } catch (failure) {
    if (language === DEFAULT_LANGUAGE) throw new WordsUnavailable("No words", { cause: failure });
    console.warn(`Words not loaded: ${language}`, failure);
    return preloadWords(DEFAULT_LANGUAGE);
  }
}

export function preloadWords(language: Language): Promise<Words> {
  let started = loading.get(language);
  if (!started) {
    started = load(language);
    loading.set(language, started);
  }
  return started;
}

/** The words of any language, such as that of a routine which differs from the interface's. */
export function useWordsOf(language: Language): Words {
  return loaded.get(language) ?? use(preloadWords(language));
}

export function useWords(): Words {
  return useWordsOf(useLanguage().language);
}
