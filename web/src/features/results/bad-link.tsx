/** A shared link that cannot be opened: what is wrong with it, and what to do. */
import type { ShareLinkError } from "@thinkshore/core/library/share-link";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { WaysOn } from "./ways-on.tsx";

export function BadLink({ code }: { code: ShareLinkError }) {
  const t = useText(results);
  const reasons: Record<ShareLinkError, string> = {
    cut: t("sharedCut"),
    damaged: t("sharedCut"),
    "too-large": t("sharedTooLarge"),
    "wrong-version": t("sharedNewer"),
    invalid: t("sharedNotOurs"),
    "not-a-link": t("sharedNotOurs"),
  };
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeading>{t("sharedBadTitle")}</PageHeading>
      <p role="alert" className="prose-measure text-lg">
        {reasons[code]}
      </p>
      <WaysOn />
    </div>
  );
}
