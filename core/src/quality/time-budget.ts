/**
 * How many minutes a routine may take, from what the teacher wrote about time, in any of the eight languages.
 *
 * A named length is a ceiling that may be left up to 15% unused (settling in, a late start). Otherwise the bands are:
 * single class period 30 to 60; multiple class periods 60 to 300 (two to five); extended project 120 to 1500 (up to
 * five weeks of daily lessons); nothing said 15 to 90; something said that we cannot read 15 to 1500.
 */
import type { TimeFrame } from "../wizard/catalog.ts";
import { MOST_LESSONS, readLessonTime } from "../wizard/lesson-time.ts";

export interface MinuteRange {
  min: number;
  max: number;
}

const BANDS: Record<TimeFrame | "unset" | "unknown", MinuteRange> = {
  "single-period": { min: 30, max: 60 },
  "multiple-periods": { min: 60, max: 300 },
  "extended-project": { min: 120, max: 1500 },
  unset: { min: 15, max: 90 },
  unknown: { min: 15, max: 1500 },
};

const USED_SHARE = 0.85;
const MOST_PERIODS = { "multiple-periods": 6, "extended-project": MOST_LESSONS };

export function readTimeBudget(timeFrame: string): MinuteRange {
  if (timeFrame.trim() === "") return BANDS.unset;
  const { frame, count = 1, length, total = length, longest = total } = readLessonTime(timeFrame);
  if (length !== undefined && total !== undefined && longest !== undefined) {
    const isOneOfSeveral = count <= 1 && frame !== undefined && frame !== "single-period";
    return isOneOfSeveral
      ? { min: length * 1.5, max: length * MOST_PERIODS[frame] }
      : { min: total * USED_SHARE, max: longest };
  }
  const { min, max } = BANDS["single-period"];
  return count > 1 ? { min: count * min, max: count * max } : BANDS[frame ?? "unknown"];
}
