/** Everything that paper shows of a routine, in the routine's own language: its document, its view and the sheets' own words. */
import { buildRoutineDocument, type RoutineDocument } from "@thinkshore/core/document/routine-document";
import { DEFAULT_LANGUAGE, type Language } from "@thinkshore/core/language/languages";
import { loadWords, type Words } from "@thinkshore/core/language/words/words";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { nameUnnamed, type RoutineView, viewRoutine } from "@thinkshore/core/routine/routine-view";
import { createText } from "../../i18n/create-text.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { exporting } from "../../i18n/messages/en/export.ts";
import type { Text } from "../../i18n/namespace.ts";

export interface PreparedSheets {
  language: Language;
  words: Words;
  view: RoutineView;
  document: RoutineDocument;
  text: Text<typeof exporting.english>;
}

export async function prepareSheets(saved: SavedRoutine, shownIn: Language): Promise<PreparedSheets> {
  const language = saved.language ?? shownIn;
  const [words, messages] = await Promise.all([
    loadWords(language),
    language === DEFAULT_LANGUAGE ? exporting.english : loadMessages(language, exporting.name),
    // Measured with another font, the sheets would not fit.
    document.fonts.ready,
  ]);
  const view = nameUnnamed(viewRoutine(saved, words), words);
  const text = createText(language, exporting, messages);
  return { language, words, view, document: buildRoutineDocument(view, words), text };
}
