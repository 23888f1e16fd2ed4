/** A saved routine's edit page. */
import { appPaths } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { startTransition, useEffect, useState } from "react";
import { Link, useParams } from "wouter";
import { getRoutine } from "../../data/library-store.ts";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { preloadWords } from "../../i18n/use-words.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Editor } from "./editor.tsx";

export function EditPage() {
  const t = useText(edit);
  const { id = "" } = useParams();
  const found = useOpened(id);
  return (
    <div className="page flex flex-col gap-5 py-6 md:py-8">
      {typeof found !== "object" && <PageHeading>{t("pageTitle")}</PageHeading>}
      {found === "loading" && (
        <p role="status" data-loading="" className="text-lg text-muted">
          {t("loading")}
        </p>
      )}
      {found === "missing" && (
        <>
          <p className="prose-measure">{t("notHere")}</p>
          <div className="flex flex-wrap gap-3">
            <Link href={appPaths.library} className="button button-primary">
              {t("toLibrary")}
            </Link>
            <Link href={appPaths.create} className="button button-secondary">
              {t("toCreate")}
            </Link>
          </div>
        </>
      )}
      {typeof found === "object" && <Editor key={id} saved={found.saved} language={found.language} />}
    </div>
  );
}

type Opened = "loading" | "missing" | { saved: SavedRoutine; language: NonNullable<SavedRoutine["language"]> };

/** The routine as it was when the page was opened: what other tabs do to it later is the editor's business. */
function useOpened(id: string): Opened {
  const { language } = useLanguage();
  const [opened, setOpened] = useState<{ id: string; found: Opened }>();
  useEffect(() => {
    let isCurrent = true;
    const saved = getRoutine(id);
    const own = saved?.language ?? language;
    const found: Opened = saved ? { saved, language: own } : "missing";
    // The editor is the largest thing that we draw: in slices, between which a slow device can answer.
    const show = () =>
      startTransition(() => {
        if (isCurrent) setOpened((before) => (before?.id === id ? before : { id, found }));
      });
    if (saved) Promise.all([preloadWords(own), preloadWords(language)]).then(show, show);
    else show();
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  return opened?.id === id ? opened.found : "loading";
}
