/** The library of saved routines: what pages read and change. The key `savedRoutines` holds it as a JSON list. */
import { isRemoved, type Removal } from "@thinkshore/core/library/merge";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { toShared } from "@thinkshore/core/library/to-shared";
import { useCallback, useSyncExternalStore } from "react";
import { LIBRARY_KEYS, type LibraryDoor } from "./library-store-disk.ts";
import { createLibrarySync, EMPTY_STATE, type LibraryState } from "./library-store-sync.ts";
import { readSetAside } from "./library-store-text.ts";
import { isHeldInMemory, measureUse, readText, STORAGE_LIMIT, takeTurn, watchOtherTabs, writeText } from "./storage.ts";

const door: LibraryDoor = {
  read: readText,
  write: writeText,
  isBlocked: () => isHeldInMemory(LIBRARY_KEYS.routines),
  watch: watchOtherTabs,
  takeTurn: (run) => takeTurn("library", run),
  now: () => new Date(),
  later: (run, ms) => void setTimeout(run, ms),
};
const sync = createLibrarySync(door);

/** In both failures the routine is held by this tab, and is written as soon as there is room. */
export type SaveResult = { ok: true; isNearlyFull: boolean } | { ok: false; reason: "full" | "blocked" };

export interface Room {
  used: number;
  limit: number;
  isNearlyFull: boolean;
}

const NEARLY_FULL = 0.85;

export function measureRoom(): Room {
  const used = measureUse();
  return { used, limit: STORAGE_LIMIT, isNearlyFull: used > NEARLY_FULL * STORAGE_LIMIT };
}

/** A time after every time that is already on record, whatever the clock says. */
function timeAfter(...earlier: (string | undefined)[]): string {
  const times = earlier.filter((time) => time !== undefined).map((time) => Date.parse(time) + 1);
  return new Date(Math.max(door.now().getTime(), ...times.filter(Number.isFinite))).toISOString();
}

function warnOfLoss(event: BeforeUnloadEvent) {
  if (sync.getState().unstored.size > 0) event.preventDefault();
}

function save(routines: readonly SavedRoutine[], removals: Record<string, Removal>): SaveResult {
  const result = sync.change({ routines, removals });
  // The browser asks before it closes a tab that holds what is stored nowhere else.
  if (result.ok) removeEventListener("beforeunload", warnOfLoss);
  else addEventListener("beforeunload", warnOfLoss);
  return result.ok ? { ok: true, isNearlyFull: measureRoom().isNearlyFull } : result;
}

/** Works also where the page is served without encryption, which `randomUUID` does not. */
export function newRoutineId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds a routine, or replaces the one with the same id. */
export function saveRoutine(saved: SavedRoutine): SaveResult {
  const before = getRoutine(saved.id);
  const removals = sync.removals();
  const isLater = !before || before === saved || saved.updatedAt > before.updatedAt;
  const isOutdated = !isLater || isRemoved(saved, removals);
  const stamped = isOutdated ? { ...saved, updatedAt: timeAfter(before?.updatedAt, removals[saved.id]?.at) } : saved;
  return save([stamped], {});
}

/**
 * A routine that came with a link, with a new id where this library has the same routine in another form, so that a
 * colleague's version never replaces one's own.
 */
export function keepApart(shared: SavedRoutine): SavedRoutine {
  const own = getRoutine(shared.id);
  const isOther = own && JSON.stringify(toShared(own).routine) !== JSON.stringify(shared.routine);
  return isOther ? { ...shared, id: newRoutineId() } : shared;
}

/** Gives back the id under which the routine is here now. */
export function keepShared(shared: SavedRoutine): { id: string; result: SaveResult } {
  const saved = keepApart(shared);
  return { id: saved.id, result: getRoutine(saved.id) ? { ok: true, isNearlyFull: false } : saveRoutine(saved) };
}

/** Adds many as they are, also ones that were removed before; where one is here in a later form, that form stays. */
export function addRoutines(routines: readonly SavedRoutine[]): SaveResult {
  const known = sync.removals();
  const back: Record<string, Removal> = {};
  for (const saved of routines) {
    if (isRemoved(saved, known)) back[saved.id] = { at: timeAfter(known[saved.id]?.at), removed: false };
  }
  return save(routines, back);
}

/** Gives back what was removed, for `restoreRemoved`. */
export function removeRoutines(ids: readonly string[]): readonly SavedRoutine[] {
  const removed = ids.map(getRoutine).filter((saved) => saved !== undefined);
  const removals = removed.map((saved) => [saved.id, { at: timeAfter(saved.updatedAt), removed: true }] as const);
  save([], Object.fromEntries(removals));
  return removed;
}

/** Undo of `removeRoutines`: the routines come back exactly as they were. */
export function restoreRemoved(removed: readonly SavedRoutine[]): SaveResult {
  return addRoutines(removed);
}

export function getRoutine(id: string): SavedRoutine | undefined {
  return sync.getState().routines.find((saved) => saved.id === id);
}

export function getRoutines(): readonly SavedRoutine[] {
  return sync.getState().routines;
}

/** What could not be read, exactly as it was stored. */
export function getSetAside(): { raw: string; reason: string; at: string }[] {
  return readSetAside(readText(LIBRARY_KEYS.setAside));
}

export function useLibrary(): LibraryState {
  return useSyncExternalStore(sync.subscribe, sync.getState, () => EMPTY_STATE);
}

/** Undefined while the page is prerendered, and when this browser has no such routine. */
export function useRoutine(id: string): SavedRoutine | undefined {
  const read = useCallback(() => getRoutine(id), [id]);
  return useSyncExternalStore(sync.subscribe, read, () => undefined);
}

if (typeof document !== "undefined") {
  addEventListener("pagehide", sync.flush);
  addEventListener("pageshow", (event) => {
    if (event.persisted) sync.refresh();
  });
}
