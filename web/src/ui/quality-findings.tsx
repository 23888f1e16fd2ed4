/** The rubric's findings as a list of sentences. */
import type { Finding } from "@thinkshore/core/generate/contract";
import { Lightbulb } from "lucide-react";
import { useText } from "../i18n/language-provider.tsx";
import { quality } from "../i18n/messages/en/quality.ts";
import { useWords } from "../i18n/use-words.ts";
import { describeFinding } from "./describe-finding.ts";

interface QualityFindingsProps {
  findings: readonly Finding[];
  /** Whether each sentence begins with the step that it is about. */
  withSteps?: boolean;
}

export function QualityFindings({ findings, withSteps = false }: QualityFindingsProps) {
  const t = useText(quality);
  const words = useWords();
  const sentences = findings
    .map((finding) => ({ finding, sentence: describeFinding(finding, t, words) }))
    .filter(({ sentence }) => sentence !== undefined);
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {sentences.map(({ finding, sentence }) => (
        <li key={`${finding.step} ${sentence}`} className="flex gap-2">
          <Lightbulb aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-notice" />
          <span>
            {withSteps && finding.step !== undefined && (
              <strong className="font-medium">
                {t("forStep", { number: finding.step })}
                {words.punctuation.colon}
              </strong>
            )}
            {sentence}
          </span>
        </li>
      ))}
    </ul>
  );
}
