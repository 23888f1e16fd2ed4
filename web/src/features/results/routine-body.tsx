/** The whole routine as a teacher reads it: overview, steps, prompts, assessment, example, and what folds away. */
import type { Language } from "@thinkshore/core/language/languages";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { BookMarked, Bot, Shuffle } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Emphasised } from "../../ui/emphasised.tsx";
import { BotPromptPanel } from "./bot-prompt-panel.tsx";
import { StepCard } from "./step-card.tsx";
import { TextList } from "./text-list.tsx";
import { VerbStrip } from "./verb-strip.tsx";

interface RoutineBodyProps {
  routine: FullRoutine;
  marks: readonly StepMark[];
  botPrompt: string;
  lang: Language;
  children?: ReactNode;
}

export function RoutineBody({ routine, marks, botPrompt, lang, children }: RoutineBodyProps) {
  const t = useText(results);
  const minutes = totalMinutes(routine);

  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <Section title={t("overview")}>
          <Paragraph text={routine.overview} lang={lang} />
        </Section>
        <Section title={t("purpose")}>
          <Paragraph text={routine.purpose} lang={lang} />
        </Section>
      </div>
      <Section title={t("atAGlance")}>
        <VerbStrip steps={routine.steps} marks={marks} lang={lang} />
        {minutes > 0 && <p className="text-muted text-sm">{t("totalMinutes", { n: minutes })}</p>}
      </Section>
      {children}
      <Section title={t("steps")}>
        <ol className="flex flex-col gap-4">
          {routine.steps.map((step, index) => (
            <StepCard key={step.stepNumber} step={step} mark={marks[index] ?? "independent"} lang={lang} />
          ))}
        </ol>
      </Section>
      <div className="grid gap-8 lg:grid-cols-2">
        {routine.aiSamplePrompts.length > 0 && (
          <Section title={t("samplePrompts")}>
            <TextList texts={routine.aiSamplePrompts} lang={lang} />
          </Section>
        )}
        {routine.assessmentOpportunities.length > 0 && (
          <Section title={t("assessment")}>
            <TextList texts={routine.assessmentOpportunities} lang={lang} />
          </Section>
        )}
      </div>
      {routine.exampleInAction && (
        <Section title={t("example")}>
          <div className="rounded-card bg-tint p-5">
            <Paragraph text={routine.exampleInAction} lang={lang} />
          </div>
        </Section>
      )}
      <div className="flex flex-col gap-3">
        {botPrompt && (
          <Disclosure title={t("botPrompt")} icon={<Bot aria-hidden="true" size={20} className="text-primary" />}>
            <BotPromptPanel prompt={botPrompt} lang={lang} />
          </Disclosure>
        )}
        {routine.teacherNotes.length > 0 && (
          <Disclosure
            title={t("teacherNotes")}
            icon={<BookMarked aria-hidden="true" size={20} className="text-primary" />}
          >
            <TextList texts={routine.teacherNotes} lang={lang} />
          </Disclosure>
        )}
        {routine.variations.length > 0 && (
          <Disclosure title={t("variations")} icon={<Shuffle aria-hidden="true" size={20} className="text-primary" />}>
            <TextList texts={routine.variations} lang={lang} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

function totalMinutes({ steps }: FullRoutine): number {
  return steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Paragraph({ text, lang }: { text: string; lang: string }) {
  return (
    <p lang={lang} className="prose-measure">
      <Emphasised text={text} />
    </p>
  );
}
