/** Backups: the library as one file, what restoring it would do, and when to remind of one. */
import { BACKUP_LIMIT, type BackupResult, nameBackup, parseBackup, writeBackup } from "@thinkshore/core/library/backup";
import { previewRestore, type RestorePreview } from "@thinkshore/core/library/restore";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { addRoutines, getRoutine, getRoutines, getSetAside, keepApart, type SaveResult } from "./library-store.ts";
import { keepLanguage } from "./offline.ts";
import { readText, writeText } from "./storage.ts";

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to have read it first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Gives back the file's name. Only a backup of everything counts for the reminder. */
export function downloadBackup(routines: readonly SavedRoutine[], isWhole: boolean): string {
  const now = new Date();
  const name = nameBackup(now);
  download(name, writeBackup(routines, now));
  if (isWhole) remember({ ...recall(), backedUpAt: now.toISOString() });
  return name;
}

/** Everything that could not be read, for someone who can. */
export function downloadSetAside(): void {
  download("set-aside.json", JSON.stringify(getSetAside(), null, 2));
}

/** A file of any size may be chosen by mistake; it is not read when it cannot be a backup. */
export async function readBackupFile(file: Blob): Promise<BackupResult> {
  const mostBytesOfAUnit = 3;
  if (file.size > BACKUP_LIMIT * mostBytesOfAUnit) return { ok: false, code: "too-large" };
  return parseBackup(await file.text());
}

export function planRestore(incoming: readonly SavedRoutine[]): RestorePreview {
  return previewRestore(getRoutines(), incoming);
}

/** What came with a link never replaces one's own: it is there already, or becomes a routine of its own. */
export function planImport(shared: SavedRoutine): RestorePreview {
  const saved = keepApart(shared);
  return planRestore([getRoutine(saved.id) ?? saved]);
}

export function applyRestore({ added, updated }: RestorePreview): SaveResult {
  const routines = [...added, ...updated];
  // They may be opened for the first time where there is no network.
  for (const language of new Set(routines.map((saved) => saved.language))) if (language) void keepLanguage(language);
  return addRoutines(routines);
}

const MEMORY_KEY = "backupReminder";
const REMIND_FROM = 5;
const POSTPONED_DAYS = 7;

interface Memory {
  backedUpAt?: string;
  postponedUntil?: string;
}

function recall(): Memory {
  try {
    const memory: unknown = JSON.parse(readText(MEMORY_KEY) ?? "{}");
    return typeof memory === "object" && memory !== null ? memory : {};
  } catch {
    return {};
  }
}

function remember(memory: Memory): void {
  writeText(MEMORY_KEY, JSON.stringify(memory));
}

export function postponeReminder(now = new Date()): void {
  const postponedUntil = new Date(now.getTime() + POSTPONED_DAYS * 86_400_000).toISOString();
  remember({ ...recall(), postponedUntil });
}

/** How many routines no backup has; 0 while there are few, or when the teacher has put the reminder off. Samples do not count. */
export function countToRemind(routines: readonly SavedRoutine[], now = new Date()): number {
  const { backedUpAt = "", postponedUntil = "" } = recall();
  if (now.toISOString() < postponedUntil) return 0;
  const count = routines.filter(({ routine, updatedAt }) => routine && updatedAt > backedUpAt).length;
  return count >= REMIND_FROM ? count : 0;
}
