/** The rubric's findings on the draft, a moment after each change. */
import type { Finding } from "@thinkshore/core/generate/contract";
import type { Language } from "@thinkshore/core/language/languages";
import { isTextRoutine } from "@thinkshore/core/routine/routine";
import { useEffect, useState } from "react";
import { findFindings } from "../../data/find-findings.ts";
import type { Draft } from "./draft.ts";
import { toRequest } from "./to-request.ts";

const CHECK_AFTER_MS = 350;

export function useFindings({ routine, context }: Draft, language: Language): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const checked = toRequest(context, language);
      if (!checked || isTextRoutine(routine)) return setFindings(undefined);
      try {
        const found = await findFindings(routine, checked.request, () => isCurrent);
        if (found) setFindings(found.filter(({ code }) => checked.isTypeCurrent || code !== "verb-not-of-type"));
      } catch (failure) {
        // Without its code or words (offline, say) there is nothing to check against; editing goes on.
        console.warn("The rubric was not loaded", failure);
      }
    }, CHECK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [routine, context, language]);
  return findings;
}
