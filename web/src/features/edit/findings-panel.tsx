/** What the rubric finds in the whole routine, and how much it finds in each of its steps. */
import type { Finding } from "@thinkshore/core/generate/contract";
import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { quality } from "../../i18n/messages/en/quality.ts";
import { useWords } from "../../i18n/use-words.ts";
import { QualityFindings } from "../../ui/quality-findings.tsx";

interface FindingsPanelProps {
  findings: readonly Finding[] | undefined;
  onShowStep: (step: number) => void;
}

export function FindingsPanel({ findings, onShowStep }: FindingsPanelProps) {
  const t = useText(quality);
  const headingId = useId();
  const words = useWords();
  if (!findings) return null;
  const general = findings.filter(({ step }) => step === undefined);
  const steps = [...Map.groupBy(findings, ({ step }) => step ?? 0)].filter(([step]) => step > 0);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        {t("heading")}
      </h2>
      <p role="status" className="mt-1 mb-3 flex gap-2 text-muted text-sm">
        {findings.length === 0 && <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-ai" />}
        {findings.length === 0 ? t("none") : t.plural("count", findings.length)}
      </p>
      {steps.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {steps.map(([step, found]) => (
            <li key={step}>
              <button type="button" className="button button-secondary text-sm" onClick={() => onShowStep(step)}>
                {t("forStep", { number: step })}
                {words.punctuation.colon}
                {found.length}
              </button>
            </li>
          ))}
        </ul>
      )}
      <QualityFindings findings={general} />
    </section>
  );
}
