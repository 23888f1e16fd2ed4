/** Finds the largest type in which the sheets fit their paper, by laying them out and measuring. */
import { countSheets, type Measured, paginate } from "./paginate.ts";

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

const shrink = (from: number, to: number, lines: number): HandoutSize[] =>
  Array.from({ length: (from - to) * 4 + 1 }, (_, step) => ({ points: from - step / 4, lines }));

/** Readable type comes before room to write, and a line to write on before the last point of type. */
const HANDOUT_SIZES = [...shrink(12, 10, 3), ...shrink(10, 9, 2), ...shrink(9, 8, 1), ...shrink(8, 6.5, 0)];

/** What fits on no number of pages that was asked for is at least readable. */
const LONG_PLAN_POINTS = 9.5;
const LONG_HANDOUT: HandoutSize = { points: 10, lines: 2 };

/** The first that fits, of sizes that go from large to small; undefined when none does. */
export function findFirstFitting<Size>(sizes: readonly Size[], fits: (size: Size) => boolean): Size | undefined {
  let low = 0;
  let high = sizes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const size = sizes[middle];
    if (size !== undefined && fits(size)) high = middle;
    else low = middle + 1;
  }
  return sizes[low];
}

export interface FittedPlan {
  points: number;
  /** Indices of the blocks, page by page. */
  pages: number[][];
  /** How many sheets of paper each page takes; more than one where a step alone is longer than a page. */
  sheets: number[];
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const measure = (elements: Iterable<Element>, keepWithNext: readonly boolean[]): Measured[] =>
  [...elements].map((element, index) => ({
    height: element.getBoundingClientRect().height,
    keepWithNext: keepWithNext[index] ?? false,
  }));

/** `column` holds the plan's blocks one below the other, in the width of a sheet. */
export function fitPlan(column: HTMLElement, keepWithNext: readonly boolean[]): FittedPlan {
  const pageHeight = (SHEET_HEIGHT_MM - FOOT_MM) * PIXELS_PER_MM;
  const layOut = (points: number) => {
    column.style.setProperty("--sheet-size", `${points}pt`);
    const blocks = measure(column.children, keepWithNext);
    const pages = paginate(blocks, pageHeight);
    return { points, pages, sheets: countSheets(pages, blocks, pageHeight) };
  };
  const isWhole = ({ sheets }: FittedPlan) => sheets.length <= MOST_PLAN_PAGES && sheets.every((count) => count === 1);
  const fitting = findFirstFitting(PLAN_SIZES, (points) => isWhole(layOut(points)));
  return layOut(fitting ?? LONG_PLAN_POINTS);
}

/** Gives back the number of pages that the handout takes: one, unless even the smallest type is too large. */
export function fitHandout(sheet: HTMLElement): number {
  const layOut = ({ points, lines }: HandoutSize) => {
    sheet.style.setProperty("--sheet-size", `${points}pt`);
    sheet.style.setProperty("--lines", String(lines));
    return sheet.scrollHeight <= sheet.clientHeight + 1;
  };
  const fitting = findFirstFitting(HANDOUT_SIZES, layOut);
  layOut(fitting ?? LONG_HANDOUT);
  if (fitting) return 1;
  sheet.classList.add("sheet-long");
  const pageHeight = SHEET_HEIGHT_MM * PIXELS_PER_MM;
  const blocks = measure(sheet.children, []);
  return sum(countSheets(paginate(blocks, pageHeight), blocks, pageHeight));
}
