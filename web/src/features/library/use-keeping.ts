/** How the library is kept: the room it takes, and how many routines no backup has. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { useCallback, useEffect, useState } from "react";
import { countToRemind } from "../../data/backup.ts";
import { measureRoom, type Room } from "../../data/library-store.ts";

/** Measuring reads everything that is stored: not while other tabs are still writing, and after the cards. */
const MEASURE_AFTER_MS = 150;

interface Keeping {
  room: Room | undefined;
  toRemind: number;
}

export function useKeeping(routines: readonly SavedRoutine[]): [Keeping, refresh: () => void] {
  const [room, setRoom] = useState<Room>();
  const [reminder, setReminder] = useState(() => readReminder(routines));
  // With the routines, not after them: the reminder stands above them, and would push them down.
  if (reminder.routines !== routines) setReminder(readReminder(routines));
  const refresh = useCallback(() => {
    setRoom(measureRoom());
    setReminder(readReminder(routines));
  }, [routines]);
  useEffect(() => {
    const timer = setTimeout(refresh, MEASURE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [refresh]);
  return [{ room, toRemind: reminder.toRemind }, refresh];
}

/** No storage is read for an empty library, such as that of the prerendered page. */
function readReminder(routines: readonly SavedRoutine[]) {
  return { routines, toRemind: routines.length > 0 ? countToRemind(routines) : 0 };
}
