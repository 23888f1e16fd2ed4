/** Says when this browser keeps nothing: the teacher should know before typing much. */
import { TriangleAlert } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useDraftWrite } from "./use-draft.ts";

export function StorageNote() {
  const t = useText(wizard);
  const write = useDraftWrite();
  if (write.ok) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-card border border-notice-border bg-notice-bg p-3 text-notice text-sm"
    >
      <TriangleAlert aria-hidden="true" size={20} className="shrink-0" />
      {write.reason === "full" ? t("draftFull") : t("draftBlocked")}
    </p>
  );
}
