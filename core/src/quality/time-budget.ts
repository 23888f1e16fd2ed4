/**
 * How many minutes a routine may take, from what the teacher wrote about time, in any of the eight languages.
 *
 * A named length is a ceiling that may be left up to 15% unused (settling in, a late start). Otherwise the bands are:
 * single class period 30 to 60; multiple class periods 60 to 300 (two to five); extended project 120 to 1500 (up to
 * five weeks of daily lessons); nothing said 15 to 90; something said that we cannot read 15 to 1500.
 */
import type { TimeFrame } from "../wizard/catalog.ts";
import { recogniseTimeFrame } from "../wizard/recognise.ts";
import { readMinutes, readPeriods, readTimeText } from "../wizard/time-words.ts";

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
/** A named length beyond this is the whole, not one of several periods. */
const LONGEST_PERIOD = 100;
const MOST_PERIODS = { "multiple-periods": 6, "extended-project": 25 };
/** Less is no lesson: the teacher meant something else. */
const SHORTEST_LESSON = 10;

/** "30-40 min": the time reader answers with the shorter, but the longer is within the teacher's word. */
function spanRatio(plain: string): number {
  const [, from = 1, to = 1] = /(\d{1,3})\s*[-~〜]\s*(\d{1,3})/u.exec(plain.replaceAll("–", "-")) ?? [];
  return Math.max(1, Number(to) / Math.max(1, Number(from)));
}

export function readTimeBudget(timeFrame: string): MinuteRange {
  if (timeFrame.trim() === "") return BANDS.unset;
  const frame = recogniseTimeFrame(timeFrame);
  const plain = readTimeText(timeFrame);
  const minutes = readMinutes(plain) ?? 0;
  const periods = readPeriods(plain) ?? 1;
  if (minutes >= SHORTEST_LESSON) {
    const isOneOfSeveral = periods <= 1 && minutes <= LONGEST_PERIOD;
    if (isOneOfSeveral && frame !== undefined && frame !== "single-period") {
      return { min: minutes * 1.5, max: minutes * MOST_PERIODS[frame] };
    }
    return { min: minutes * USED_SHARE, max: minutes * spanRatio(plain) };
  }
  if (periods > 1 && periods <= MOST_PERIODS["extended-project"])
    return { min: periods * BANDS["single-period"].min, max: periods * BANDS["single-period"].max };
  return BANDS[frame ?? "unknown"];
}
