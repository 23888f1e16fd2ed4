/** A full routine as the browser keeps it; each number gives another one. */
import { SAVED_VERSION, type SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { goldRequest, goldRoutine } from "@thinkshore/core/quality/fixtures/gold-routine";

export const now = new Date("2026-01-05T12:00:00.000Z");

export function makeSavedRoutine(number: number): SavedRoutine {
  const at = new Date(now.getTime() - number * 3_600_000).toISOString();
  const { formData } = goldRequest;
  const title = `${goldRoutine.title} (${number})`;
  return {
    id: `full-${number}`,
    title,
    createdAt: at,
    updatedAt: at,
    version: SAVED_VERSION,
    formData: {
      aiPlacement: formData.aiPlacement,
      learningApproach: "Evaluating",
      subjectArea: formData.subject,
      thinkingType: formData.thinkingType,
      aiSupportRoles: formData.aiRoles,
      gradeLevel: formData.gradeLevel,
      duration: formData.timeFrame,
      grouping: "",
      objective: formData.objectives.purpose,
      keySkills: formData.objectives.skills,
    },
    routine: { ...goldRoutine, title },
    wizard: formData,
    language: "en",
    source: "builtin",
  };
}
