/** Takes a whole routine along on the clipboard: formatted for an online document, or as Markdown. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { ClipboardCopy, FileCode, FileText } from "lucide-react";
import { useState } from "react";
import { useLanguage, useText } from "../i18n/language-provider.tsx";
import { exporting } from "../i18n/messages/en/export.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useToast } from "../ui/toasts.tsx";
import { copyMarkdown, copyRichText } from "./copy-document.ts";

export function CopyRoutineButton({ saved }: { saved: SavedRoutine }) {
  const t = useText(exporting);
  const { language } = useLanguage();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);

  async function copy(write: typeof copyRichText, body: string) {
    const isCopied = await write(saved, language).catch((failure: unknown) => {
      console.error("The routine could not be copied", failure);
      return false;
    });
    setIsOpen(false);
    showToast(isCopied ? { title: t("copied"), body } : { title: t("copyFailed"), tone: "error" });
  }

  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => setIsOpen(true)}>
        <ClipboardCopy aria-hidden="true" size={20} />
        {t("copyTitle")}
      </button>
      {isOpen && (
        <Dialog
          title={t("copyTitle")}
          onClose={() => setIsOpen(false)}
          actions={
            <button type="button" className="button button-secondary" onClick={() => setIsOpen(false)}>
              {t("close")}
            </button>
          }
        >
          <button
            type="button"
            className="button button-secondary justify-start text-left"
            onClick={() => void copy(copyRichText, t("copiedRichBody"))}
          >
            <FileText aria-hidden="true" size={20} />
            {t("copyRich")}
          </button>
          <button
            type="button"
            className="button button-secondary justify-start text-left"
            onClick={() => void copy(copyMarkdown, t("copiedMarkdownBody"))}
          >
            <FileCode aria-hidden="true" size={20} />
            {t("copyMarkdown")}
          </button>
        </Dialog>
      )}
    </>
  );
}
