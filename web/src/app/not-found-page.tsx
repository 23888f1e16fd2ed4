/** Any address that is not ours. */
import { appPaths } from "@thinkshore/core/app-paths";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";
import { PageHeading } from "../ui/page-heading.tsx";

export function NotFoundPage() {
  const t = useText(common);
  const [path] = useLocation();
  useEffect(() => {
    console.info("404: no page at", path);
  }, [path]);

  return (
    <div className="page flex flex-col items-start gap-5 py-16">
      <p aria-hidden="true" className="font-semibold text-3xl text-primary tabular-nums">
        {404}
      </p>
      <PageHeading>{t("notFoundTitle")}</PageHeading>
      <p className="prose-measure text-muted">{t("notFoundBody")}</p>
      <Link href={appPaths.home} className="button button-primary">
        {t("notFoundHome")}
      </Link>
    </div>
  );
}
