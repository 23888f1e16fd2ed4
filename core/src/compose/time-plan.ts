/** How long a routine takes: the total from the teacher's words, shared among the steps in natural numbers. */
import type { TimeFrame } from "../wizard/catalog.ts";
import { readMinutes, readPeriods, readTimeText } from "../wizard/time-words.ts";
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
const SHORTEST_LENGTH = 10;
const MOST_SESSIONS = 25;
const DEFAULT_SESSIONS: Record<TimeFrame, number> = {
  "single-period": 1,
  "multiple-periods": 3,
  "extended-project": 6,
};

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

/** A named time beyond this is the whole of several sessions, of an hour at most. */
const LONGEST_SESSION = 100;
const USUAL_LIMIT = 60;

/** How many sessions of which length the teacher's words mean: "3 x 50 min", "2 hours", "4 lessons". */
function readSessions(words: string, frame: TimeFrame): { count: number; length: number } {
  const plain = readTimeText(words);
  const minutes = readMinutes(plain);
  const periods = readPeriods(plain) ?? 1;
  const count = periods > 1 && periods <= MOST_SESSIONS ? periods : DEFAULT_SESSIONS[frame];
  if (minutes === undefined || minutes < SHORTEST_LENGTH) return { count, length: DEFAULT_LENGTH };
  if (periods > 1) return { count: periods, length: Math.floor(minutes / periods) };
  if (minutes <= LONGEST_SESSION) return { count, length: minutes };
  const split = Math.ceil(minutes / USUAL_LIMIT);
  return { count: split, length: Math.floor(minutes / split) };
}

export function planTime(words: string, frame: TimeFrame, stages: readonly Stage[]): TimePlan {
  if (frame === "single-period") {
    const minutes = readMinutes(readTimeText(words)) ?? 0;
    const total = minutes >= SHORTEST_LENGTH ? minutes : DEFAULT_LENGTH;
    return { minutes: shareOut(total, stages.map(weigh)), total };
  }
  const { count, length } = readSessions(words, frame);
  return splitSessions(stages, count, length);
}
