/** Saves a routine as a Word file, made here in the browser: nothing leaves it. */
import { fileName } from "@thinkshore/core/document/file-name";
import { DEFAULT_LANGUAGE, type Language } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { prepareDocument } from "../prepare-document.ts";
import { saveFile } from "../save-file.ts";
import { writeWordParts } from "./word-parts.ts";
import { writeZip } from "./zip.ts";

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** `shownIn` is the interface's language, for routines that were saved without one. A failure is logged and rejects, so that the caller can tell the teacher. */
export async function exportWord(saved: SavedRoutine, shownIn: Language = DEFAULT_LANGUAGE): Promise<void> {
  try {
    const { document, language } = await prepareDocument(saved, shownIn);
    const now = new Date();
    const pieces = await writeZip(writeWordParts(document, language, now), now);
    saveFile(new Blob(pieces, { type: WORD_TYPE }), fileName(document.title, "docx"));
  } catch (failure) {
    console.error("The Word file could not be made", failure);
    throw failure;
  }
}
