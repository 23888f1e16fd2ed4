/** The teacher's keys: they work wherever the focus is, except on a control that needs the same key itself. */
import { useEffect } from "react";

export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      const isControl = event.target instanceof HTMLElement && event.target.closest("button, a, input, select");
      if (isControl && event.key === " ") return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [actions]);
}
