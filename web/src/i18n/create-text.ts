/** Looks a text up: the language's own, then English, then the key; a gap is logged, never shown as an error. */
import { LANGUAGE_TAGS, type Language } from "@thinkshore/core/language/languages";
import type { Namespace, Text } from "./namespace.ts";

export type Messages = Readonly<Record<string, string | undefined>>;

const reportedGaps = new Set<string>();

function reportGap(language: Language, name: string, key: string): void {
  const gap = `${language}/${name}.${key}`;
  if (reportedGaps.has(gap)) return;
  reportedGaps.add(gap);
  console.warn(`Missing text: ${gap}`);
}

/** One pass over the template, so that a value which itself contains braces stays as the teacher typed it. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}

/**
 * Where a language speaks of one thing otherwise than of several. The browser knows this too (a test compares), but on a slow
 * device its first answer takes a tenth of a second.
 */
const isSingular: Partial<Record<Language, (n: number) => boolean>> = {
  en: (n) => n === 1,
  es: (n) => n === 1,
  fr: (n) => n < 2,
};

/** Only large numbers are grouped, and need the browser for it. */
function formatCount(n: number, language: Language): string {
  return n < 1000 ? String(n) : n.toLocaleString(LANGUAGE_TAGS[language]);
}

export function createText<M extends Record<string, string>>(
  language: Language,
  namespace: Namespace<M>,
  messages: Messages,
): Text<M> {
  function lookUp(key: string, values?: Readonly<Record<string, string | number>>): string {
    let template = messages[key];
    if (template === undefined) {
      reportGap(language, namespace.name, key);
      template = namespace.english[key] ?? key;
    }
    return values ? fillTemplate(template, values) : template;
  }
  function plural(base: string, n: number): string {
    const form = isSingular[language]?.(n) ? "one" : "other";
    return lookUp(`${base}_${form}`, { n: formatCount(n, language) });
  }
  return Object.assign(lookUp, { plural }) as Text<M>;
}
