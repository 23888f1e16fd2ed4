/** Dragging rows of a list into another order, by mouse, pen or finger. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";

interface DragOrder {
  dragged: number | undefined;
  /** Where the row would land. */
  target: number | undefined;
  startDrag: (event: ReactPointerEvent<HTMLElement>, index: number) => void;
}

/** The row under the pointer; above the first and below the last row these count. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index === -1 ? rows.length - 1 : index;
}

export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<{ from: number; to: number }>();

  function startDrag(event: ReactPointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    let to = from;
    handle.setPointerCapture(event.pointerId);
    setDrag({ from, to });

    const follow = ({ clientY }: PointerEvent) => {
      if (!list.current) return;
      to = placeAt(list.current, clientY);
      setDrag({ from, to });
    };
    const stop = ({ type }: Event) => {
      handle.removeEventListener("pointermove", follow);
      for (const name of ["pointerup", "pointercancel"]) handle.removeEventListener(name, stop);
      setDrag(undefined);
      if (type === "pointerup" && to !== from) onMove(from, to);
    };
    handle.addEventListener("pointermove", follow);
    for (const name of ["pointerup", "pointercancel"]) handle.addEventListener(name, stop);
  }

  return { dragged: drag?.from, target: drag?.to, startDrag };
}
