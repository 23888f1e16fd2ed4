/** Keeps the screen awake while a routine is on the wall; browsers let go whenever the tab is hidden. */
import { useEffect } from "react";

export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isLeft) await lock.release();
      } catch {
        // A low battery or a policy can refuse it; the lesson goes on all the same.
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
