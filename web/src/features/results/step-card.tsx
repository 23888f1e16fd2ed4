/** One step of a routine: who does what, why, for how long, and what AI may do in it. */
import type { Language } from "@thinkshore/core/language/languages";
import { aiRoleText } from "@thinkshore/core/routine/ai-role-text";
import type { Step } from "@thinkshore/core/routine/routine";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { Clock, Sparkle } from "lucide-react";
import { useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { useWordsOf } from "../../i18n/use-words.ts";
import { Emphasised } from "../../ui/emphasised.tsx";
import { AIBox } from "./ai-box.tsx";

export function StepCard({ step, mark, lang }: { step: Step; mark: StepMark; lang: Language }) {
  const t = useText(results);
  const words = useWordsOf(lang);
  const headingId = useId();
  const actions = [
    { label: t("whatStudentsDo"), text: step.description },
    { label: t("teacherAction"), text: step.teacherAction },
    { label: t("studentAction"), text: step.studentAction },
    { label: t("stepPurpose"), text: step.purpose },
  ].filter(({ text }) => text);
  const isEnhanced = mark === "ai";

  return (
    <li>
      <article
        aria-labelledby={headingId}
        className={`card flex flex-col gap-4 p-5 sm:p-6 ${isEnhanced ? "border-2 border-ai-border" : ""}`}
      >
        <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <span
            aria-hidden="true"
            className={`grid size-10 shrink-0 place-items-center rounded-full border-2 font-semibold ${isEnhanced ? "border-ai-border bg-ai-bg text-ai" : "border-control border-dashed"}`}
          >
            {step.stepNumber}
          </span>
          <div className="min-w-0 grow">
            <h3 id={headingId} lang={lang} className="text-xl">
              {step.verb}
            </h3>
            {step.title && (
              <p lang={lang} className="text-muted">
                <Emphasised text={step.title} />
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 text-sm">
            {isEnhanced && (
              <span className="flex items-center gap-1.5 text-ai">
                <Sparkle aria-hidden="true" size={16} />
                {t("aiEnhanced")}
              </span>
            )}
            {step.minutes !== undefined && (
              <span className="flex items-center gap-1.5 text-muted">
                <Clock aria-hidden="true" size={16} />
                {t("minutes", { n: step.minutes })}
              </span>
            )}
          </div>
        </header>
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {actions.map(({ label, text }) => (
            <div key={label}>
              <dt className="font-medium text-primary text-sm">{label}</dt>
              <dd lang={lang}>
                <Emphasised text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <AIBox mark={mark} text={aiRoleText(step.aiRole, words)} lang={lang} />
        {step.studentPrompts.length > 0 && (
          <div>
            <h4 className="font-medium text-primary text-sm">{t("studentPrompts")}</h4>
            <ul lang={lang} className="mt-1 flex list-disc flex-col gap-1 pl-5 marker:text-primary">
              {step.studentPrompts.map((prompt) => (
                <li key={prompt} className="pl-1">
                  <Emphasised text={prompt} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </article>
    </li>
  );
}
