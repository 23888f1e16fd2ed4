/** Says when another tab has changed or deleted the routine that is being edited here. */
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import type { Elsewhere } from "./use-other-tabs.ts";

interface ElsewhereNoticeProps {
  elsewhere: Elsewhere;
  onSaveAgain: () => void;
}

export function ElsewhereNotice({ elsewhere, onSaveAgain }: ElsewhereNoticeProps) {
  const t = useText(edit);
  const texts: Record<Exclude<Elsewhere, "nothing">, string> = {
    deleted: t("deletedElsewhere"),
    changed: t("changedElsewhere"),
    "changed-while-editing": t("changedWhileEditing"),
  };
  return (
    <div role="status">
      {elsewhere !== "nothing" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-notice-border bg-notice-bg px-5 py-3 text-notice">
          <p className="grow">{texts[elsewhere]}</p>
          {elsewhere === "deleted" && (
            <button type="button" className="button button-secondary" onClick={onSaveAgain}>
              {t("saveAgain")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
