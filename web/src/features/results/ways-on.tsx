/** Where to go from a page that has no routine to show. */
import { appPaths } from "@thinkshore/core/app-paths";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";

export function WaysOn() {
  const t = useText(results);
  return (
    <div className="flex flex-wrap gap-3">
      <Link href={appPaths.library} className="button button-primary">
        {t("toLibrary")}
      </Link>
      <Link href={appPaths.create} className="button button-secondary">
        {t("toCreate")}
      </Link>
    </div>
  );
}
