/** The routine on the wall: the step, the way to the others, the timer. */
import { routinePath } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { type FullRoutine, isTextRoutine } from "@thinkshore/core/routine/routine";
import type { RoutineView, StepMark } from "@thinkshore/core/routine/routine-view";
import { ArrowLeft, ArrowRight, Keyboard, LayoutGrid, Maximize, X } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { present } from "../../i18n/messages/en/present.ts";
import { useRoutineView } from "../../i18n/use-routine-view.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { type Countdown, restingCountdown } from "./step-countdown.ts";
import { StepOverview } from "./step-overview.tsx";
import { StepScreen } from "./step-screen.tsx";
import { TimerBar } from "./timer-bar.tsx";
import { useAwakeScreen } from "./use-awake-screen.ts";
import { useKeys } from "./use-keys.ts";
import { useSoundAtEnd } from "./use-sound-at-end.ts";
import { useStepTimer } from "./use-step-timer.ts";

function toggleFullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => {});
}

export function Classroom({ saved }: { saved: SavedRoutine }) {
  const t = useText(present);
  const { view, lang, roles } = useRoutineView(saved);
  const leave = `${routinePath("results", saved.id)}${location.hash}`;
  if (!isTextRoutine(view.routine) && view.routine.steps.length > 0) {
    return <Wall routine={view.routine} marks={view.marks} lang={lang} roles={roles} leave={leave} />;
  }
  return (
    <main id="main" className="page flex flex-col items-start gap-5 py-16">
      <PageHeading title={t("pageTitle")}>
        <span lang={lang}>{view.routine.title}</span>
      </PageHeading>
      <p className="prose-measure text-lg">{t("noSteps")}</p>
      <Link href={leave} className="button button-secondary">
        {t("leave")}
      </Link>
    </main>
  );
}

interface WallProps {
  routine: FullRoutine;
  marks: RoutineView["marks"];
  lang: string;
  roles: string;
  leave: string;
}

function Wall({ routine, marks, lang, roles, leave }: WallProps) {
  const t = useText(present);
  const [, navigate] = useLocation();
  const [index, setIndex] = useState(0);
  const [isOverview, setIsOverview] = useState(false);
  const [hasSound, setHasSound] = useState(false);
  /** By the step's place: a step that is left and come back to has its own time still. */
  const [countdowns, setCountdowns] = useState<Readonly<Record<number, Countdown>>>({});
  useAwakeScreen();

  const { steps } = routine;
  const step = steps[index] ?? steps[0];
  const badges: Record<StepMark, string> = {
    ai: t("aiAllowed", { role: roles }),
    optional: t("aiOptional", { role: roles }),
    independent: t("noAI"),
  };
  const markAt = (at: number): StepMark => marks[at] ?? "independent";

  const actions = useMemo(() => {
    const go = (by: number) => {
      setIsOverview(false);
      setIndex((now) => Math.min(steps.length - 1, Math.max(0, now + by)));
    };
    const next = () => go(1);
    const previous = () => go(-1);
    return {
      next,
      previous,
      keys: {
        ArrowRight: next,
        ArrowDown: next,
        PageDown: next,
        " ": next,
        ArrowLeft: previous,
        ArrowUp: previous,
        PageUp: previous,
        o: () => setIsOverview((now) => !now),
        m: () => setHasSound((now) => !now),
        f: toggleFullScreen,
        Escape: () => navigate(leave),
      },
    };
  }, [steps.length, navigate, leave]);
  useKeys(actions.keys);

  if (!step) return null;
  return (
    <main id="main" className="flex h-dvh flex-col gap-4 bg-bg px-[4vmin] py-[2.5vmin]">
      <header className="flex items-center gap-1 sm:gap-3">
        <PageHeading title={t("pageTitle")} className="min-w-0 grow truncate text-lg text-muted">
          <span lang={lang}>{routine.title}</span>
        </PageHeading>
        <button
          type="button"
          aria-pressed={isOverview}
          className="button button-quiet shrink-0 max-sm:px-3"
          onClick={actions.keys.o}
        >
          <LayoutGrid aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{isOverview ? t("closeOverview") : t("overview")}</span>
        </button>
        <button type="button" className="button button-quiet shrink-0 max-sm:px-3" onClick={toggleFullScreen}>
          <Maximize aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{t("fullScreen")}</span>
        </button>
        <button type="button" className="button button-quiet shrink-0 max-sm:px-3" onClick={actions.keys.Escape}>
          <X aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{t("leave")}</span>
        </button>
      </header>
      {isOverview ? (
        <StepOverview
          steps={steps}
          current={index}
          markAt={markAt}
          badges={badges}
          lang={lang}
          onChoose={(chosen) => {
            setIndex(chosen);
            setIsOverview(false);
          }}
        />
      ) : (
        <StepScreen key={index} step={step} badge={badges[markAt(index)]} mark={markAt(index)} lang={lang} />
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3">
        {step.minutes ? (
          <StepTimerBar
            key={index}
            countdown={countdowns[index] ?? restingCountdown(step.minutes)}
            onChange={(countdown) => setCountdowns((now) => ({ ...now, [index]: countdown }))}
            hasSound={hasSound}
            onToggleSound={actions.keys.m}
          />
        ) : (
          <span />
        )}
        <div className="flex items-center gap-3">
          <button
            type="button"
            className="button button-secondary"
            disabled={index === 0}
            onClick={actions.previous}
            aria-label={t("previous")}
          >
            <ArrowLeft aria-hidden="true" size={20} />
          </button>
          <p aria-live="polite" className="whitespace-nowrap tabular-nums">
            {t("stepOf", { n: index + 1, total: steps.length })}
          </p>
          <button
            type="button"
            className="button button-primary"
            disabled={index === steps.length - 1}
            onClick={actions.next}
            aria-label={t("next")}
          >
            <ArrowRight aria-hidden="true" size={20} />
          </button>
          <details className="relative">
            <summary className="button button-quiet list-none">
              <Keyboard aria-hidden="true" size={20} />
              <span className="max-sm:sr-only">{t("keys")}</span>
            </summary>
            <p className="card absolute right-0 bottom-12 w-72 p-4 text-sm">{t("keysList")}</p>
          </details>
        </div>
      </footer>
    </main>
  );
}

interface StepTimerBarProps {
  countdown: Countdown;
  onChange: (countdown: Countdown) => void;
  hasSound: boolean;
  onToggleSound: () => void;
}

/** Keyed by step: it sounds for the step on the wall, not for one that is shown again. */
function StepTimerBar({ countdown, onChange, hasSound, onToggleSound }: StepTimerBarProps) {
  const timer = useStepTimer(countdown, onChange);
  const { toggle, addMinute, isOver } = timer;
  useKeys(useMemo(() => ({ t: toggle, "+": addMinute, "=": addMinute }), [toggle, addMinute]));
  useSoundAtEnd(isOver, hasSound);
  return <TimerBar timer={timer} hasSound={hasSound} onToggleSound={onToggleSound} />;
}
