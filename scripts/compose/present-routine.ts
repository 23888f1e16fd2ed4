/** A composed routine as the document that every export writes out. */
import { buildRoutineDocument, type RoutineDocument } from "@thinkshore/core/document/routine-document";
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { loadWords } from "@thinkshore/core/language/words/words";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import { contextOfForm } from "@thinkshore/core/routine/routine-context";

export async function presentRoutine(request: GenerateRequest, routine: FullRoutine): Promise<RoutineDocument> {
  const { formData, language } = request;
  const view = {
    routine,
    context: contextOfForm(formData),
    placement: formData.aiPlacement,
    marks: routine.steps.map((step) => (step.usesAI ? ("ai" as const) : ("independent" as const))),
  };
  return buildRoutineDocument(view, await loadWords(language));
}
