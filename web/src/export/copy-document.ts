/** Puts a whole routine on the clipboard: formatted, for online documents, or as Markdown. */
import { writeMarkdown } from "@thinkshore/core/document/markdown";
import type { Language } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { copyText } from "../data/share-clipboard.ts";
import { type PreparedDocument, prepareDocument } from "./prepare-document.ts";
import { writeRichText } from "./rich-text.ts";

/** False when the browser refuses. A page without encryption has no formatted clipboard: there the text alone is copied. */
export async function copyRichText(saved: SavedRoutine, shownIn: Language): Promise<boolean> {
  const prepared = prepareDocument(saved, shownIn);
  // Promises, not their values: Safari only grants what is asked for while the click is being handled.
  const write = (type: string, toText: (routine: PreparedDocument) => string) =>
    prepared.then((routine) => new Blob([toText(routine)], { type }));
  try {
    const item = new ClipboardItem({
      "text/html": write("text/html", ({ document, language }) => writeRichText(document, language)),
      "text/plain": write("text/plain", ({ document }) => writeMarkdown(document)),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(writeMarkdown((await prepared).document));
  }
}

export async function copyMarkdown(saved: SavedRoutine, shownIn: Language): Promise<boolean> {
  const { document } = await prepareDocument(saved, shownIn);
  return copyText(writeMarkdown(document));
}
