/** The routine at a glance: its verbs in order, and which of them AI supports. */
import type { Step } from "@thinkshore/core/routine/routine";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { ArrowRight, Bot, PencilLine } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";

interface VerbStripProps {
  steps: readonly Step[];
  marks: readonly StepMark[];
  lang: string;
}

export function VerbStrip({ steps, marks, lang }: VerbStripProps) {
  const t = useText(results);
  const labels = { ai: t("aiSupport"), independent: t("independentWork"), optional: t("aiOptional") };
  return (
    <ol aria-label={t("atAGlance")} className="flex flex-wrap items-stretch gap-2">
      {steps.map((step, index) => {
        const mark = marks[index] ?? "independent";
        const isIndependent = mark === "independent";
        return (
          <li key={step.stepNumber} className="flex grow items-center gap-2">
            {index > 0 && <ArrowRight aria-hidden="true" size={20} className="hidden shrink-0 text-muted sm:block" />}
            <span
              className={`flex w-full items-center gap-3 rounded-control border-2 px-4 py-2 ${isIndependent ? "border-own-border border-dashed bg-own-bg text-own" : "border-ai-border border-solid bg-ai-bg text-ai"}`}
            >
              {isIndependent ? (
                <PencilLine aria-hidden="true" size={20} className="shrink-0" />
              ) : (
                <Bot aria-hidden="true" size={20} className="shrink-0" />
              )}
              <span>
                <span lang={lang} className="block font-semibold">
                  {step.verb}
                </span>
                <span className="block text-sm">{labels[mark]}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
