/** What a colleague gets. The teacher's own remarks on the class stay behind, and so does the version before edits. */
import { tidy } from "../compose/teacher-text.ts";
import { isTextRoutine, type Routine } from "../routine/routine.ts";
import type { SavedRoutine } from "./saved-routine.ts";

/** The composer repeats the remarks in a note, word for word; a model may. */
function dropRemarks(routine: Routine, remarks: string): Routine {
  const wordings = [remarks.trim(), tidy(remarks)].filter((wording) => wording !== "");
  if (wordings.length === 0 || isTextRoutine(routine)) return routine;
  const isOpen = (note: string) => !wordings.some((wording) => note.includes(wording));
  return { ...routine, teacherNotes: routine.teacherNotes.filter(isOpen) };
}

export function toShared(saved: SavedRoutine): SavedRoutine {
  const { generated: _, wizard, ...shared } = saved;
  if (!wizard) return shared;
  const withoutRemarks = { ...shared, wizard: { ...wizard, additionalContext: "" } };
  const { routine } = shared;
  return routine ? { ...withoutRemarks, routine: dropRemarks(routine, wizard.additionalContext) } : withoutRemarks;
}
