/** Which routines a query leaves, in which order, and what there is to choose from. */
import type { Language } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { matchesSearch, splitSearch } from "@thinkshore/core/library/search";
import { PLACEMENTS, type Placement, type Role, type ThinkingType } from "@thinkshore/core/wizard/catalog";
import type { OlderRole, OlderType } from "@thinkshore/core/wizard/older-ids";
import { describeSaved } from "./describe-saved.ts";

export const SORT_ORDERS = ["newest", "oldest", "edited", "title"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** An empty text stands for "all". */
export interface LibraryQuery {
  text: string;
  type: string;
  placement: string;
  role: string;
  subject: string;
  language: string;
  sort: SortOrder;
}

export const EVERYTHING: LibraryQuery = {
  text: "",
  type: "",
  placement: "",
  role: "",
  subject: "",
  language: "",
  sort: "newest",
};

export function isNarrowed(query: LibraryQuery): boolean {
  const { sort: _order, ...parts } = query;
  return Object.values(parts).some((part) => part.trim() !== "");
}

const COMPARE: Record<SortOrder, (a: SavedRoutine, b: SavedRoutine) => number> = {
  newest: (a, b) => compareTexts(b.createdAt, a.createdAt),
  oldest: (a, b) => compareTexts(a.createdAt, b.createdAt),
  edited: (a, b) => compareTexts(b.updatedAt, a.updatedAt),
  title: (a, b) => compareTitles(a.title, b.title),
};

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

let titles: Intl.Collator | undefined;

/** What compares is made when there is something to compare: a slow device would wait for it even before an empty library. */
function compareTitles(a: string, b: string): number {
  titles ??= new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  return titles.compare(a, b);
}

function fits(saved: SavedRoutine, query: LibraryQuery): boolean {
  const { type, placement, roles, subject, language } = describeSaved(saved);
  return (
    (query.type === "" || type === query.type) &&
    (query.placement === "" || placement === query.placement) &&
    (query.role === "" || roles.some((role) => role === query.role)) &&
    (query.subject === "" || subject === query.subject) &&
    (query.language === "" || language === query.language)
  );
}

export function findRoutines(routines: readonly SavedRoutine[], query: LibraryQuery): SavedRoutine[] {
  const terms = splitSearch(query.text);
  return routines
    .filter((saved) => fits(saved, query) && matchesSearch(saved, terms))
    .sort((a, b) => COMPARE[query.sort](a, b) || compareTexts(a.id, b.id));
}

export interface Choices {
  types: readonly (ThinkingType | OlderType)[];
  placements: readonly Placement[];
  roles: readonly (Role | OlderRole)[];
  subjects: readonly string[];
  languages: readonly Language[];
}

function collect<Value>(routines: readonly SavedRoutine[], read: (saved: SavedRoutine) => readonly Value[]): Value[] {
  return [...new Set(routines.flatMap(read))];
}

/** Only what some routine has: a filter never leads to nothing by itself. */
export function listChoices(routines: readonly SavedRoutine[]): Choices {
  const one = <Value>(value: Value | undefined) => (value === undefined || value === "" ? [] : [value]);
  const placements = collect(routines, (saved) => one(describeSaved(saved).placement));
  return {
    types: collect(routines, (saved) => one(describeSaved(saved).type)),
    placements: PLACEMENTS.filter((placement) => placements.includes(placement)),
    roles: collect(routines, (saved) => describeSaved(saved).roles),
    subjects: collect(routines, (saved) => one(describeSaved(saved).subject)).sort(compareTitles),
    languages: collect(routines, (saved) => one(saved.language)),
  };
}
