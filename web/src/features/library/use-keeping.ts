/** How the library is kept: the room it takes, and how many routines no backup has. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { useCallback, useEffect, useState } from "react";
import { countToRemind } from "../../data/backup.ts";
import { measureRoom, type Room } from "../../data/library-store.ts";

/** Measuring reads everything that is stored: not while other tabs are still writing. */
const MEASURE_AFTER_MS = 150;

interface Keeping {
  room: Room | undefined;
  toRemind: number;
}

export function useKeeping(routines: readonly SavedRoutine[]): [Keeping, refresh: () => void] {
  const [keeping, setKeeping] = useState<Keeping>({ room: undefined, toRemind: 0 });
  const refresh = useCallback(() => setKeeping({ room: measureRoom(), toRemind: countToRemind(routines) }), [routines]);
  useEffect(() => {
    const timer = setTimeout(refresh, MEASURE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [refresh]);
  return [keeping, refresh];
}
