/** Brings together what several tabs or a backup know: by id, the later change wins, and a removal is remembered. */
import type { SavedRoutine } from "./saved-routine.ts";

/** The last word on whether a routine is in the library; a later word replaces it. */
export interface Removal {
  /** An ISO date. */
  at: string;
  removed: boolean;
}
export type Removals = Readonly<Record<string, Removal>>;

export interface LibraryContent {
  routines: readonly SavedRoutine[];
  removals: Removals;
}

/** Equal times are decided by content, so that every tab decides alike. */
export function pickLater(a: SavedRoutine, b: SavedRoutine): SavedRoutine {
  if (a === b || a.updatedAt > b.updatedAt) return a;
  if (b.updatedAt > a.updatedAt) return b;
  return JSON.stringify(b) > JSON.stringify(a) ? b : a;
}

function mergeRemovals(a: Removals, b: Removals): Removals {
  const merged = new Map(Object.entries(a));
  for (const [id, removal] of Object.entries(b)) {
    const known = merged.get(id);
    if (!known || removal.at > known.at || (removal.at === known.at && removal.removed)) merged.set(id, removal);
  }
  return Object.fromEntries(merged);
}

/** A change made after the removal brings the routine back: nothing that was typed is lost. */
export function isRemoved(saved: SavedRoutine, removals: Removals): boolean {
  const removal = Object.hasOwn(removals, saved.id) ? removals[saved.id] : undefined;
  return removal?.removed === true && saved.updatedAt <= removal.at;
}

/** The order of `a` is kept; what only `b` has follows. */
export function mergeContents(a: LibraryContent, b: LibraryContent): LibraryContent {
  const removals = mergeRemovals(a.removals, b.removals);
  const byId = new Map<string, SavedRoutine>();
  for (const saved of [...a.routines, ...b.routines]) {
    const known = byId.get(saved.id);
    byId.set(saved.id, known ? pickLater(known, saved) : saved);
  }
  return { routines: [...byId.values()].filter((saved) => !isRemoved(saved, removals)), removals };
}

/** How long a removal is remembered: a tab, a device asleep or a phone in a drawer may come back that late with an old list. */
const REMEMBERED_DAYS = 180;

export function pruneRemovals(removals: Removals, now: Date): Removals {
  const oldest = new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString();
  return Object.fromEntries(Object.entries(removals).filter(([, { at }]) => at >= oldest));
}
