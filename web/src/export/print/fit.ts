/** Finds the largest type in which the sheets fit their paper, by laying them out and measuring. */
import { paginate } from "./paginate.ts";

/** A little less than what both A4 and Letter leave inside a margin of 12 mm: the sheets fit whatever is in the printer. */
const SHEET_HEIGHT_MM = 254;
const PIXELS_PER_MM = 96 / 25.4;
/** The line at the foot of each page of the plan. */
const FOOT_MM = 9;
const MOST_PLAN_PAGES = 3;

const PLAN_SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];

interface HandoutSize {
  points: number;
  /** Writing lines that every step keeps. */
  lines: number;
}

const sizes = (from: number, to: number, lines: number): HandoutSize[] =>
  Array.from({ length: Math.round((from - to) * 4) + 1 }, (_, step) => ({ points: from - step / 4, lines }));

/** Readable type comes before room to write, and one line to write on before the last point of type. */
const HANDOUT_SIZES = [...sizes(12, 10, 3), ...sizes(10.5, 9, 2), ...sizes(9, 8, 1), ...sizes(8, 6.5, 0)];

function setSize(element: HTMLElement, points: number): void {
  element.style.setProperty("--sheet-size", `${points}pt`);
}

export interface FittedPlan {
  points: number;
  /** Indices of the blocks, page by page. */
  pages: number[][];
}

/** `column` holds the plan's blocks one below the other, in the width of a sheet. */
export function fitPlan(column: HTMLElement, keepWithNext: readonly boolean[]): FittedPlan {
  const pageHeight = (SHEET_HEIGHT_MM - FOOT_MM) * PIXELS_PER_MM;
  let fitted: FittedPlan = { points: PLAN_SIZES[0] ?? 10, pages: [] };
  for (const points of PLAN_SIZES) {
    setSize(column, points);
    const blocks = [...column.children].map((block, index) => ({
      height: block.getBoundingClientRect().height,
      keepWithNext: keepWithNext[index] ?? false,
    }));
    fitted = { points, pages: paginate(blocks, pageHeight) };
    if (fitted.pages.length <= MOST_PLAN_PAGES) break;
  }
  return fitted;
}

/** The number of pages that the handout takes: one, unless even the smallest type is too large. */
export function fitHandout(sheet: HTMLElement): number {
  for (const { points, lines } of HANDOUT_SIZES) {
    setSize(sheet, points);
    sheet.style.setProperty("--lines", String(lines));
    if (sheet.scrollHeight <= sheet.clientHeight + 1) return 1;
  }
  sheet.classList.add("sheet-long");
  return Math.ceil(sheet.getBoundingClientRect().height / (SHEET_HEIGHT_MM * PIXELS_PER_MM));
}
