/** Takes the routine away as a Word file; the writer is loaded when it is asked for. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { useToast } from "../../ui/toasts.tsx";

export function WordButton({ saved }: { saved: SavedRoutine }) {
  const t = useText(results);
  const { language } = useLanguage();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const { exportWord } = await import("../../export/word/export-word.ts");
      await exportWord(saved, language);
    } catch {
      showToast({ title: t("wordFailed"), tone: "error" });
    }
    setIsBusy(false);
  }

  return (
    <button type="button" className="button button-secondary" aria-busy={isBusy} onClick={() => void save()}>
      <FileText aria-hidden="true" size={20} />
      {t("word")}
    </button>
  );
}
