/** The step's timer: what is left, start and pause, one minute more, and whether a sound ends it. */
import { Bell, BellOff, Pause, Play, Plus } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { present } from "../../i18n/messages/en/present.ts";
import { formatClock } from "./step-countdown.ts";
import type { StepTimer } from "./use-step-timer.ts";

interface TimerBarProps {
  timer: StepTimer;
  hasSound: boolean;
  onToggleSound: () => void;
}

export function TimerBar({ timer, hasSound, onToggleSound }: TimerBarProps) {
  const t = useText(present);
  const Sound = hasSound ? Bell : BellOff;
  return (
    <section aria-label={t("timer")} className="flex flex-wrap items-center gap-3">
      <p
        role="timer"
        aria-label={t("timeLeft", { time: formatClock(timer.leftMs) })}
        className={`min-w-[4ch] font-semibold text-3xl tabular-nums ${timer.isOver ? "text-own" : ""}`}
      >
        {timer.isOver ? t("timeUp") : formatClock(timer.leftMs)}
      </p>
      {!timer.isOver && (
        <button type="button" className="button button-secondary" onClick={timer.toggle}>
          {timer.isRunning ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
          {timer.isRunning ? t("pauseTimer") : t("startTimer")}
        </button>
      )}
      <button type="button" className="button button-secondary" onClick={timer.addMinute}>
        <Plus aria-hidden="true" size={20} />
        {t("oneMore")}
      </button>
      <button
        type="button"
        aria-pressed={hasSound}
        aria-label={hasSound ? t("soundOn") : t("soundOff")}
        className="button button-secondary px-3"
        onClick={onToggleSound}
      >
        <Sound aria-hidden="true" size={20} />
      </button>
    </section>
  );
}
