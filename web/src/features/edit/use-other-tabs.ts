/** What other tabs do to the routine that is being edited here. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { useEffect, useRef, useState } from "react";
import { useRoutine } from "../../data/library-store.ts";

export type Elsewhere = "nothing" | "deleted" | "changed" | "changed-while-editing";

interface Options {
  id: string;
  /** The record that this tab has last read or written. */
  own: { current: SavedRoutine };
  isPending: () => boolean;
  onChanged: (theirs: SavedRoutine, isPending: boolean) => void;
}

export function useOtherTabs({ id, own, isPending, onChanged }: Options): Elsewhere {
  const stored = useRoutine(id);
  const [elsewhere, setElsewhere] = useState<Elsewhere>("nothing");
  const handle = useRef(onChanged);
  useEffect(() => {
    handle.current = onChanged;
  });

  useEffect(() => {
    if (!stored) return setElsewhere("deleted");
    setElsewhere((before) => (before === "deleted" ? "nothing" : before));
    if (stored.updatedAt <= own.current.updatedAt) return;
    own.current = stored;
    setElsewhere(isPending() ? "changed-while-editing" : "changed");
    handle.current(stored, isPending());
  }, [stored, own, isPending]);
  return elsewhere;
}
