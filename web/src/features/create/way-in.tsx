/** The welcome's way in: begin, or go on with the routine that is under way. */
import { appPaths } from "@thinkshore/core/app-paths";
import { ArrowRight } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "wouter";
import { dropDraft, peekDraft, watchDraft } from "../../data/draft-peek.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { create } from "../../i18n/messages/en/create.ts";
import { stepPath } from "./step-address.ts";

export function WayIn({ onGo }: { onGo: (path: string) => void }) {
  const t = useText(create);
  const draft = useSyncExternalStore(watchDraft, peekDraft, () => undefined);

  function begin() {
    dropDraft();
    onGo(stepPath(2));
  }

  const isOpen = draft?.state === "open";
  return (
    <div className="flex flex-col gap-3">
      {isOpen && <p className="text-muted">{t("draftNote")}</p>}
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <Link href={stepPath(draft.step)} className="button button-primary px-6">
              {t("continueDraft")}
              <ArrowRight aria-hidden="true" size={20} />
            </Link>
            <button type="button" className="button button-secondary" onClick={begin}>
              {t("startOver")}
            </button>
          </>
        ) : (
          <button type="button" className="button button-primary px-6" onClick={begin}>
            {t("begin")}
            <ArrowRight aria-hidden="true" size={20} />
          </button>
        )}
        <Link href={appPaths.library} className="button button-quiet">
          {t("toLibrary")}
        </Link>
      </div>
    </div>
  );
}
