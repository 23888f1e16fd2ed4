/** A routine's page: saved in this browser, or carried by the link that was opened. */
import { appPaths } from "@thinkshore/core/app-paths";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "wouter";
import { useShownRoutine } from "../../data/shown-routine.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { BadLink } from "./bad-link.tsx";
import { RoutinePage } from "./routine-page.tsx";
import { WaysOn } from "./ways-on.tsx";

export function ResultsPage() {
  const t = useText(results);
  const { id = "" } = useParams();
  const shown = useShownRoutine(id);
  return (
    <div className="page flex flex-col gap-8 py-6 md:py-8">
      <Link href={appPaths.create} className="no-print inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden="true" size={20} />
        {t("backToEditor")}
      </Link>
      {shown.state === "ready" && <RoutinePage saved={shown.saved} isShared={shown.isShared} />}
      {shown.state === "bad-link" && <BadLink code={shown.code} />}
      {(shown.state === "loading" || shown.state === "missing") && (
        <div data-loading={shown.state === "loading" ? "" : undefined} className="flex flex-col items-start gap-5">
          <PageHeading>{t("pageTitle")}</PageHeading>
          <p role="status" className="text-lg text-muted">
            {t("loading")}
          </p>
          {shown.state === "missing" && (
            <>
              <p className="prose-measure">{t("notHere")}</p>
              <WaysOn />
            </>
          )}
        </div>
      )}
    </div>
  );
}
