/** What the visitor chose about the interface itself: language, theme, waves. The same keys are read before the first paint by web/first-paint.js. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@thinkshore/core/language/languages";
import { readText, removeText, writeText } from "./storage.ts";

const LANGUAGE_KEY = "language";
const THEME_KEY = "theme";
const WAVES_KEY = "waves";

/** The stored language if it is one of ours; otherwise English, which is then stored. */
export function restoreLanguage(): Language {
  const stored = readText(LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  storeLanguage(DEFAULT_LANGUAGE);
  return DEFAULT_LANGUAGE;
}

export function storeLanguage(language: Language): void {
  writeText(LANGUAGE_KEY, language);
}

export type Theme = "system" | "light" | "dark";

export function restoreTheme(): Theme {
  const stored = readText(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function storeTheme(theme: Theme): void {
  if (theme === "system") removeText(THEME_KEY);
  else writeText(THEME_KEY, theme);
}

export function areWavesPaused(): boolean {
  return readText(WAVES_KEY) === "paused";
}

export function storeWavesPaused(paused: boolean): void {
  if (paused) writeText(WAVES_KEY, "paused");
  else removeText(WAVES_KEY);
}
