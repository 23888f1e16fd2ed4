/** The one guarded door to the browser's storage: blocked or full storage is a result, never an exception. */

export type WriteResult = { ok: true } | { ok: false; reason: "full" | "blocked" };

/** What this page holds when the browser refuses to store: it lasts until the tab is closed. */
const memory = new Map<string, string>();

function area(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function isQuotaError(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "QuotaExceededError";
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
    if (isQuotaError(failure)) return { ok: false, reason: "full" };
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
