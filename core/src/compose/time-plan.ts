/** How long a routine takes: the total from the teacher's words, shared among the steps in natural numbers. */
import type { TimeFrame } from "../wizard/catalog.ts";
import type { Stage } from "./arc.ts";
import { usesAI } from "./arc.ts";

export interface SessionPart {
  /** Steps and sessions, both from 1; either may span several. */
  firstStep: number;
  lastStep: number;
  firstSession: number;
  lastSession: number;
}

export interface TimePlan {
  minutes: number[];
  total: number;
  /** Absent for a single lesson. */
  sessions?: { count: number; length: number; parts: SessionPart[] };
}

const DEFAULT_LENGTH = 45;
const DEFAULT_SESSIONS: Record<TimeFrame, number> = {
  "single-period": 1,
  "multiple-periods": 3,
  "extended-project": 6,
};

const MINUTES = /(\d{1,3})\s*[-–]?\s*(?:min|mn\b|分|분|phút|menit|['′])/iu;
const HOURS =
  /(\d{1,2})(?:[.,](\d))?\s*[-–]?\s*(?:h\b|h(?=\d)|hr|hour|heure|hora|小时|小時|시간|giờ|jam)\s*(\d{1,2})?/iu;

/** The length of one lesson in the teacher's words ("60 min", "1h30", "45分钟"), and the text without it. */
function readLength(text: string): { length?: number; rest: string } {
  const hours = HOURS.exec(text);
  if (hours) {
    const minutes = Number(hours[1]) * 60 + Number(hours[2] ?? 0) * 6 + Number(hours[3] ?? 0);
    return { length: minutes, rest: text.replace(hours[0], " ") };
  }
  const minutes = MINUTES.exec(text);
  if (minutes) return { length: Number(minutes[1]), rest: text.replace(minutes[0], " ") };
  return { rest: text };
}

function readCount(rest: string): number | undefined {
  const count = Number(/\d{1,2}/u.exec(rest)?.[0] ?? Number.NaN);
  return count >= 2 && count <= 12 ? count : undefined;
}

/** Weights of a 45-minute lesson of three steps, in minutes. */
function weigh(stage: Stage): number {
  if (usesAI(stage)) return 20;
  return stage.phase === "open" || stage.phase === "exchange" ? 10 : 15;
}

/** Whole shares of a total in units of five minutes (of one, when there is little time); what is left over goes to the last. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const unit = total >= 10 * weights.length ? 5 : 1;
  const units = Math.floor(total / unit);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (units * weight) / sum);
  const shares = exact.map((share) => Math.max(1, Math.floor(share)));
  const order = exact.map((share, index) => ({ index, fraction: share - Math.floor(share) }));
  order.sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  let left = units - shares.reduce((all, share) => all + share, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  const minutes = shares.map((share) => share * unit);
  const spare = total - minutes.reduce((all, share) => all + share, 0);
  minutes[minutes.length - 1] = (minutes.at(-1) ?? 0) + spare;
  return minutes;
}

/** The work that profits most from more time comes first; the AI step never grows beyond one session. */
const LONGER_FIRST = ["deepen", "develop", "close", "open", "exchange"];

function splitSessions(stages: readonly Stage[], count: number, length: number): TimePlan {
  const minutes: number[] = [];
  const parts: SessionPart[] = [];
  let session = 1;
  if (count < stages.length) {
    let step = 0;
    for (let left = count; left > 0; left -= 1) {
      const size = Math.ceil((stages.length - step) / left);
      const group = stages.slice(step, step + size);
      minutes.push(...shareOut(length, group.map(weigh)));
      parts.push({ firstStep: step + 1, lastStep: step + size, firstSession: session, lastSession: session });
      step += size;
      session += 1;
    }
  } else {
    const spans = stages.map(() => 1);
    const own = LONGER_FIRST.map((phase) => stages.findIndex((stage) => stage.phase === phase && !usesAI(stage)));
    const growing = own.filter((index) => index >= 0);
    for (let spare = count - stages.length, turn = 0; spare > 0; spare -= 1, turn += 1) {
      const index = growing[turn % growing.length] ?? 0;
      spans[index] = (spans[index] ?? 1) + 1;
    }
    for (const [index, span] of spans.entries()) {
      minutes.push(span * length);
      parts.push({
        firstStep: index + 1,
        lastStep: index + 1,
        firstSession: session,
        lastSession: session + span - 1,
      });
      session += span;
    }
  }
  return { minutes, total: count * length, sessions: { count, length, parts } };
}

export function planTime(words: string, frame: TimeFrame, stages: readonly Stage[]): TimePlan {
  const { length, rest } = readLength(words.normalize("NFKC"));
  if (frame === "single-period") {
    const total = length !== undefined && length >= 10 && length <= 300 ? length : DEFAULT_LENGTH;
    return { minutes: shareOut(total, stages.map(weigh)), total };
  }
  const usual = length !== undefined && length >= 20 && length <= 180 ? length : DEFAULT_LENGTH;
  return splitSessions(stages, readCount(rest) ?? DEFAULT_SESSIONS[frame], usual);
}
