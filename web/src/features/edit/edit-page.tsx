/** A saved routine's edit page. */
import { appPaths } from "@thinkshore/core/app-paths";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export function EditPage() {
  const t = useText(edit);
  return (
    <div className="page flex flex-col items-start gap-5 py-8 md:py-12">
      <PageHeading>{t("pageTitle")}</PageHeading>
      <p role="status" className="text-lg text-muted">
        {t("loading")}
      </p>
      <p className="prose-measure">{t("notHere")}</p>
      <div className="flex flex-wrap gap-3">
        <Link href={appPaths.library} className="button button-primary">
          {t("toLibrary")}
        </Link>
        <Link href={appPaths.create} className="button button-secondary">
          {t("toCreate")}
        </Link>
      </div>
    </div>
  );
}
