/** Reads and writes the library's three keys: nothing is written over what could not be read, a full store takes what it can. */
import type { LibraryContent } from "@thinkshore/core/library/merge";
import type { SetAside } from "@thinkshore/core/library/migrate";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import {
  addSetAside,
  readRemovals,
  readRoutines,
  readSetAside,
  type StoredRoutines,
  writeRemovals,
  writeRoutines,
} from "./library-store-text.ts";
import type { StorageChange, WriteResult } from "./storage.ts";

export const LIBRARY_KEYS = {
  routines: "savedRoutines",
  removals: "removedRoutines",
  setAside: "savedRoutinesSetAside",
} as const;

export interface LibraryDoor {
  read(key: string): string | undefined;
  write(key: string, value: string): WriteResult;
  isBlocked(): boolean;
  watch(listener: (change: StorageChange) => void): void;
  takeTurn(run: () => void): Promise<void>;
  now(): Date;
  later(run: () => void, ms: number): void;
}

interface Stored extends LibraryContent {
  setAside: readonly SetAside[];
}

export interface LibraryDisk {
  read(known: readonly SavedRoutine[]): Stored;
  readRemovals(): LibraryContent["removals"];
  write(before: Stored, merged: LibraryContent): WriteResult;
  countSetAside(): number;
  /** Whether the list that was there is gone altogether: a stale tab would have left another list, never none. */
  isCleared(): boolean;
}

export function createLibraryDisk(door: LibraryDoor): LibraryDisk {
  /** What this tab has last read or written; while the text is the same it need not be parsed. */
  let stored: StoredRoutines | undefined;
  let setAside = { text: undefined as string | undefined, count: 0 };

  const readStoredRemovals = () => readRemovals(door.read(LIBRARY_KEYS.removals));

  function saveSetAside(added: readonly SetAside[]): WriteResult {
    if (added.length === 0) return { ok: true };
    const entries = readSetAside(door.read(LIBRARY_KEYS.setAside));
    return door.write(LIBRARY_KEYS.setAside, addSetAside(entries, added, door.now().toISOString()));
  }

  function writeList(routines: readonly SavedRoutine[]): WriteResult {
    const text = writeRoutines(routines);
    const result = door.write(LIBRARY_KEYS.routines, text);
    if (result.ok) stored = { text, routines, setAside: [] };
    return result;
  }

  /** First everything, then the changes of what is there already, then the removals alone. */
  function writeWhatFits(before: LibraryContent, merged: LibraryContent): WriteResult {
    const whole = writeList(merged.routines);
    if (whole.ok || whole.reason !== "full") return whole;
    const ids = new Set(before.routines.map(({ id }) => id));
    if (!writeList(merged.routines.filter(({ id }) => ids.has(id))).ok) {
      const keptIds = new Set(merged.routines.map(({ id }) => id));
      writeList(before.routines.filter(({ id }) => keptIds.has(id)));
    }
    return whole;
  }

  return {
    read(known) {
      const text = door.read(LIBRARY_KEYS.routines);
      if (!stored || stored.text !== text) stored = readRoutines(text, known);
      return { ...stored, removals: readStoredRemovals() };
    },
    readRemovals: readStoredRemovals,
    write(before, merged) {
      const isSafe = saveSetAside(before.setAside);
      if (!isSafe.ok) return isSafe;
      const removals = writeRemovals(merged.removals, door.now());
      const isChanged = removals !== (door.read(LIBRARY_KEYS.removals) ?? "{}");
      // The removal first: another tab that sees only the shorter list would put the routine back.
      const isRemembered = !isChanged || door.write(LIBRARY_KEYS.removals, removals).ok;
      const result = writeWhatFits(before, merged);
      // In a full store the removal itself has made the room.
      if (!isRemembered) door.write(LIBRARY_KEYS.removals, removals);
      return result;
    },
    countSetAside() {
      const text = door.read(LIBRARY_KEYS.setAside);
      if (text !== setAside.text) setAside = { text, count: readSetAside(text).length };
      return setAside.count;
    },
    isCleared: () => stored?.text !== undefined && door.read(LIBRARY_KEYS.routines) === undefined,
  };
}
