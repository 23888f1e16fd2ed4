/** Shares the routine by the device's own share function, else by a copied link. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { Share2 } from "lucide-react";
import { shareRoutine } from "../../data/share.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { useToast } from "../../ui/toasts.tsx";

export function ShareButton({ saved }: { saved: SavedRoutine }) {
  const t = useText(results);
  const showToast = useToast();

  async function share() {
    const outcome = await shareRoutine(saved);
    if (outcome === "copied") showToast({ title: t("linkCopied"), body: t("linkCopiedBody") });
    if (outcome === "too-large") showToast({ title: t("shareTooLong"), tone: "error" });
    if (outcome === "failed") showToast({ title: t("shareFailed"), tone: "error" });
  }

  return (
    <button type="button" className="button button-secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" size={20} />
      {t("share")}
    </button>
  );
}
