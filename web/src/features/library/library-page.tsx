/** The library of saved routines. */
import { appPaths } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { ListChecks, Plus } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { downloadBackup, downloadSetAside, postponeReminder } from "../../data/backup.ts";
import { useLibrary } from "../../data/library-store.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { EmptyLibrary } from "./empty-library.tsx";
import { EVERYTHING, findRoutines, isNarrowed, listChoices } from "./find-routines.ts";
import { LibraryDialogs, type OpenDialog } from "./library-dialogs.tsx";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { RoomMeter } from "./room-meter.tsx";
import type { CardActions } from "./routine-card.tsx";
import { RoutineGrid } from "./routine-grid.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { StorageNotices } from "./storage-notices.tsx";
import { useDuplicate } from "./use-duplicate.ts";
import { useKeeping } from "./use-keeping.ts";
import { usePreparedSearch } from "./use-prepared-search.ts";
import { useWordsReady } from "./use-words-ready.ts";

const NONE: ReadonlySet<string> = new Set();

export function LibraryPage() {
  const t = useText(library);
  const state = useLibrary();
  const showToast = useToast();
  const { routines, isReady } = state;
  const [query, setQuery] = useState(EVERYTHING);
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const duplicate = useDuplicate();
  usePreparedSearch(routines);
  const areWordsReady = useWordsReady();
  // An empty library names no type, and need not wait for their names.
  const isShown = isReady && (areWordsReady || routines.length === 0);

  // Typing stays ahead of the list: the letters appear first, the cards follow.
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => findRoutines(routines, shownQuery), [routines, shownQuery]);
  const choices = useMemo(() => listChoices(routines), [routines]);
  const [{ room, toRemind }, refreshKeeping] = useKeeping(routines);

  const latest = useRef({ duplicate });
  useEffect(() => {
    latest.current = { duplicate };
  });
  const actions = useMemo<CardActions>(
    () => ({
      onDelete: (saved) => setDialog({ name: "delete", routines: [saved] }),
      onDuplicate: (saved) => latest.current.duplicate(saved),
      onSelect: (id, isSelected) =>
        setSelected((before = NONE) => {
          const after = new Set(before);
          if (isSelected) after.add(id);
          else after.delete(id);
          return after;
        }),
    }),
    [],
  );

  function backUp(chosen: readonly SavedRoutine[]) {
    const file = downloadBackup(chosen, chosen.length === routines.length);
    refreshKeeping();
    showToast({ title: t("backUpDone"), body: t("backUpDoneBody", { file }) });
  }

  const chosen = routines.filter(({ id }) => selected?.has(id));
  return (
    <div data-loading={isShown ? undefined : ""} className="page flex flex-col gap-6 py-8 md:py-12">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="grow">
          <PageHeading>{t("title")}</PageHeading>
          <p className="text-muted">{isReady ? t.plural("count", routines.length) : t("loading")}</p>
        </div>
        {isShown && routines.length > 0 && (
          <div className="flex flex-wrap gap-2 md:gap-3">
            <button type="button" className="button button-secondary" onClick={() => setDialog({ name: "restore" })}>
              {t("restore")}
            </button>
            <button type="button" className="button button-secondary" onClick={() => backUp(routines)}>
              {t("backUp")}
            </button>
            <Link href={appPaths.create} className="button button-primary">
              <Plus aria-hidden="true" size={20} />
              {t("createNew")}
            </Link>
          </div>
        )}
      </header>
      {isShown && (
        <StorageNotices
          state={state}
          isNearlyFull={room?.isNearlyFull === true}
          toRemind={toRemind}
          onBackUp={() => backUp(routines)}
          onRemindLater={() => {
            postponeReminder();
            refreshKeeping();
          }}
          onSaveSetAside={downloadSetAside}
        />
      )}
      {!isShown ? null : routines.length === 0 ? (
        <EmptyLibrary
          onSamples={() => setDialog({ name: "samples" })}
          onRestore={() => setDialog({ name: "restore" })}
        />
      ) : (
        <>
          <LibraryToolbar query={query} choices={choices} onChange={setQuery}>
            <p role="status" className="min-w-0 grow text-right text-muted text-sm">
              {isNarrowed(shownQuery) && t.plural("found", found.length)}
            </p>
            {isNarrowed(query) && (
              <button type="button" className="button button-quiet" onClick={() => setQuery(EVERYTHING)}>
                {t("clearFilters")}
              </button>
            )}
            {!selected && (
              <button type="button" className="button button-quiet" onClick={() => setSelected(NONE)}>
                <ListChecks aria-hidden="true" size={20} />
                {t("select")}
              </button>
            )}
          </LibraryToolbar>
          {selected && (
            <SelectionBar
              count={chosen.length}
              onAll={() => setSelected(new Set(found.map(({ id }) => id)))}
              onNone={() => setSelected(NONE)}
              onDelete={() => setDialog({ name: "delete", routines: chosen })}
              onBackUp={() => backUp(chosen)}
              onDone={() => setSelected(undefined)}
            />
          )}
          {found.length > 0 ? (
            <RoutineGrid query={shownQuery} routines={found} actions={actions} selected={selected} />
          ) : (
            <div className="card px-6 py-12 text-center">
              <h2 className="text-xl">{t("nothingFound")}</h2>
              <p className="mt-2 text-muted">{t("nothingFoundBody")}</p>
            </div>
          )}
          <footer className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {room && <RoomMeter room={room} />}
            <button type="button" className="button button-quiet" onClick={() => setDialog({ name: "samples" })}>
              {t("generateSamples")}
            </button>
          </footer>
        </>
      )}
      <LibraryDialogs open={dialog} onClose={() => setDialog(undefined)} onDeleted={() => setSelected(undefined)} />
    </div>
  );
}
