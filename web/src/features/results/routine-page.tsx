/** One routine with everything that can be done with it. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { isTextRoutine } from "@thinkshore/core/routine/routine";
import { Info } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { useRoutineView } from "../../i18n/use-routine-view.ts";
import { AnotherVersion } from "./another-version.tsx";
import { QualityReport } from "./quality-report.tsx";
import { RoutineBody } from "./routine-body.tsx";
import { RoutineHeader } from "./routine-header.tsx";
import { SharedBanner } from "./shared-banner.tsx";
import { TextBody } from "./text-body.tsx";
import { Toolbar } from "./toolbar.tsx";

export function RoutinePage({ saved, isShared }: { saved: SavedRoutine; isShared: boolean }) {
  const t = useText(results);
  const { view, lang, botPrompt, roles, thinking, category, placed } = useRoutineView(saved);
  return (
    <article className="flex flex-col gap-8">
      {isShared && <SharedBanner saved={saved} />}
      <RoutineHeader
        saved={saved}
        title={view.routine.title}
        lang={lang}
        names={{ roles, thinking, category, placed }}
      />
      <Toolbar saved={saved} isShared={isShared} />
      <p className="flex items-start gap-2 rounded-control border border-notice-border bg-notice-bg px-4 py-2 text-notice text-sm">
        <Info aria-hidden="true" size={20} className="shrink-0" />
        {t("aiCheck")}
      </p>
      {isTextRoutine(view.routine) ? (
        <TextBody routine={view.routine} lang={lang} />
      ) : (
        <RoutineBody routine={view.routine} marks={view.marks} botPrompt={botPrompt} lang={lang}>
          <QualityReport saved={saved} />
        </RoutineBody>
      )}
      {!isShared && <AnotherVersion saved={saved} />}
    </article>
  );
}
