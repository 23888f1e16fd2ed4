/** The eight languages, in the order in which the language menu shows them. */
export const LANGUAGES = ["en", "zh", "ja", "ko", "vi", "id", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** Each language by its own name: a reader finds theirs without knowing English. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  zh: "中文",
  ja: "日本語",
  ko: "한국어",
  vi: "Tiếng Việt",
  id: "Bahasa Indonesia",
  es: "Español",
  fr: "Français",
};

/** The BCP 47 tag for `lang` attributes, dates and Word files. */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: "en-US",
  zh: "zh-CN",
  ja: "ja-JP",
  ko: "ko-KR",
  vi: "vi-VN",
  id: "id-ID",
  es: "es-ES",
  fr: "fr-FR",
};

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
