/** Shrinks a screen's type just enough that nothing has to be scrolled in front of a class. */
import { type RefObject, useLayoutEffect } from "react";

const SMALLEST = 0.4;
const STEP = 0.04;

/**
 * Sets `--fit` on the element, from 1 downwards, until its content fits into it. What does not fit even then is scrolled,
 * by keyboard too: smaller type could not be read from the last row.
 */
export function useFittedText(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const setLong = (isLong: boolean) => {
      box.classList.toggle("classroom-long", isLong);
      if (isLong) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    const fit = () => {
      setLong(false);
      for (let scale = 1; scale >= SMALLEST; scale -= STEP) {
        box.style.setProperty("--fit", String(scale));
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
      }
      setLong(true);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    void document.fonts.ready.then(fit);
    return () => observer.disconnect();
  }, [element]);
}
