/** A saved routine as it is shown: in the words of its own language, which may differ from the interface's. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { buildBotPrompt } from "@thinkshore/core/routine/bot-prompt";
import { rolesOf, thinkingOf } from "@thinkshore/core/routine/routine-context";
import { nameUnnamed, viewRoutine } from "@thinkshore/core/routine/routine-view";
import { CATEGORY_OF } from "@thinkshore/core/wizard/catalog";
import { currentType, normaliseType } from "@thinkshore/core/wizard/legacy-types";
import { useEffect, useMemo } from "react";
import { keepLanguage } from "../data/offline.ts";
import { useLanguage } from "./language-provider.tsx";
import { useWords, useWordsOf } from "./use-words.ts";

export function useRoutineView(saved: SavedRoutine) {
  const { language } = useLanguage();
  const lang = saved.language ?? language;
  const own = useWordsOf(lang);
  const interfaceWords = useWords();
  useEffect(() => {
    // The interface's own is kept anyway; with this one the routine can be printed or exported without network.
    if (lang !== language) void keepLanguage(lang);
  }, [lang, language]);
  return useMemo(() => {
    const view = nameUnnamed(viewRoutine(saved, own), own);
    const type = normaliseType(view.context.thinkingType);
    const current = type && currentType(type);
    return {
      view,
      lang,
      botPrompt: buildBotPrompt(view.routine, view.context, own),
      /** Named in the interface's language. */
      roles: rolesOf(view.context, interfaceWords),
      thinking: thinkingOf(view.context, interfaceWords),
      category: current && interfaceWords.categories[CATEGORY_OF[current]],
      placed: interfaceWords.placements[view.placement].incorporated,
    };
  }, [saved, lang, own, interfaceWords]);
}
