/** The countdown of one step: rests until it is started, and goes by the clock, so that it is right whenever it is looked at. */

const MINUTE_MS = 60_000;

export interface Countdown {
  /** What was left when it was last started or paused. */
  leftMs: number;
  /** Absent while it rests. */
  startedAt?: number;
}

export function restingCountdown(minutes: number): Countdown {
  return { leftMs: minutes * MINUTE_MS };
}

export function leftAt({ leftMs, startedAt }: Countdown, now: number): number {
  return startedAt === undefined ? leftMs : Math.max(0, leftMs - Math.max(0, now - startedAt));
}

/** Starts or pauses it; what is over stays over. */
export function toggle(countdown: Countdown, now: number): Countdown {
  const leftMs = leftAt(countdown, now);
  return countdown.startedAt === undefined && leftMs > 0 ? { leftMs, startedAt: now } : { leftMs };
}

/** Runs on if it ran; a minute that is given when the time is up starts at once. */
export function addMinute(countdown: Countdown, now: number): Countdown {
  const left = leftAt(countdown, now);
  const leftMs = left + MINUTE_MS;
  return countdown.startedAt !== undefined || left === 0 ? { leftMs, startedAt: now } : { leftMs };
}

/** "12:05"; minutes are not cut at an hour. */
export function formatClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
