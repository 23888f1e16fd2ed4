/** The generation failed: what happened, and the ways on. It takes the focus, and every answer is kept. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { ArrowLeft, CircleAlert, PencilLine, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { composeHere, retry, type Trouble } from "./generation-store.ts";
import { stepPath } from "./step-address.ts";

export function FailurePanel({ trouble, request }: { trouble: Trouble; request: GenerateRequest }) {
  const t = useText(wizard);
  const panel = useRef<HTMLElement>(null);
  const message = useTroubleMessage(trouble);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="rounded-card border border-error bg-error-bg p-4 outline-offset-2"
    >
      <p className="flex items-start gap-3 font-medium text-error">
        <CircleAlert aria-hidden="true" size={24} className="shrink-0" />
        <span className="min-w-0 pt-px">{t("error", { message })}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => retry(request)}>
          <RotateCcw aria-hidden="true" size={20} />
          {t("retry")}
        </button>
        {trouble.code !== "composer" && (
          <button type="button" className="button button-secondary" onClick={() => void composeHere(request)}>
            <PencilLine aria-hidden="true" size={20} />
            {t("useComposer")}
          </button>
        )}
        <Link href={stepPath(5)} className="button button-quiet">
          <ArrowLeft aria-hidden="true" size={20} />
          {t("previous")}
        </Link>
      </div>
      {trouble.code !== "composer" && <p className="mt-2 text-sm">{t("composerHint")}</p>}
    </section>
  );
}

/** The service's own sentence where there is one; what only the browser knows, it says itself. */
function useTroubleMessage({ code, message }: Trouble): string {
  const t = useText(wizard);
  if (code === "unreachable") return t("unreachable");
  if (code === "connection-lost") return t("connectionLost");
  if (code === "no-data") return t("noData");
  if (code === "composer") return t("composerFailed");
  return message ?? t("failed");
}
