/**
 * Dates and decimals as each language writes them. The browser could tell (a test compares), but its first answer costs a slow
 * device more than a tenth of a second, and on most pages it would be the only one.
 */
import type { Language } from "@thinkshore/core/language/languages";
import { fillTemplate } from "./create-text.ts";

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
  const month = MONTHS[language]?.split(" ")[date.getMonth()] ?? date.getMonth() + 1;
  return fillTemplate(DATES[language], { year: date.getFullYear(), month, day: date.getDate() });
}

/** One place after the point or comma, for numbers below a thousand. */
export function formatDecimal(value: number, language: Language): string {
  const text = value.toFixed(1);
  return WITH_COMMA.has(language) ? text.replace(".", ",") : text;
}
