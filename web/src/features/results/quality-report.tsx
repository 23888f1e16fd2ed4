/** The rubric's word on this routine: which principles it keeps and what to look at, folded but visible. */
import type { Finding } from "@thinkshore/core/generate/contract";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { keptPrinciples } from "@thinkshore/core/quality/principles";
import { isTextRoutine } from "@thinkshore/core/routine/routine";
import { formDataSchema } from "@thinkshore/core/wizard/form-data";
import { Check, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { findFindings } from "../../data/find-findings.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { quality } from "../../i18n/messages/en/quality.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { QualityFindings } from "../../ui/quality-findings.tsx";

export function QualityReport({ saved }: { saved: SavedRoutine }) {
  const t = useText(quality);
  const findings = useFindings(saved);
  if (!findings) return null;
  const kept = keptPrinciples(findings);
  return (
    <Disclosure
      icon={<ShieldCheck aria-hidden="true" size={20} className="shrink-0 text-primary" />}
      title={
        <>
          {t("reportTitle")}
          <span className="block text-muted text-sm">
            {findings.length > 0 ? t.plural("count", findings.length) : t("none")}
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {findings.length > 0 && (
          <div className="flex flex-col gap-2">
            <h3 className="text-base">{t("heading")}</h3>
            <QualityFindings findings={findings} withSteps />
          </div>
        )}
        <div className="flex flex-col gap-2">
          <h3 className="text-base">{t("keptTitle")}</h3>
          <ul className="grid gap-x-8 gap-y-2 text-sm md:grid-cols-2">
            {kept.map((principle) => (
              <li key={principle} className="flex gap-2">
                <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ai" />
                {t(principle)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Disclosure>
  );
}

/** Undefined where there is nothing to hold the routine against: plain text, or answers that were not kept. */
function useFindings(saved: SavedRoutine): Finding[] | undefined {
  const [findings, setFindings] = useState<Finding[]>();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const { routine, wizard, language } = saved;
      const form = formDataSchema.safeParse(wizard);
      if (!routine || isTextRoutine(routine) || !language || !form.success) return;
      const found = await findFindings(routine, { formData: form.data, language }, () => isCurrent);
      if (found) setFindings(found);
    };
    check().catch((failure: unknown) => console.warn("The routine could not be checked", failure));
    return () => {
      isCurrent = false;
    };
  }, [saved]);
  return findings;
}
