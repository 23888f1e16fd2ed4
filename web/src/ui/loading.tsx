/** Stands in for a page or a step whose code is on its way. */
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";

export function Loading() {
  const t = useText(common);
  return (
    <p role="status" data-loading="" className="page py-12 text-muted">
      {t("loading")}
    </p>
  );
}
