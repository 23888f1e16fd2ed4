/** The privacy hint by the fields, and the gentle warning about what looks like personal data of a student. */
import { appPaths } from "@thinkshore/core/app-paths";
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { findPersonalData, type PersonalDataHit } from "@thinkshore/core/wizard/personal-data";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { common } from "../../i18n/messages/en/common.ts";
import { wizard } from "../../i18n/messages/en/wizard.ts";

const SHOWN = 5;

export function PrivacyHint() {
  const t = useText(wizard);
  const tc = useText(common);
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <ShieldCheck aria-hidden="true" size={20} className="shrink-0 text-primary" />
      <span>
        {t("privacyHint")}{" "}
        <Link href={appPaths.privacy} className="underline">
          {tc("privacyPolicy")}
        </Link>
      </span>
    </p>
  );
}

function useHits(form: DraftForm): readonly PersonalDataHit[] {
  const { objectives, additionalContext, gradeLevel, subject, timeFrame } = form;
  const { purpose, standards, skills } = objectives;
  const text = [purpose, standards, skills, additionalContext, gradeLevel, subject, timeFrame].join("\n\n");
  // Typing stays ahead of the search.
  const settled = useDeferredValue(text);
  return useMemo(() => findPersonalData(settled).slice(0, SHOWN), [settled]);
}

export function PersonalDataNote({ form, children }: { form: DraftForm; children?: ReactNode }) {
  const t = useText(wizard);
  const hits = useHits(form);
  const describe = ({ kind, text }: PersonalDataHit) =>
    ({ email: t("personalEmail", { text }), phone: t("personalPhone", { text }), name: t("personalName", { text }) })[
      kind
    ];
  return (
    <div role="status">
      {hits.length > 0 && (
        <div className="flex items-start gap-3 rounded-card border border-notice-border bg-notice-bg p-3 text-notice text-sm">
          <ShieldAlert aria-hidden="true" size={20} className="shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">{t("personalTitle")}</p>
            <ul className="list-disc pl-4">
              {hits.map((hit) => (
                <li key={hit.text}>{describe(hit)}</li>
              ))}
            </ul>
            <p>{t("personalBody")}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
