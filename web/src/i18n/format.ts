/**
 * Dates and numbers as each language writes them. The browser could tell (a test compares), but its first answer costs a slow
 * device more than a tenth of a second, and on most pages it would be the only one.
 */
import { LANGUAGE_TAGS, type Language } from "@thinkshore/core/language/languages";

const MONTHS: Partial<Record<Language, string>> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  id: "Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des",
  es: "ene feb mar abr may jun jul ago sept oct nov dic",
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
};

const DATES: Record<Language, string> = {
  en: "{month} {day}, {year}",
  zh: "{year}年{month}月{day}日",
  ja: "{year}年{month}月{day}日",
  ko: "{year}년 {month}월 {day}일",
  vi: "{day} thg {month}, {year}",
  id: "{day} {month} {year}",
  es: "{day} {month} {year}",
  fr: "{day} {month} {year}",
};

const WITH_COMMA = new Set<Language>(["vi", "id", "es", "fr"]);

/** The language's short form, "Jan 5, 2024" in English; nothing for what is no date. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const parts: Record<string, string | number | undefined> = {
    year: date.getFullYear(),
    month: MONTHS[language]?.split(" ")[date.getMonth()] ?? date.getMonth() + 1,
    day: date.getDate(),
  };
  return DATES[language].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}

/** Something that is counted; only large numbers are grouped, and need the browser for it. */
export function formatCount(n: number, language: Language): string {
  return n < 1000 ? String(n) : n.toLocaleString(LANGUAGE_TAGS[language]);
}

/** One place after the point or comma, for numbers below a thousand. */
export function formatDecimal(value: number, language: Language): string {
  const text = value.toFixed(1);
  return WITH_COMMA.has(language) ? text.replace(".", ",") : text;
}
