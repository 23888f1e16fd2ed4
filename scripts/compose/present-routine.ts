/** A composed routine as the document that every export writes out. */
import { buildRoutineDocument, type RoutineDocument } from "@thinkshore/core/document/routine-document";
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { loadWords } from "@thinkshore/core/language/words/words";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import { viewRoutine } from "@thinkshore/core/routine/routine-view";

export async function presentRoutine(request: GenerateRequest, routine: FullRoutine): Promise<RoutineDocument> {
  const words = await loadWords(request.language);
  return buildRoutineDocument(viewRoutine({ title: routine.title, wizard: request.formData, routine }, words), words);
}
