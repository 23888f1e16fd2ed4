/** Saves the draft shortly after each change, and at once when the teacher leaves, in whatever way. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { SaveResult } from "../../data/library-store.ts";
import type { Draft } from "./draft.ts";

export type SaveState = "saved" | "saving" | "full" | "blocked";

const SAVE_AFTER_MS = 500;

interface Autosave {
  state: SaveState;
  saveNow: () => void;
  /** Whether something typed here is not yet saved. */
  isPending: () => boolean;
}

/** @param store called only when there is something to save */
export function useAutosave(draft: Draft, store: (draft: Draft) => SaveResult): Autosave {
  const [state, setState] = useState<SaveState>("saved");
  const current = useRef({ draft, store, saved: draft });
  useLayoutEffect(() => {
    current.current.draft = draft;
    current.current.store = store;
  });

  const save = useCallback(() => {
    const latest = current.current;
    latest.saved = latest.draft;
    const result = latest.store(latest.draft);
    setState(result.ok ? "saved" : result.reason);
  }, []);
  const isPending = useCallback(() => current.current.saved !== current.current.draft, []);
  const savePending = useCallback(() => {
    if (isPending()) save();
  }, [isPending, save]);

  useEffect(() => {
    if (current.current.saved === draft) return;
    setState("saving");
    const timer = setTimeout(savePending, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, savePending]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") savePending();
    };
    addEventListener("pagehide", savePending);
    addEventListener("beforeunload", savePending);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", savePending);
      removeEventListener("beforeunload", savePending);
      document.removeEventListener("visibilitychange", onHide);
      savePending();
    };
  }, [savePending]);

  return { state, saveNow: save, isPending };
}
