/** Saved routines as the text that is stored: each record is written once and reused until it changes. */
import { type LibraryContent, pruneRemovals, type Removals } from "@thinkshore/core/library/merge";
import { migrateLibrary, type SetAside } from "@thinkshore/core/library/migrate";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";

const texts = new WeakMap<SavedRoutine, string>();

function writeRecord(saved: SavedRoutine): string {
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

/**
 * Reads a stored list. A record that has not changed stays the same object, so that nothing is drawn again for it; and
 * only what has changed is parsed, so that a tab keeps up with others that write a long list again and again.
 */
export function readRoutines(text: string | undefined, known: readonly SavedRoutine[]): StoredRoutines {
  if (text !== undefined && known.length > 0) {
    const routines = readChanged(text, known);
    if (routines) return { text, routines, setAside: [] };
  }
  const { routines, setAside } = migrateLibrary(text);
  return { text, routines: keepSame(routines, known), setAside };
}

function keepSame(routines: readonly SavedRoutine[], known: readonly SavedRoutine[]): SavedRoutine[] {
  const knownById = new Map(known.map((saved) => [saved.id, saved]));
  return routines.map((saved) => {
    const before = knownById.get(saved.id);
    return before && before.updatedAt === saved.updatedAt && writeRecord(before) === writeRecord(saved)
      ? before
      : saved;
  });
}

const RECORD_START = '{"id":"';

/** Undefined for a text that this version has not written just so: then every record is looked at. */
function readChanged(text: string, known: readonly SavedRoutine[]): SavedRoutine[] | undefined {
  if (!text.startsWith("[") || !text.endsWith("]")) return undefined;
  const knownById = new Map(known.map((saved) => [saved.id, saved]));
  const routines: SavedRoutine[] = [];
  let at = 1;
  while (at < text.length - 1) {
    if (!text.startsWith(RECORD_START, at)) return undefined;
    const idStart = at + RECORD_START.length;
    const before = knownById.get(text.slice(idStart, text.indexOf('"', idStart)));
    const isSame = before !== undefined && text.startsWith(writeRecord(before), at);
    const end = isSame ? at + writeRecord(before).length : findRecordEnd(text, at);
    if (end === undefined) return undefined;
    const saved = isSame ? before : readOne(text.slice(at, end));
    if (!saved) return undefined;
    routines.push(saved);
    at = end + 1;
  }
  return new Set(routines.map(({ id }) => id)).size === routines.length ? routines : undefined;
}

/** A text in a record may look like the start of the next one; but only the whole record is valid JSON. */
function findRecordEnd(text: string, start: number): number | undefined {
  for (let at = start; ; ) {
    const next = text.indexOf(`},${RECORD_START}`, at);
    const end = next === -1 ? text.length - 1 : next + 1;
    if (isJson(text.slice(start, end))) return end;
    if (next === -1) return undefined;
    at = next + 1;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readOne(text: string): SavedRoutine | undefined {
  const { routines, changed } = migrateLibrary(`[${text}]`);
  const [saved] = routines;
  return changed || !saved || writeRecord(saved) !== text ? undefined : saved;
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
