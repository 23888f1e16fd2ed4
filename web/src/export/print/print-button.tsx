/** The Print button of any toolbar: the dialog, the sheets and their styles are loaded when it is pressed. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { Printer } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { exporting } from "../../i18n/messages/en/export.ts";
import { useToast } from "../../ui/toasts.tsx";

type Dialog = ComponentType<{ saved: SavedRoutine; onClose: () => void }>;

export function PrintButton({ saved }: { saved: SavedRoutine }) {
  const t = useText(exporting);
  const showToast = useToast();
  const [Shown, setShown] = useState<Dialog>();

  async function open() {
    try {
      const { PrintDialog } = await import("./print-dialog.tsx");
      setShown(() => PrintDialog);
    } catch (failure) {
      console.error("The print dialog could not be loaded", failure);
      showToast({ title: t("printFailed"), tone: "error" });
    }
  }

  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => void open()}>
        <Printer aria-hidden="true" size={20} />
        {t("printTitle")}
      </button>
      {Shown && <Shown saved={saved} onClose={() => setShown(undefined)} />}
    </>
  );
}
