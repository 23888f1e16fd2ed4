/** Keeps one tab's library and the browser's storage in step: nothing that this or another tab has saved is lost. */
import { type LibraryContent, mergeContents } from "@thinkshore/core/library/merge";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import {
  addSetAside,
  findUnstored,
  holdsAll,
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
  watch(listener: (change: StorageChange) => void): void;
  takeTurn(run: () => void): Promise<void>;
  now(): Date;
  later(run: () => void, ms: number): void;
}

export interface LibraryState {
  /** False while the page is prerendered and not yet taken over. */
  isReady: boolean;
  routines: readonly SavedRoutine[];
  /** "full" and "blocked": `unstored` lasts only as long as this tab. */
  storage: "stored" | "full" | "blocked";
  unstored: ReadonlySet<string>;
  /** How many stored entries could not be read and are kept aside. */
  setAside: number;
}

export const EMPTY_STATE: LibraryState = {
  isReady: false,
  routines: [],
  storage: "stored",
  unstored: new Set(),
  setAside: 0,
};

const NOTHING: LibraryContent = { routines: [], removals: {} };
const WRITE_ATTEMPTS = 5;
/** localStorage is cached per tab: only after a while is it certain that no stale tab has written over a change. */
const LOOK_AGAIN_AFTER_MS = [50, 300, 1500];
/** Of a burst from another tab the last few texts are read; each tab looks after its own changes. */
const TEXTS_OF_A_BURST = 3;

export interface LibrarySync {
  getState(): LibraryState;
  subscribe(listener: () => void): () => void;
  /** Merges a change into what is stored now, and writes it. */
  change(delta: LibraryContent): WriteResult;
  removals(): LibraryContent["removals"];
  /** Reads the storage afresh. */
  refresh(): void;
}

export function createLibrarySync(door: LibraryDoor): LibrarySync {
  let content = NOTHING;
  /** This tab's changes that are not yet known to stand. */
  let pending = NOTHING;
  let stored: StoredRoutines | undefined;
  let state: LibraryState | undefined;
  let setAsideText: string | undefined;
  let setAsideCount = 0;
  let arrived: (string | undefined)[] = [];
  let looks = 0;
  const listeners = new Set<() => void>();

  function readStored(): LibraryContent & { setAside: StoredRoutines["setAside"] } {
    const text = door.read(LIBRARY_KEYS.routines);
    if (!stored || stored.text !== text) stored = readRoutines(text, content.routines);
    return { ...stored, removals: readRemovals(door.read(LIBRARY_KEYS.removals)) };
  }

  function show(next: LibraryContent, storage: LibraryState["storage"], unstored: readonly SavedRoutine[]) {
    content = next;
    const text = door.read(LIBRARY_KEYS.setAside);
    if (text !== setAsideText) {
      setAsideText = text;
      setAsideCount = readSetAside(text).length;
    }
    const before = state;
    const isSame =
      before?.storage === storage &&
      before.unstored.size === unstored.length &&
      before.setAside === setAsideCount &&
      before.routines.length === next.routines.length &&
      next.routines.every((saved, index) => saved === before.routines[index]);
    if (isSame) return;
    state = {
      isReady: true,
      routines: next.routines,
      storage,
      unstored: new Set(unstored.map(({ id }) => id)),
      setAside: setAsideCount,
    };
    for (const listener of listeners) listener();
  }

  /** Nothing is written over the old text before its unreadable parts are safe elsewhere. */
  function saveSetAside(setAside: StoredRoutines["setAside"]): WriteResult {
    if (setAside.length === 0) return { ok: true };
    const entries = readSetAside(door.read(LIBRARY_KEYS.setAside));
    return door.write(LIBRARY_KEYS.setAside, addSetAside(entries, setAside, door.now().toISOString()));
  }

  function writeText(routines: readonly SavedRoutine[]): WriteResult {
    const text = writeRoutines(routines);
    const result = door.write(LIBRARY_KEYS.routines, text);
    if (result.ok) stored = { text, routines, setAside: [] };
    return result;
  }

  /** A full store takes what it can: first everything, then the changes of what it has, then the removals alone. */
  function writeRoutinesThatFit(before: LibraryContent, merged: LibraryContent): WriteResult {
    const whole = writeText(merged.routines);
    if (whole.ok || whole.reason !== "full") return whole;
    const ids = new Set(before.routines.map(({ id }) => id));
    if (!writeText(merged.routines.filter(({ id }) => ids.has(id))).ok) {
      const keptIds = new Set(merged.routines.map(({ id }) => id));
      writeText(before.routines.filter(({ id }) => keptIds.has(id)));
    }
    return whole;
  }

  function write(before: LibraryContent, merged: LibraryContent): WriteResult {
    const removals = writeRemovals(merged.removals, door.now());
    const isRemovalsChanged = removals !== (door.read(LIBRARY_KEYS.removals) ?? "{}");
    // The removal first: another tab that sees only the shorter list would put the routine back.
    const isRemembered = !isRemovalsChanged || door.write(LIBRARY_KEYS.removals, removals).ok;
    const result = writeRoutinesThatFit(before, merged);
    // In a full store the removal itself has made the room.
    if (!isRemembered) door.write(LIBRARY_KEYS.removals, removals);
    return result;
  }

  function commit(known: LibraryContent): WriteResult {
    let result: WriteResult = { ok: true };
    let merged = content;
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const before = readStored();
      merged = mergeContents(before, known);
      if (before.setAside.length === 0 && holdsAll(before, merged)) break;
      result = saveSetAside(before.setAside);
      if (result.ok) result = write(before, merged);
      if (!result.ok) break;
    }
    const isBlocked = !result.ok && result.reason === "blocked";
    const unstored = isBlocked
      ? merged.routines
      : result.ok
        ? []
        : findUnstored(readStored().routines, merged.routines);
    show(merged, result.ok ? "stored" : result.reason, unstored);
    return result;
  }

  function commitPending() {
    // Cleared on purpose since: a stale tab would have left another list, never none.
    const isCleared = stored?.text !== undefined && door.read(LIBRARY_KEYS.routines) === undefined;
    if (isCleared) pending = NOTHING;
    const { ok } = commit(pending);
    if (ok && looks === 0) pending = NOTHING;
  }

  function lookAgain() {
    looks += LOOK_AGAIN_AFTER_MS.length;
    for (const ms of LOOK_AGAIN_AFTER_MS) {
      door.later(() => {
        looks -= 1;
        void door.takeTurn(commitPending);
      }, ms);
    }
  }

  function take({ key, value }: StorageChange) {
    const isOurs = key === undefined || Object.values<string>(LIBRARY_KEYS).includes(key);
    if (!isOurs) return;
    if (key === undefined || (key === LIBRARY_KEYS.routines && value === undefined)) {
      arrived = [];
      commitPending();
      return;
    }
    if (arrived.length === 0) door.later(takeArrived, 0);
    arrived.push(key === LIBRARY_KEYS.routines ? value : undefined);
  }

  function takeArrived() {
    if (arrived.length === 0) return;
    const newest = arrived.filter((text) => text !== undefined).slice(-TEXTS_OF_A_BURST);
    arrived = [];
    let known = mergeContents(content, pending);
    for (const text of newest) {
      known = mergeContents(known, { routines: readRoutines(text, content.routines).routines, removals: {} });
    }
    void door.takeTurn(() => commit(known));
  }

  function ensureRead(): LibraryState {
    if (!state) show(mergeContents(readStored(), NOTHING), "stored", []);
    return state ?? EMPTY_STATE;
  }

  let isWatching = false;
  function startWatching() {
    if (isWatching) return;
    isWatching = true;
    door.watch(take);
    // Sets damaged data aside at once, not only when the next routine is saved.
    commitPending();
  }

  return {
    getState: ensureRead,
    subscribe(listener) {
      listeners.add(listener);
      startWatching();
      return () => listeners.delete(listener);
    },
    change(delta) {
      startWatching();
      // As it will be read back: two tabs that spelled the same record differently would write over each other for ever.
      const { routines } = readRoutines(writeRoutines(delta.routines), content.routines);
      if (routines.length !== delta.routines.length) throw new Error("A routine without an id cannot be saved");
      pending = mergeContents(pending, { routines, removals: delta.removals });
      const result = commit(pending);
      lookAgain();
      return result;
    },
    removals: () => readStored().removals,
    refresh: commitPending,
  };
}
