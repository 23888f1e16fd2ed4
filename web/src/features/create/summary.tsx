/** The choices so far, in the words that the product promises: what is missing is said, too. */
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import type { WizardStep } from "@thinkshore/core/wizard/steps";
import { memo } from "react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";
import { stepPath } from "./step-address.ts";

export const Summary = memo(function Summary({ form }: { form: DraftForm }) {
  const t = useText(wizard);
  const words = useWords();
  const { thinkingType, aiPlacement, aiRoles, objectives } = form;
  const hasContext = [objectives.purpose, objectives.standards, objectives.skills].some((text) => text.trim() !== "");
  const lesson = [form.subject, form.gradeLevel, form.timeFrame].filter((text) => text.trim() !== "").join(" · ");
  const rows: { label: string; value: string; step: WizardStep; detail?: string }[] = [
    {
      label: words.document.thinkingType,
      value: thinkingType === "" ? t("notSelected") : words.types[thinkingType].name,
      step: 2,
    },
    {
      label: words.document.aiPlacement,
      value: aiPlacement === "" ? t("notSelected") : words.placements[aiPlacement].name,
      step: 3,
    },
    {
      label: words.document.aiRoles,
      value:
        aiRoles.length === 0
          ? t("noneSelected")
          : aiRoles.map((role) => words.roles[role].name).join(words.punctuation.comma),
      step: 4,
    },
    { label: t("stepContext"), value: hasContext ? t("contextInput") : t("notSpecified"), step: 5, detail: lesson },
  ];
  return (
    <section aria-labelledby="summary-title" className="card px-4 py-3">
      <h2 id="summary-title" className="sr-only">
        {t("summaryTitle")}
      </h2>
      <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {rows.map(({ label, value, step, detail }) => (
          <div key={step}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="flex items-start justify-between gap-3">
              <span className="min-w-0 font-medium leading-snug">
                {value}
                {detail && <span className="block font-normal text-muted text-sm">{detail}</span>}
              </span>
              <Link
                href={stepPath(step)}
                aria-label={t("changeWhat", { what: label })}
                className="-my-3 inline-flex min-h-11 shrink-0 items-center px-2 text-sm underline"
              >
                {t("change")}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
