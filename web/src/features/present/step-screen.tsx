/** One step on the wall: big type, what students do, their questions, and whether AI is allowed. */
import type { Step } from "@thinkshore/core/routine/routine";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { Bot, PencilLine } from "lucide-react";
import { useRef } from "react";
import { Emphasised } from "../../ui/emphasised.tsx";
import { useFittedText } from "./use-fitted-text.ts";

interface StepScreenProps {
  step: Step;
  badge: string;
  mark: StepMark;
  lang: string;
}

export function StepScreen({ step, badge, mark, lang }: StepScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  useFittedText(box);
  const isOwn = mark === "independent";
  const Icon = isOwn ? PencilLine : Bot;
  return (
    <div ref={box} className="classroom-text flex min-h-0 grow flex-col gap-[2.5vmin]">
      <div className="flex flex-wrap items-center gap-x-[3vmin] gap-y-[1vmin]">
        <h2 lang={lang} className="classroom-heading">
          {step.verb}
        </h2>
        <p
          className={`flex items-center gap-[1.5vmin] rounded-card border-4 px-[2.5vmin] py-[0.8vmin] font-medium ${isOwn ? "border-own-border border-dashed bg-own-bg text-own" : "border-ai-border border-solid bg-ai-bg text-ai"}`}
        >
          <Icon aria-hidden="true" className="size-[1.2em] shrink-0" />
          {badge}
        </p>
      </div>
      {step.title && (
        <p lang={lang} className="font-medium text-primary">
          <Emphasised text={step.title} />
        </p>
      )}
      <p lang={lang}>
        <Emphasised text={step.studentAction || step.description} />
      </p>
      {step.studentPrompts.length > 0 && (
        <ul lang={lang} className="flex list-disc flex-col gap-[1.2vmin] pl-[1.2em] marker:text-primary">
          {step.studentPrompts.map((prompt) => (
            <li key={prompt}>
              <Emphasised text={prompt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
