/** The cards, a page at a time: a library of a thousand opens as quickly as one of fifty. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import type { LibraryQuery } from "./find-routines.ts";
import { type CardActions, RoutineCard } from "./routine-card.tsx";

const PAGE_SIZE = 24;
/** At least a first screen: these are drawn at once, the others in slices between which a slow device can answer. */
const FIRST_CARDS = 4;

interface RoutineGridProps {
  /** A new query begins on the first page again; cards that stay are not drawn anew. */
  query: LibraryQuery;
  routines: readonly SavedRoutine[];
  actions: CardActions;
  selected: ReadonlySet<string> | undefined;
}

export function RoutineGrid({ query, routines, actions, selected }: RoutineGridProps) {
  const t = useText(library);
  const [page, setPage] = useState({ query, limit: PAGE_SIZE });
  const limit = page.query === query ? page.limit : PAGE_SIZE;
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  const drawn = useDeferredValue(limit, FIRST_CARDS);
  const left = routines.length - limit;

  useEffect(() => {
    if (focusAt.current === undefined) return;
    const card = list.current?.children[focusAt.current];
    focusAt.current = undefined;
    if (drawn > 0) card?.querySelector<HTMLElement>("input, a")?.focus();
  }, [drawn]);

  return (
    <>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4">
        {routines.slice(0, drawn).map((saved) => (
          <RoutineCard key={saved.id} saved={saved} actions={actions} isSelected={selected?.has(saved.id)} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className="button button-secondary self-center"
          onClick={() => {
            focusAt.current = limit;
            setPage({ query, limit: limit + PAGE_SIZE });
          }}
        >
          {t.plural("showMore", Math.min(left, PAGE_SIZE))}
        </button>
      )}
    </>
  );
}
