/** A text that changes at most every few seconds, for screen readers: the latest one wins. */
import { useEffect, useRef, useState } from "react";

export function usePaced(text: string, paceMs: number): string {
  const [shown, setShown] = useState(text);
  const changedAt = useRef(0);
  useEffect(() => {
    const show = () => {
      changedAt.current = Date.now();
      setShown(text);
    };
    const wait = changedAt.current + paceMs - Date.now();
    if (wait <= 0) {
      show();
      return;
    }
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [text, paceMs]);
  return shown;
}
