/** The words by which the rubric recognises a move in one language; only the language asked for is loaded. */
import type { Language } from "../language/languages.ts";
import type { Move, Role } from "../wizard/catalog.ts";
import { compileTerms } from "./match.ts";

export const CONCEPTS = [
  /** An attempt made before AI is opened. */
  "commit",
  /** A closing move made without AI. */
  "closing",
  /** How to move the AI step when the placement is flexible. */
  "moveNote",
  /** A sample prompt that keeps the answer back: it asks, hints, points, waits. */
  "holdBack",
  /** A sample prompt that asks for the finished work. */
  "handover",
  "keep",
  "change",
  "reject",
  /** What AI may do, and what it may not. */
  "allowed",
  "forbidden",
  /** A step that says it is done without AI. */
  "noAI",
  /** Something that remains on paper or screen. */
  "product",
  "reflection",
  /** One screen, led by the teacher. */
  "teacherLed",
  "fewDevices",
  /** What is personal, and that it stays out: only both in one sentence are a reminder. */
  "privacy",
  "keepOut",
  /** An instruction to turn to AI. */
  "useAI",
  /** Verbs that analyse, evaluate or create, beyond the moves themselves. */
  "higherOrder",
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** One language's words, as a teacher could mend them: see match.ts for the stars and tildes. */
export interface LexiconData {
  moves: Record<Move, readonly string[]>;
  concepts: Record<Concept, readonly string[]>;
  /** How a routine answers the typical risk of each role. */
  risks: Record<Role, readonly string[]>;
  /** Words too common to show that a teacher's own text was used. */
  stopWords: readonly string[];
}

export interface Lexicon {
  language: Language;
  moves: Record<Move, RegExp>;
  concepts: Record<Concept, RegExp>;
  risks: Record<Role, RegExp>;
  stopWords: ReadonlySet<string>;
}

const LOADERS: Record<Language, () => Promise<{ lexicon: LexiconData }>> = {
  en: () => import("./lexicon/en.ts"),
  zh: () => import("./lexicon/zh.ts"),
  ja: () => import("./lexicon/ja.ts"),
  ko: () => import("./lexicon/ko.ts"),
  vi: () => import("./lexicon/vi.ts"),
  id: () => import("./lexicon/id.ts"),
  es: () => import("./lexicon/es.ts"),
  fr: () => import("./lexicon/fr.ts"),
};

/** Chinese and Japanese set no spaces; Korean glues particles and endings to its words. */
export function isSpaced(language: Language): boolean {
  return language !== "zh" && language !== "ja" && language !== "ko";
}

function compileAll<Key extends string>(lists: Record<Key, readonly string[]>, spaced: boolean): Record<Key, RegExp> {
  const patterns = {} as Record<Key, RegExp>;
  for (const key of Object.keys(lists) as Key[]) patterns[key] = compileTerms(lists[key], spaced);
  return patterns;
}

function compileLexicon(language: Language, data: LexiconData): Lexicon {
  const spaced = isSpaced(language);
  return {
    language,
    moves: compileAll(data.moves, spaced),
    concepts: compileAll(data.concepts, spaced),
    risks: compileAll(data.risks, spaced),
    stopWords: new Set(data.stopWords),
  };
}

const loaded = new Map<Language, Promise<Lexicon>>();

export function loadLexicon(language: Language): Promise<Lexicon> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = LOADERS[language]().then((module) => compileLexicon(language, module.lexicon));
  loaded.set(language, loading);
  // A failed download must not stay cached: the next call tries again.
  loading.catch(() => loaded.delete(language));
  return loading;
}
