/** A routine that came with a link: nothing is stored until the teacher says so. */
import { routinePath } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { Inbox, Save } from "lucide-react";
import { useLocation } from "wouter";
import { keepShared } from "../../data/library-store.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { useToast } from "../../ui/toasts.tsx";

export function SharedBanner({ saved }: { saved: SavedRoutine }) {
  const t = useText(results);
  const showToast = useToast();
  const [, navigate] = useLocation();

  function keep() {
    const { id, result } = keepShared(saved);
    if (result.ok) showToast({ title: t("sharedSaved") });
    else showToast({ title: t(result.reason === "full" ? "storageFull" : "storageBlocked"), tone: "error" });
    navigate(routinePath("results", id), { replace: true });
  }

  return (
    <section
      aria-label={t("sharedTitle")}
      className="no-print flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-notice-border bg-notice-bg p-4 text-notice"
    >
      <Inbox aria-hidden="true" size={20} className="shrink-0" />
      <div className="grow basis-64">
        <p className="font-semibold">{t("sharedTitle")}</p>
        <p>{t("sharedBody")}</p>
      </div>
      <button type="button" className="button button-primary" onClick={keep}>
        <Save aria-hidden="true" size={20} />
        {t("saveShared")}
      </button>
    </section>
  );
}
