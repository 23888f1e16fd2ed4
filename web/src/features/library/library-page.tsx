/** The library of saved routines. */
import { appPaths } from "@thinkshore/core/app-paths";
import { LibraryBig } from "lucide-react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export function LibraryPage() {
  const t = useText(library);
  return (
    <div className="page flex flex-col gap-8 py-8 md:py-12">
      <header>
        <PageHeading>{t("title")}</PageHeading>
        <p className="text-muted">{t.plural("count", 0)}</p>
      </header>
      <div className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-tint text-primary">
          <LibraryBig aria-hidden="true" size={32} />
        </span>
        <h2 className="text-xl">{t("emptyTitle")}</h2>
        <p className="text-muted">{t("emptyBody")}</p>
        <Link href={appPaths.create} className="button button-primary">
          {t("createFirst")}
        </Link>
      </div>
    </div>
  );
}
