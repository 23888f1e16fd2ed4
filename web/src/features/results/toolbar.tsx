/** What can be done with a routine. */
import { routinePath } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { MonitorPlay, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { CopyRoutineButton } from "../../export/copy-routine-button.tsx";
import { PrintButton } from "../../export/print/print-button.tsx";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { ShareButton } from "./share-button.tsx";
import { WordButton } from "./word-button.tsx";

export function Toolbar({ saved, isShared }: { saved: SavedRoutine; isShared: boolean }) {
  const t = useText(results);
  const fragment = isShared ? location.hash : "";
  return (
    <div role="toolbar" aria-label={t("actions")} className="no-print flex flex-wrap gap-3">
      <Link href={`${routinePath("present", saved.id)}${fragment}`} className="button button-primary">
        <MonitorPlay aria-hidden="true" size={20} />
        {t("present")}
      </Link>
      {!isShared && (
        <Link href={routinePath("edit", saved.id)} className="button button-secondary">
          <PencilLine aria-hidden="true" size={20} />
          {t("edit")}
        </Link>
      )}
      <PrintButton saved={saved} />
      <WordButton saved={saved} />
      <ShareButton saved={saved} />
      <CopyRoutineButton saved={saved} />
    </div>
  );
}
