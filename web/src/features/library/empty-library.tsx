/** The library before the first routine: where to begin. */
import { appPaths } from "@thinkshore/core/app-paths";
import { LibraryBig } from "lucide-react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";

interface EmptyLibraryProps {
  onSamples: () => void;
  onRestore: () => void;
}

export function EmptyLibrary({ onSamples, onRestore }: EmptyLibraryProps) {
  const t = useText(library);
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-tint text-primary">
        <LibraryBig aria-hidden="true" size={32} />
      </span>
      <h2 className="text-xl">{t("emptyTitle")}</h2>
      <p className="text-muted">{t("emptyBody")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href={appPaths.create} className="button button-primary">
          {t("createFirst")}
        </Link>
        <button type="button" className="button button-secondary" onClick={onSamples}>
          {t("generateSamples")}
        </button>
      </div>
      <button type="button" className="button button-quiet" onClick={onRestore}>
        {t("restore")}
      </button>
    </div>
  );
}
