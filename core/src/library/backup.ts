/** One file with the whole library: written for people to keep, read back with distrust. */
import { isFields } from "../routine/read-values.ts";
import { migrateLibrary, readVersion, type SetAside } from "./migrate.ts";
import type { SavedRoutine } from "./saved-routine.ts";

const FORMAT = "thinking-routines-backup";
const VERSION = 1;

/** Twice what a browser's store can hold, in UTF-16 units. */
export const BACKUP_LIMIT = 10_485_760;

export type BackupError = "too-large" | "not-json" | "not-a-backup" | "wrong-version" | "empty";

export type BackupResult =
  | { ok: true; routines: SavedRoutine[]; setAside: SetAside[]; createdAt?: string }
  | { ok: false; code: BackupError };

export function writeBackup(routines: readonly SavedRoutine[], now: Date): string {
  // One routine a line: a person can find and rescue a single one with any text editor.
  const lines = routines.map((saved) => JSON.stringify(saved)).join(",\n");
  const head = JSON.stringify({ format: FORMAT, version: VERSION, createdAt: now.toISOString() });
  return `${head.slice(0, -1)},"routines":[\n${lines}\n]}\n`;
}

export function nameBackup(now: Date): string {
  return `thinking-routines-${now.toISOString().slice(0, 10)}.json`;
}

function readList(parsed: unknown): { list: unknown[]; createdAt?: string } | BackupError {
  // The bare list, as it lies in the browser's storage, is welcome too.
  if (Array.isArray(parsed)) return { list: parsed };
  if (!isFields(parsed) || parsed.format !== FORMAT) return "not-a-backup";
  if (readVersion(parsed.version) > VERSION) return "wrong-version";
  if (!Array.isArray(parsed.routines)) return "not-a-backup";
  const { createdAt } = parsed;
  return { list: parsed.routines, ...(typeof createdAt === "string" && { createdAt }) };
}

export function parseBackup(text: string, limit = BACKUP_LIMIT): BackupResult {
  if (text.length > limit) return { ok: false, code: "too-large" };
  let parsed: unknown;
  try {
    // Some editors put a byte order mark before the text.
    parsed = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { ok: false, code: "not-json" };
  }
  const read = readList(parsed);
  if (typeof read === "string") return { ok: false, code: read };
  const { routines, setAside } = migrateLibrary(JSON.stringify(read.list));
  if (routines.length === 0 && setAside.length === 0) return { ok: false, code: "empty" };
  return { ok: true, routines, setAside, ...(read.createdAt !== undefined && { createdAt: read.createdAt }) };
}
