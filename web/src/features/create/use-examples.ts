/** The ready lessons in the interface's language, as parts of the form. */
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";
import { EXAMPLES } from "./examples.ts";

export type Lesson = Pick<DraftForm, "gradeLevel" | "subject" | "timeFrame" | "objectives" | "additionalContext">;

export interface ReadyExample {
  name: string;
  lesson: Lesson;
}

export function useExamples(): readonly ReadyExample[] {
  const t = useText(wizard);
  const words = useWords();
  return EXAMPLES.map(({ number, subject, grade, time }) => ({
    name: t(`example${number}Name`),
    lesson: {
      gradeLevel: words.gradeLevels[grade],
      subject: words.subjects[subject],
      timeFrame: words.timeFrames[time],
      objectives: { purpose: t(`example${number}Purpose`), standards: "", skills: t(`example${number}Skills`) },
      additionalContext: "",
    },
  }));
}

export function isLessonEmpty({ gradeLevel, subject, timeFrame, objectives, additionalContext }: Lesson): boolean {
  const { purpose, standards, skills } = objectives;
  return [gradeLevel, subject, timeFrame, purpose, standards, skills, additionalContext].every(
    (text) => text.trim() === "",
  );
}
