/** The same answers once more: the wizard's last step opens with them, and this routine stays in the library. */
import { appPaths, routinePath } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { type FormData, formDataSchema } from "@thinkshore/core/wizard/form-data";
import { RefreshCw } from "lucide-react";
import { useLocation } from "wouter";
import { replaceDraft } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { useToast } from "../../ui/toasts.tsx";

export function AnotherVersion({ saved }: { saved: SavedRoutine }) {
  const t = useText(results);
  const showToast = useToast();
  const [, navigate] = useLocation();
  const form = formDataSchema.safeParse(saved.wizard);
  if (!form.success) return null;

  function open(form: FormData) {
    const replaced = replaceDraft({ form, step: 6 });
    navigate(`${appPaths.create}?step=result`);
    if (!replaced) return;
    const undo = () => {
      replaceDraft(replaced);
      navigate(routinePath("results", saved.id));
    };
    showToast({ title: t("draftReplaced"), action: { label: t("undo"), run: undo } });
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className="button button-secondary" onClick={() => open(form.data)}>
        <RefreshCw aria-hidden="true" size={20} />
        {t("anotherVersion")}
      </button>
      <p className="text-muted text-sm">{t("anotherVersionBody")}</p>
    </div>
  );
}
