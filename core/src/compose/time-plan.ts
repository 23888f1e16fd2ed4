/** How long a routine takes: the total from the teacher's words, shared among the steps in natural numbers. */
import type { TimeFrame } from "../wizard/catalog.ts";
import type { LessonTime } from "../wizard/lesson-time.ts";
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
const LONGER_FIRST = ["deepen", "develop", "deepen", "develop", "close"];

/** Fewer sessions than steps: neighbours share one. */
function shareSessions(stages: readonly Stage[], count: number, length: number): TimePlan {
  const minutes: number[] = [];
  const parts: SessionPart[] = [];
  for (let session = 1; session <= count; session += 1) {
    const step = minutes.length;
    const size = Math.ceil((stages.length - step) / (count - session + 1));
    minutes.push(...shareOut(length, stages.slice(step, step + size).map(weigh)));
    parts.push({ firstStep: step + 1, lastStep: step + size, firstSession: session, lastSession: session });
  }
  return { minutes, total: count * length, sessions: { count, length, parts } };
}

/** Enough sessions for every step; the opening, a few words on paper, shares the first one with the step that uses them. */
function splitSessions(stages: readonly Stage[], count: number, length: number): TimePlan {
  if (count < stages.length) return shareSessions(stages, count, length);
  const isShared = stages[0]?.phase === "open" && stages[1]?.phase === "develop";
  const spans: number[] = stages.map((_, index) => (isShared && index === 0 ? 0 : 1));
  const own = LONGER_FIRST.map((phase) => stages.findIndex((stage) => stage.phase === phase && !usesAI(stage)));
  const growing = own.filter((index) => index >= 0);
  const spare = count - spans.reduce((all, span) => all + span, 0);
  for (let turn = 0; turn < spare; turn += 1) {
    const index = growing[turn % growing.length] ?? 0;
    spans[index] = (spans[index] ?? 1) + 1;
  }
  const minutes = spans.map((span) => span * length);
  const parts: SessionPart[] = [];
  let session = 1;
  if (isShared) {
    const [first = 0, second = 0] = shareOut(length, stages.slice(0, 2).map(weigh));
    minutes.splice(0, 2, first, second + ((spans[1] ?? 1) - 1) * length);
    parts.push({ firstStep: 1, lastStep: 2, firstSession: 1, lastSession: 1 });
    spans[1] = (spans[1] ?? 1) - 1;
    session = 2;
  }
  for (const [index, span] of spans.entries()) {
    if (span === 0) continue;
    parts.push({ firstStep: index + 1, lastStep: index + 1, firstSession: session, lastSession: session + span - 1 });
    session += span;
  }
  return { minutes, total: count * length, sessions: { count, length, parts } };
}

export function planTime(time: LessonTime, stages: readonly Stage[]): TimePlan {
  const { frame = "single-period", count = 1, length = DEFAULT_LENGTH } = time;
  if (frame === "single-period") return { minutes: shareOut(length, stages.map(weigh)), total: length };
  return splitSessions(stages, count > 1 ? count : DEFAULT_SESSIONS[frame], length);
}
