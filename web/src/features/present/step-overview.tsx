/** All steps on one screen: where we are, and a way to any of them. */
import type { Step } from "@thinkshore/core/routine/routine";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { Bot, PencilLine } from "lucide-react";
import { Emphasised } from "../../ui/emphasised.tsx";

interface StepOverviewProps {
  steps: readonly Step[];
  current: number;
  markAt: (index: number) => StepMark;
  badges: Record<StepMark, string>;
  lang: string;
  onChoose: (index: number) => void;
}

export function StepOverview({ steps, current, markAt, badges, lang, onChoose }: StepOverviewProps) {
  return (
    <ol className="flex min-h-0 grow flex-col justify-center-safe gap-[2vmin] overflow-y-auto">
      {steps.map((step, index) => {
        const mark = markAt(index);
        const isOwn = mark === "independent";
        const Icon = isOwn ? PencilLine : Bot;
        return (
          <li key={step.stepNumber}>
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onChoose(index)}
              className="flex w-full cursor-pointer flex-wrap items-center gap-x-[3vmin] rounded-card border-2 border-divider bg-surface px-[3vmin] py-[1.6vmin] text-left text-[max(1rem,3.2vmin)] aria-[current=step]:border-primary aria-[current=step]:bg-tint"
            >
              <span className="font-semibold text-primary tabular-nums">{step.stepNumber}</span>
              <span lang={lang} className="grow font-semibold">
                {step.verb}
                <span className="ml-[2vmin] font-normal text-muted">
                  <Emphasised text={step.title} />
                </span>
              </span>
              <span
                className={`flex items-center gap-2 text-[max(0.875rem,2.4vmin)] ${isOwn ? "text-own" : "text-ai"}`}
              >
                <Icon aria-hidden="true" className="size-[1.2em]" />
                {badges[mark]}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
