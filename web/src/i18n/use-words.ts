/** The names of types, placements, roles and labels in the current language; suspends while they are being fetched. */
import { DEFAULT_LANGUAGE, type Language } from "@thinkshore/core/language/languages";
import { loadWords, type Words } from "@thinkshore/core/language/words/words";
import { use } from "react";
import { useLanguage } from "./language-provider.tsx";
import { readable } from "./readable-promise.ts";

/** Neither the language's words nor the English ones could be fetched. */
class WordsUnavailable extends Error {
  override name = "WordsUnavailable";
}

/** A failed load stays failed until the page is refreshed: to ask again at each render would never end. */
const loading = new Map<Language, Promise<Words>>();

async function load(language: Language): Promise<Words> {
  try {
    return await loadWords(language);
  } catch (failure) {
    if (language === DEFAULT_LANGUAGE) throw new WordsUnavailable("No words", { cause: failure });
    console.warn(`Words not loaded: ${language}`, failure);
    return preloadWords(DEFAULT_LANGUAGE);
  }
}

export function preloadWords(language: Language): Promise<Words> {
  let started = loading.get(language);
  if (!started) {
    started = readable(load(language));
    loading.set(language, started);
  }
  return started;
}

/** The words of any language, such as that of a routine which differs from the interface's. */
export function useWordsOf(language: Language): Words {
  return use(preloadWords(language));
}

export function useWords(): Words {
  return useWordsOf(useLanguage().language);
}
