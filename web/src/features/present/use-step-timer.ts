/** A countdown for one step: paused until started, carried on by the clock rather than by counting ticks. */
import { useCallback, useEffect, useState } from "react";

const TICK_MS = 250;
const MINUTE_MS = 60_000;

export interface StepTimer {
  leftMs: number;
  isRunning: boolean;
  isOver: boolean;
  toggle: () => void;
  addMinute: () => void;
}

interface TimerState {
  leftMs: number;
  /** When it was last started, and what was left then; absent while it rests. */
  started?: { at: number; leftMs: number };
}

export function useStepTimer(minutes: number): StepTimer {
  const [state, setState] = useState<TimerState>({ leftMs: minutes * MINUTE_MS });
  const isRunning = state.started !== undefined;
  const isOver = state.leftMs <= 0;

  useEffect(() => {
    if (!isRunning) return;
    const ticks = setInterval(() => {
      setState((now) => {
        if (!now.started) return now;
        const leftMs = Math.max(0, now.started.leftMs - (performance.now() - now.started.at));
        return leftMs > 0 ? { ...now, leftMs } : { leftMs: 0 };
      });
    }, TICK_MS);
    return () => clearInterval(ticks);
  }, [isRunning]);

  const toggle = useCallback(() => {
    setState((now) => {
      if (now.started) return { leftMs: now.leftMs };
      return now.leftMs > 0 ? { leftMs: now.leftMs, started: { at: performance.now(), leftMs: now.leftMs } } : now;
    });
  }, []);
  const addMinute = useCallback(() => {
    setState((now) => {
      const leftMs = now.leftMs + MINUTE_MS;
      return now.started ? { leftMs, started: { at: performance.now(), leftMs } } : { leftMs };
    });
  }, []);

  return { leftMs: state.leftMs, isRunning, isOver, toggle, addMinute };
}

/** "12:05"; minutes are not cut at an hour. */
export function formatClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
