/** The same answers once more: the wizard's last step opens with them, and this routine stays in the library. */
import { appPaths } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { formDataSchema } from "@thinkshore/core/wizard/form-data";
import { RefreshCw } from "lucide-react";
import { useLocation } from "wouter";
import { changeDraft } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";

export function AnotherVersion({ saved }: { saved: SavedRoutine }) {
  const t = useText(results);
  const [, navigate] = useLocation();
  const form = formDataSchema.safeParse(saved.wizard);
  if (!form.success) return null;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className="button button-secondary"
        onClick={() => {
          changeDraft({ form: form.data, step: 6, generation: undefined, result: undefined });
          navigate(`${appPaths.create}?step=result`);
        }}
      >
        <RefreshCw aria-hidden="true" size={20} />
        {t("anotherVersion")}
      </button>
      <p className="text-muted text-sm">{t("anotherVersionBody")}</p>
    </div>
  );
}
