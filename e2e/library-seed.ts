/** Stored libraries for the tests: full routines, short ones, and a way to put them into a browser. */
import type { Page } from "@playwright/test";
import { SAVED_VERSION, type SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { goldRequest, goldRoutine } from "@thinkshore/core/quality/fixtures/gold-routine";

const SUBJECTS = ["Science", "Mathematics", "History", "Arts"];
const PLACEMENTS = ["beginning", "middle", "end", "flexible"] as const;

function daysBefore(days: number): string {
  return new Date(Date.UTC(2026, 0, 5, 12) - days * 86_400_000).toISOString();
}

/** As the first product stored it: answers, no text. */
export function shortRoutine(number: number): SavedRoutine {
  return {
    id: `short-${number}`,
    title: `Short routine ${number}`,
    createdAt: daysBefore(number),
    updatedAt: daysBefore(number),
    version: SAVED_VERSION,
    formData: {
      aiPlacement: "During Learning",
      learningApproach: "Inquiry-based",
      subjectArea: SUBJECTS[number % SUBJECTS.length] ?? "",
      thinkingType: "critical",
      aiSupportRoles: ["coach"],
      gradeLevel: "Middle School",
      duration: "45 minutes",
      grouping: "Pairs",
      objective: "",
      keySkills: "",
    },
  };
}

export function fullRoutine(number: number): SavedRoutine {
  const subject = SUBJECTS[number % SUBJECTS.length] ?? "";
  const aiPlacement = PLACEMENTS[number % PLACEMENTS.length] ?? "middle";
  const title = number === 0 ? goldRoutine.title : `${goldRoutine.title} (${number})`;
  return {
    id: `full-${number}`,
    title,
    createdAt: daysBefore(number / 24),
    updatedAt: daysBefore(number / 24),
    version: SAVED_VERSION,
    formData: {
      aiPlacement,
      learningApproach: "Evaluating",
      subjectArea: subject,
      thinkingType: "evaluating",
      aiSupportRoles: ["challenger"],
      gradeLevel: "Grade 8",
      duration: goldRequest.formData.timeFrame,
      grouping: "",
      objective: goldRequest.formData.objectives.purpose,
      keySkills: goldRequest.formData.objectives.skills,
    },
    routine: { ...goldRoutine, title },
    wizard: { ...goldRequest.formData, subject, aiPlacement },
    language: "en",
    source: "builtin",
  };
}

/** The reference routine under the answers that it was written for: the rubric finds nothing in it. */
export function goldSaved(): SavedRoutine {
  return { ...fullRoutine(0), wizard: goldRequest.formData };
}

export function many<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function readStored(page: Page): Promise<SavedRoutine[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("savedRoutines") ?? "[]"));
}
