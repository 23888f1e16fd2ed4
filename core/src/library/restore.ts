/** What restoring a backup would do, shown before anything is stored: by id, the later form of a routine stays. */
import { pickLater } from "./merge.ts";
import type { SavedRoutine } from "./saved-routine.ts";

export interface RestorePreview {
  /** Not in the library now, whether never or no longer. */
  added: SavedRoutine[];
  /** In the library, in an older form. */
  updated: SavedRoutine[];
  unchanged: SavedRoutine[];
  /** In the library, in a later form, which stays. */
  skipped: SavedRoutine[];
}

/** When a routine was changed is no difference in what it says. */
function isSameText(a: SavedRoutine, b: SavedRoutine): boolean {
  return JSON.stringify({ ...a, updatedAt: "" }) === JSON.stringify({ ...b, updatedAt: "" });
}

export function previewRestore(current: readonly SavedRoutine[], backup: readonly SavedRoutine[]): RestorePreview {
  const byId = new Map(current.map((saved) => [saved.id, saved]));
  const preview: RestorePreview = { added: [], updated: [], unchanged: [], skipped: [] };
  for (const saved of backup) {
    const here = byId.get(saved.id);
    if (!here) preview.added.push(saved);
    else if (isSameText(here, saved)) preview.unchanged.push(saved);
    else if (pickLater(here, saved) === saved) preview.updated.push(saved);
    else preview.skipped.push(saved);
  }
  return preview;
}
