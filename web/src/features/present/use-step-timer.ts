/** A countdown on the screen: it is read a few times a second, and kept by whoever shows it. */
import { useCallback, useEffect, useState } from "react";
import { addMinute, type Countdown, leftAt, toggle } from "./step-countdown.ts";

const TICK_MS = 250;

export interface StepTimer {
  leftMs: number;
  isRunning: boolean;
  isOver: boolean;
  toggle: () => void;
  addMinute: () => void;
}

export function useStepTimer(countdown: Countdown, onChange: (countdown: Countdown) => void): StepTimer {
  const [now, setNow] = useState(() => performance.now());
  const leftMs = leftAt(countdown, now);
  const isOver = leftMs <= 0;
  const isRunning = countdown.startedAt !== undefined && !isOver;

  useEffect(() => {
    if (!isRunning) return;
    const ticks = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(ticks);
  }, [isRunning]);

  return {
    leftMs,
    isRunning,
    isOver,
    toggle: useCallback(() => onChange(toggle(countdown, performance.now())), [countdown, onChange]),
    addMinute: useCallback(() => onChange(addMinute(countdown, performance.now())), [countdown, onChange]),
  };
}
