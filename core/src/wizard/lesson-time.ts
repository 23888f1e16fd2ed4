/** How much time a teacher has, read once from free text: every rule about time is built on this answer. */
import type { TimeFrame } from "./catalog.ts";
import {
  COUNTED_WEEKS,
  EACH,
  HOURS,
  LENGTH,
  MINUTES,
  ONE_PERIOD,
  PERIODS,
  PROJECT,
  readTimeText,
  SEVERAL,
  TIMES,
  TOTAL,
  WEEKLY,
  WEEKS,
} from "./time-words.ts";

/** What was not said, or cannot be told, is undefined. Of a span ("45-50 min", "3-4 lessons") the shorter counts: a plan must fit into it. */
export interface LessonTime {
  frame: TimeFrame | undefined;
  /** The number of lessons. */
  count: number | undefined;
  /** The minutes of one lesson. */
  length: number | undefined;
  /** The minutes of all lessons together. */
  total: number | undefined;
  /** The same, with the longer end of a span. */
  longest: number | undefined;
}

/** Less is no lesson: the teacher meant something else. */
const SHORTEST_LESSON = 10;
/** A longer time, named alone, is the whole of several lessons of an hour at most. */
const LONGEST_LESSON = 100;
const HOUR = 60;
/** "2 lessons (90 minutes)" are 90 minutes in all, because a lesson lasts as long as this; "3 lessons (45 minutes)" are 135. */
const USUAL_LESSON = { over: 30, upTo: 60 };
const LONGEST_SERIES = { minutes: 480, lessons: 8 };
export const MOST_LESSONS = 25;

interface Amount {
  value: number;
  /** How much more the longer end of a span allows. */
  ratio: number;
}

function readSpan(from: string | undefined, to?: string): Amount {
  const value = Number(from);
  return { value, ratio: Math.max(1, Number(to ?? 0) / Math.max(1, value)) };
}

/** The first length in the text, and the text with a sign in its place. */
function takeLength(text: string): { length: Amount | undefined; rest: string } {
  const hours = HOURS.exec(text);
  if (hours) {
    const value = Number(hours[1]?.replace(",", ".")) * HOUR + Number(hours[2] ?? hours[3] ?? 0);
    return { length: { value, ratio: 1 }, rest: text.replace(HOURS, LENGTH) };
  }
  const minutes = MINUTES.exec(text);
  if (!minutes) return { length: undefined, rest: text };
  const [whole, from = "", to] = minutes;
  // "2-45 minute lessons" is no span.
  const isCount = to !== undefined && Number(from) < SHORTEST_LESSON && Number(to) >= USUAL_LESSON.over;
  const length = isCount ? readSpan(to) : readSpan(from, to);
  return { length, rest: text.replace(whole, isCount ? `${from} x ${LENGTH}` : LENGTH) };
}

/** The number of lessons, and whether the length in the text is that of all of them. */
function readLessons(text: string, length: Amount | undefined): { lessons?: Amount; isWhole: boolean } {
  const times = TIMES.exec(text);
  if (times) return { lessons: readSpan(times[1] ?? times[3], times[2]), isWhole: false };
  const periods = PERIODS.exec(text);
  if (!periods) return { isWhole: false };
  const lessons = readSpan(periods[1], periods[2]);
  if (!length || EACH.test(text)) return { lessons, isWhole: false };
  const sign = text.indexOf(LENGTH);
  const between = text.slice(Math.min(sign, periods.index), Math.max(sign, periods.index));
  const share = length.value / lessons.value;
  const isUsual = share > USUAL_LESSON.over && share <= USUAL_LESSON.upTo;
  return { lessons, isWhole: TOTAL.test(text) || (isUsual && /[()=]/.test(between)) };
}

function findFrame(plain: string, count: number | undefined, total: number | undefined): TimeFrame | undefined {
  if (PROJECT.test(plain)) return "extended-project";
  if (Number(COUNTED_WEEKS.exec(plain)?.[1] ?? 0) > 1) return "extended-project";
  if (WEEKS.test(plain)) return "multiple-periods";
  const lessons = count ?? 0;
  const minutes = total ?? 0;
  if (minutes > LONGEST_SERIES.minutes || lessons > LONGEST_SERIES.lessons) return "extended-project";
  if (lessons > 1 || minutes > LONGEST_LESSON || SEVERAL.test(plain)) return "multiple-periods";
  return count !== undefined || total !== undefined || ONE_PERIOD.test(plain) ? "single-period" : undefined;
}

export function readLessonTime(text: string): LessonTime {
  const plain = readTimeText(text);
  const once = plain.replace(WEEKLY, " ");
  const weeks = once === plain ? 1 : Number(COUNTED_WEEKS.exec(once)?.[1] ?? 1);
  const { length: named, rest } = takeLength(once.replace(COUNTED_WEEKS, " "));
  const { lessons, isWhole } = readLessons(rest, named);

  const several = lessons && lessons.value > 1 ? lessons.value : undefined;
  const whole = named && named.value * (isWhole ? 1 : (several ?? 1));
  const isSplit = whole !== undefined && whole > LONGEST_LESSON && !EACH.test(rest);
  const share = several ?? (isSplit ? Math.ceil(whole / HOUR) : lessons && 1);
  const count = share === undefined && weeks === 1 ? undefined : (share ?? 1) * weeks;
  const total = whole && whole * weeks;
  const ratio = (named?.ratio ?? 1) * (lessons?.ratio ?? 1);
  const frame = findFrame(plain, count, total);

  const length = whole === undefined ? 0 : Math.floor(whole / (share ?? 1));
  const isLesson = length >= SHORTEST_LESSON;
  const isSeries = count === undefined || count <= MOST_LESSONS;
  const isKnown = isLesson && isSeries && total !== undefined;
  return {
    frame,
    count: isSeries ? count : undefined,
    length: isLesson ? length : undefined,
    total: isKnown ? total : undefined,
    longest: isKnown ? total * ratio : undefined,
  };
}
