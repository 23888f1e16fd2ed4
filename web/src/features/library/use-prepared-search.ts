/** Prepares the routines for the search while the page is idle, so that the first letter is as quick as the next. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { searchableText } from "@thinkshore/core/library/search";
import { useEffect } from "react";

const AT_ONCE = 20;

export function usePreparedSearch(routines: readonly SavedRoutine[]): void {
  useEffect(() => {
    let next = 0;
    let timer = setTimeout(prepare, 200);
    function prepare() {
      for (const saved of routines.slice(next, next + AT_ONCE)) searchableText(saved);
      next += AT_ONCE;
      if (next < routines.length) timer = setTimeout(prepare, 0);
    }
    return () => clearTimeout(timer);
  }, [routines]);
}
