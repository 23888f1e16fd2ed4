/** Saved routines as the text that is stored: each record is written once and reused until it changes. */
import { type LibraryContent, pruneRemovals, type Removals } from "@thinkshore/core/library/merge";
import { migrateLibrary, type SetAside } from "@thinkshore/core/library/migrate";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";

const texts = new WeakMap<SavedRoutine, string>();

export function writeRecord(saved: SavedRoutine): string {
  let text = texts.get(saved);
  if (text === undefined) {
    text = JSON.stringify(saved);
    texts.set(saved, text);
  }
  return text;
}

export function writeRoutines(routines: readonly SavedRoutine[]): string {
  return `[${routines.map(writeRecord).join(",")}]`;
}

export interface StoredRoutines {
  text: string | undefined;
  routines: readonly SavedRoutine[];
  setAside: readonly SetAside[];
}

/** A record that has not changed stays the same object, so that nothing is drawn again for it. */
export function readRoutines(text: string | undefined, known: readonly SavedRoutine[]): StoredRoutines {
  const { routines, setAside } = migrateLibrary(text);
  const knownById = new Map(known.map((saved) => [saved.id, saved]));
  const same = routines.map((saved) => {
    const before = knownById.get(saved.id);
    return before && before.updatedAt === saved.updatedAt && writeRecord(before) === writeRecord(saved)
      ? before
      : saved;
  });
  return { text, routines: same, setAside };
}

/** Foreign or damaged entries are left out: what they were about then simply counts as not removed. */
export function readRemovals(text: string | undefined): Removals {
  try {
    const entries = Object.entries(JSON.parse(text ?? "{}") as object).filter(
      ([, value]) => typeof value?.at === "string" && typeof value?.removed === "boolean",
    );
    return Object.fromEntries(entries) as Removals;
  } catch {
    return {};
  }
}

export function writeRemovals(removals: Removals, now: Date): string {
  return JSON.stringify(pruneRemovals(removals, now));
}

function isSameRecord(a: SavedRoutine | undefined, b: SavedRoutine): boolean {
  return a !== undefined && (a === b || writeRecord(a) === writeRecord(b));
}

/** The routines of `wanted` that `stored` does not hold just so. */
export function findUnstored(stored: readonly SavedRoutine[], wanted: readonly SavedRoutine[]): SavedRoutine[] {
  const storedById = new Map(stored.map((saved) => [saved.id, saved]));
  return wanted.filter((saved) => !isSameRecord(storedById.get(saved.id), saved));
}

export function holdsAll(stored: LibraryContent, wanted: LibraryContent): boolean {
  return (
    stored.routines.length === wanted.routines.length &&
    findUnstored(stored.routines, wanted.routines).length === 0 &&
    Object.entries(wanted.removals).every(([id, { at }]) => stored.removals[id]?.at === at)
  );
}

interface SetAsideEntry extends SetAside {
  at: string;
}

export function readSetAside(text: string | undefined): SetAsideEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry?.raw === "string") : [];
  } catch {
    // Damaged itself: it is kept as the first entry of a new list.
    return [{ raw: text ?? "", reason: "not-json", at: new Date(0).toISOString() }];
  }
}

/** What is set aside already is not set aside again, however often it is read. */
export function addSetAside(entries: readonly SetAsideEntry[], added: readonly SetAside[], at: string): string {
  const known = new Set(entries.map((entry) => entry.raw));
  return JSON.stringify([...entries, ...added.filter(({ raw }) => !known.has(raw)).map((entry) => ({ ...entry, at }))]);
}
