/** Keeps one tab's library and the browser's storage in step: nothing that this or another tab has saved is lost. */
import { type LibraryContent, mergeContents } from "@thinkshore/core/library/merge";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { createLibraryDisk, LIBRARY_KEYS, type LibraryDoor } from "./library-store-disk.ts";
import { findUnstored, holdsAll, readRoutines, writeRoutines } from "./library-store-text.ts";
import type { StorageChange, WriteResult } from "./storage.ts";

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
/** So long is waited for the rest of a burst from another tab; it still appears at once to the eye. */
const GATHER_MS = 20;
/** Of a burst from another tab the last few texts are read; each tab looks after its own changes. */
const TEXTS_OF_A_BURST = 3;

export interface LibrarySync {
  getState(): LibraryState;
  subscribe(listener: () => void): () => void;
  /** Merges a change into what is stored now, and writes it. */
  change(delta: LibraryContent): WriteResult;
  removals(): LibraryContent["removals"];
  /** For a page that comes back: goes by what is stored now. */
  refresh(): void;
  /** For a page that leaves: writes what this tab has just changed, if another has written over it. */
  flush(): void;
}

export function createLibrarySync(door: LibraryDoor): LibrarySync {
  const disk = createLibraryDisk(door);
  const listeners = new Set<() => void>();
  /** Everything that this tab knows of. What is missing from the store without being removed was written over by a stale tab. */
  let content = NOTHING;
  /** This tab's own changes, until they are known to stand. */
  let pending = NOTHING;
  let state: LibraryState | undefined;
  let lastResult: WriteResult = { ok: true };
  let arrived: (string | undefined)[] = [];
  let isTurnAwaited = false;
  let looks = 0;

  function show(next: LibraryContent, storage: LibraryState["storage"], unstored: readonly SavedRoutine[]) {
    content = next;
    const setAside = disk.countSetAside();
    const isSame =
      state?.storage === storage &&
      state.unstored.size === unstored.length &&
      state.setAside === setAside &&
      state.routines.length === next.routines.length &&
      next.routines.every((saved, index) => saved === state?.routines[index]);
    if (isSame) return;
    const ids = new Set(unstored.map(({ id }) => id));
    state = { isReady: true, routines: next.routines, storage, unstored: ids, setAside };
    for (const listener of listeners) listener();
  }

  function showResult(merged: LibraryContent) {
    if (door.isBlocked()) show(merged, "blocked", merged.routines);
    else if (lastResult.ok) show(merged, "stored", []);
    else show(merged, lastResult.reason, findUnstored(disk.read(merged.routines).routines, merged.routines));
  }

  /** Reads, merges, writes, and reads again, until it stands. */
  function commit(known: LibraryContent): WriteResult {
    let merged = known;
    lastResult = { ok: true };
    for (let attempt = 0; attempt < WRITE_ATTEMPTS && lastResult.ok; attempt += 1) {
      const before = disk.read(content.routines);
      merged = mergeContents(before, known);
      if (before.setAside.length === 0 && holdsAll(before, merged)) break;
      lastResult = disk.write(before, merged);
    }
    showResult(merged);
    return lastResult;
  }

  function forgetIfCleared() {
    if (!disk.isCleared()) return;
    content = NOTHING;
    pending = NOTHING;
  }

  function refresh() {
    forgetIfCleared();
    commit(pending);
  }

  /** At most one request waits: in a crowd of tabs the others would only queue up behind it. */
  function commitInTurn() {
    if (isTurnAwaited) return;
    isTurnAwaited = true;
    void door.takeTurn(() => {
      isTurnAwaited = false;
      forgetIfCleared();
      const { ok } = commit(mergeContents(content, pending));
      if (ok && looks === 0) pending = NOTHING;
    });
  }

  /** One chain of looks at a time; a new change begins it afresh. */
  function lookAgain() {
    const isResting = looks === 0;
    looks = LOOK_AGAIN_AFTER_MS.length;
    if (isResting) scheduleLook();
  }

  function scheduleLook() {
    door.later(() => {
      looks -= 1;
      commitInTurn();
      if (looks > 0) scheduleLook();
    }, LOOK_AGAIN_AFTER_MS.at(-looks) ?? 0);
  }

  function take({ key, value }: StorageChange) {
    if (key === undefined || (key === LIBRARY_KEYS.routines && value === undefined)) {
      arrived = [];
      refresh();
    } else if (Object.values<string>(LIBRARY_KEYS).includes(key)) {
      if (arrived.length === 0) door.later(takeArrived, GATHER_MS);
      arrived.push(key === LIBRARY_KEYS.routines ? value : undefined);
    }
  }

  function takeArrived() {
    if (arrived.length === 0) return;
    let known = mergeContents(disk.read(content.routines), content);
    for (const text of arrived.filter((value) => value !== undefined).slice(-TEXTS_OF_A_BURST)) {
      known = mergeContents(known, { routines: readRoutines(text, content.routines).routines, removals: {} });
    }
    arrived = [];
    showResult(known);
    commitInTurn();
  }

  let isWatching = false;
  function startWatching() {
    if (isWatching) return;
    isWatching = true;
    door.watch(take);
    // Sets damaged data aside at once, not only when the next routine is saved.
    commit(NOTHING);
  }

  return {
    getState() {
      if (!state) showResult(mergeContents(disk.read([]), NOTHING));
      return state ?? EMPTY_STATE;
    },
    subscribe(listener) {
      listeners.add(listener);
      startWatching();
      return () => listeners.delete(listener);
    },
    change(delta) {
      startWatching();
      forgetIfCleared();
      // As it will be read back: two tabs that spelled the same record differently would write over each other for ever.
      const { routines } = readRoutines(writeRoutines(delta.routines), content.routines);
      if (routines.length !== delta.routines.length) throw new Error("A routine without an id cannot be saved");
      pending = mergeContents(pending, { routines, removals: delta.removals });
      const result = commit(mergeContents(content, pending));
      lookAgain();
      return result;
    },
    removals: disk.readRemovals,
    refresh,
    flush() {
      if (pending !== NOTHING) refresh();
    },
  };
}
