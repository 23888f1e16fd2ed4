/** The routine is there and saved: what made it, and what can be done with it now. */
import { routinePath } from "@thinkshore/core/app-paths";
import { ArrowRight, CircleCheck, Plus, TriangleAlert } from "lucide-react";
import { Suspense } from "react";
import { Link, useLocation } from "wouter";
import { dropDraft } from "../../data/draft-peek.ts";
import { PrintButton } from "../../export/print/print-button.tsx";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import type { Generation } from "./generation-store.ts";
import { stepPath } from "./step-address.ts";
import { WordButton } from "./word-button.tsx";

type Done = Extract<Generation, { phase: "done" }>;

export function SuccessPanel({ generation }: { generation: Done }) {
  const t = useText(wizard);
  const [, navigate] = useLocation();
  const { saved, kept } = generation;
  const isLost = kept?.ok === false;

  function createAnother() {
    dropDraft();
    navigate(stepPath(2));
  }

  return (
    <section aria-labelledby="success-title" className="card no-print border-ai-border p-4">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" size={24} className="shrink-0 text-ai" />
        <div role="status" className="min-w-0">
          <h2 id="success-title" className="text-lg">
            {t("success")}
          </h2>
          <p className="text-muted text-sm">
            {useMaker(generation)} {t("aiNote")}
          </p>
          {!isLost && <p className="min-h-[1lh] text-muted text-sm">{kept && t("savedNote")}</p>}
        </div>
      </div>
      {isLost && (
        <p
          role="alert"
          className="mt-3 flex items-start gap-3 rounded-control border border-notice-border bg-notice-bg p-3 text-notice text-sm"
        >
          <TriangleAlert aria-hidden="true" size={20} className="shrink-0" />
          {kept.reason === "full" ? t("notSavedFull") : t("notSavedBlocked")}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Link href={routinePath("results", saved.id)} className="button button-primary px-6">
          {t("view")}
          <ArrowRight aria-hidden="true" size={20} />
        </Link>
        <WordButton saved={saved} />
        <Suspense fallback={null}>
          <PrintButton saved={saved} />
        </Suspense>
        <button type="button" className="button button-quiet" onClick={createAnother}>
          <Plus aria-hidden="true" size={20} />
          {t("another")}
        </button>
      </div>
    </section>
  );
}

/** Who wrote it is always said, and when the composer stood in for a model, why. */
function useMaker({ saved, source }: Done): string {
  const t = useText(wizard);
  if (saved.source !== "builtin") return t("madeByModel", { model: saved.source ?? "" });
  if (source?.reason === "budget-spent") return t("madeByBuiltinSpent");
  if (source?.reason === "budget-unknown") return t("madeByBuiltinUnknown");
  return t("madeByBuiltin");
}
