/** The routine that an address stands for: the one in its fragment, or the one that this browser has saved. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import type { ShareLinkError } from "@thinkshore/core/library/share-link";
import { useEffect, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { useRoutine } from "./library-store.ts";
import { readSharedRoutine } from "./share.ts";

export type ShownRoutine =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "bad-link"; code: ShareLinkError }
  | { state: "ready"; saved: SavedRoutine; isShared: boolean };

/** How long a routine that is not here is waited for before the page says where routines live. */
const MISSING_AFTER_MS = 2000;

type Shared = "none" | "reading" | { saved: SavedRoutine } | { code: ShareLinkError };

export function useShownRoutine(id: string): ShownRoutine {
  const saved = useRoutine(id);
  const hash = useLocationProperty<string | undefined>(
    () => location.hash,
    () => undefined,
  );
  const [shared, setShared] = useState<Shared>("reading");
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (hash === undefined) return;
    if (hash.length < 2) return setShared("none");
    let isCurrent = true;
    void readSharedRoutine(hash).then((result) => {
      if (!isCurrent) return;
      // A fragment of another kind (a place on the page) is no damaged link.
      if (result.ok) setShared({ saved: result.saved });
      else setShared(result.code === "not-a-link" ? "none" : { code: result.code });
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), MISSING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (shared === "reading") return { state: "loading" };
  if (shared !== "none" && "code" in shared) return { state: "bad-link", code: shared.code };
  if (shared !== "none") return { state: "ready", saved: shared.saved, isShared: true };
  if (saved) return { state: "ready", saved, isShared: false };
  return { state: isLate ? "missing" : "loading" };
}
