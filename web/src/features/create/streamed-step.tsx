/** One finished step of the routine that is arriving. */
import type { Language } from "@thinkshore/core/language/languages";
import type { Step } from "@thinkshore/core/routine/routine";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { Bot, PencilLine } from "lucide-react";
import { useWordsOf } from "../../i18n/use-words.ts";
import { Emphasised } from "../../ui/emphasised.tsx";

export function StreamedStep({ step, mark, language }: { step: Step; mark: StepMark; language: Language }) {
  const { document: labels, punctuation } = useWordsOf(language);
  const usesAI = mark !== "independent";
  const label = { ai: labels.aiSupport, independent: labels.independentWork, optional: labels.aiOptional }[mark];
  const Icon = usesAI ? Bot : PencilLine;
  return (
    <div className={`rounded-card border p-4 ${mark === "ai" ? "border-ai-border" : "border-divider"}`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="font-semibold text-primary">{step.verb}</p>
        <h4 className="min-w-0 grow font-semibold">
          <Emphasised text={step.title} />
        </h4>
        {step.minutes !== undefined && (
          <p className="text-muted text-sm">{labels.minutes.replace("{minutes}", String(step.minutes))}</p>
        )}
      </div>
      <p className="prose-measure mt-1">
        <Emphasised text={step.description} />
      </p>
      <dl className="prose-measure mt-2 flex flex-col gap-1 text-sm">
        {[
          { label: labels.teacherAction, text: step.teacherAction },
          { label: labels.studentAction, text: step.studentAction },
          { label: labels.stepPurpose, text: step.purpose },
        ]
          .filter(({ text }) => text !== "")
          .map(({ label, text }) => (
            <div key={label}>
              <dt className="inline font-medium">{`${label}${punctuation.colon}`}</dt>
              <dd className="inline text-muted">
                <Emphasised text={text} />
              </dd>
            </div>
          ))}
      </dl>
      <p
        className={`mt-3 flex items-start gap-2 rounded-control border px-3 py-2 text-sm ${usesAI ? "border-ai-border bg-ai-bg text-ai" : "border-own-border border-dashed bg-own-bg text-own"}`}
      >
        <Icon aria-hidden="true" size={20} className="shrink-0" />
        <span className="min-w-0">
          <strong className="block font-semibold">{label}</strong>
          <Emphasised text={step.aiRole} />
        </span>
      </p>
      {step.studentPrompts.length > 0 && (
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-muted text-sm">
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
