/** The one guarded door to the browser's storage: blocked or full storage is a result, never an exception. */

export type WriteResult = { ok: true } | { ok: false; reason: "full" | "blocked" };

/** What browsers grant a site: 5 MiB, counted in UTF-16 units of keys and values. */
export const STORAGE_LIMIT = 5_242_880;

/** What this page holds when the browser refuses to store: it lasts until the tab is closed. */
const memory = new Map<string, string>();

function area(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** A store that is full although nothing is in it grants nothing: some browsers block storage that way. */
function isFull(failure: unknown, storage: Storage | undefined): boolean {
  return failure instanceof DOMException && failure.name === "QuotaExceededError" && (storage?.length ?? 0) > 0;
}

export function readText(key: string): string | undefined {
  try {
    return area()?.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeText(key: string, value: string): WriteResult {
  const storage = area();
  try {
    if (!storage) throw new Error("no storage");
    storage.setItem(key, value);
    memory.delete(key);
    return { ok: true };
  } catch (failure) {
    if (isFull(failure, storage)) return { ok: false, reason: "full" };
    memory.set(key, value);
    return { ok: false, reason: "blocked" };
  }
}

export function removeText(key: string): void {
  memory.delete(key);
  try {
    area()?.removeItem(key);
  } catch {
    // Nothing was stored, so nothing is left to remove.
  }
}

/** Whether a text lasts only as long as this tab, because the browser refuses to store. */
export function isHeldInMemory(key: string): boolean {
  return memory.has(key) || !area();
}

/** How much of the granted room is taken, by everything that this site has stored. */
export function measureUse(): number {
  const storage = area();
  if (!storage) return 0;
  let used = 0;
  try {
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? "";
      used += key.length + (storage.getItem(key)?.length ?? 0);
    }
  } catch {
    return 0;
  }
  return used;
}

export interface StorageChange {
  /** Undefined when another tab has cleared everything. */
  key: string | undefined;
  value: string | undefined;
}

/** Tells what other tabs have written. */
export function watchOtherTabs(listener: (change: StorageChange) => void): void {
  addEventListener("storage", (event) => {
    if (event.storageArea && event.storageArea !== area()) return;
    listener({ key: event.key ?? undefined, value: event.newValue ?? undefined });
  });
}

/** One tab at a time, where the browser can do that; elsewhere at once. */
export async function takeTurn(name: string, run: () => void): Promise<void> {
  if (!globalThis.navigator?.locks) return run();
  await navigator.locks.request(name, () => run());
}
