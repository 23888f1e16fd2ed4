/** The name of a routine's part, as the teacher will see it in the routine. */
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";

export function usePartNames(): (path: string) => string {
  const t = useText(wizard);
  const { document: labels } = useWords();
  const names: Readonly<Record<string, string>> = {
    title: t("partTitle"),
    overview: labels.overview,
    purpose: labels.purpose,
    aiSamplePrompts: labels.samplePrompts,
    assessmentOpportunities: labels.assessment,
    exampleInAction: labels.example,
    teacherNotes: labels.teacherNotes,
    variations: labels.variations,
  };
  return (path) => {
    const step = /^steps\.(\d+)$/.exec(path)?.[1];
    return step === undefined ? (names[path] ?? "") : labels.stepNumber.replace("{number}", String(Number(step) + 1));
  };
}
