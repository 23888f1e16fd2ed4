/** Says that a newer version of the application is ready; it is used when the teacher wants it, never before. */
import { useEffect, useRef } from "react";
import { useText } from "../i18n/language-provider.tsx";
import { exporting } from "../i18n/messages/en/export.ts";
import { useToast } from "../ui/toasts.tsx";

export function UpdateNotice({ useNewVersion }: { useNewVersion: () => void }) {
  const t = useText(exporting);
  const showToast = useToast();
  const isSaid = useRef(false);
  useEffect(() => {
    // A change of language afterwards is no reason to say it again.
    if (isSaid.current) return;
    isSaid.current = true;
    showToast({
      title: t("updateReady"),
      body: t("updateBody"),
      action: { label: t("updateNow"), run: useNewVersion },
      lasts: true,
    });
  }, [useNewVersion, showToast, t]);
  return null;
}
