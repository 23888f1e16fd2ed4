/** The teacher's keys: they work wherever the focus is, except on a control that needs the same key itself. */
import { useEffect } from "react";

/** Keys that the focused element itself answers to, and by what such elements are known. */
const OWN_KEYS: readonly { keys: readonly string[]; elements: string }[] = [
  { keys: [" "], elements: "button, a, input, select, summary" },
  { keys: ["ArrowUp", "ArrowDown"], elements: ".classroom-long" },
];

function belongsToFocus({ key, target }: KeyboardEvent): boolean {
  return OWN_KEYS.some(
    ({ keys, elements }) => keys.includes(key) && target instanceof HTMLElement && target.closest(elements) !== null,
  );
}

export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action || belongsToFocus(event)) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [actions]);
}
