/** The routine document of a saved routine, in the routine's own language. */
import { buildRoutineDocument, type RoutineDocument } from "@thinkshore/core/document/routine-document";
import type { Language } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { viewRoutine } from "@thinkshore/core/routine/routine-view";

export interface PreparedDocument {
  document: RoutineDocument;
  language: Language;
}

/** Older routines were saved without a language: they follow the interface's. */
export async function prepareDocument(saved: SavedRoutine, shownIn: Language): Promise<PreparedDocument> {
  const language = saved.language ?? shownIn;
  const words = await loadWords(language);
  return { document: buildRoutineDocument(viewRoutine(saved, words), words), language };
}
