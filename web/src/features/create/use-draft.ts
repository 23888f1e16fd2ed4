/** The routine under way, for components. */
import { useSyncExternalStore } from "react";
import { type Draft, readDraft, readDraftWrite, subscribeToDraft } from "../../data/draft.ts";
import type { WriteResult } from "../../data/storage.ts";

export function useDraft(): Draft {
  return useSyncExternalStore(subscribeToDraft, readDraft);
}

export function useDraftWrite(): WriteResult {
  return useSyncExternalStore(subscribeToDraft, readDraftWrite);
}
