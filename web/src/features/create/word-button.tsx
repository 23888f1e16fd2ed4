/** Saves the finished routine as a Word file; the writer is loaded when it is asked for. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { FileDown } from "lucide-react";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useToast } from "../../ui/toasts.tsx";

export function WordButton({ saved }: { saved: SavedRoutine }) {
  const t = useText(wizard);
  const { language } = useLanguage();
  const showToast = useToast();

  async function save() {
    try {
      const { exportWord } = await import("../../export/word/export-word.ts");
      await exportWord(saved, language);
    } catch {
      showToast({ title: t("wordFailed"), tone: "error" });
    }
  }

  return (
    <button type="button" className="button button-secondary" onClick={() => void save()}>
      <FileDown aria-hidden="true" size={20} />
      {t("word")}
    </button>
  );
}
