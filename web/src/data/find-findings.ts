/** Holds a routine against the rubric beside everything else: code and words come when they are needed, and each rule has a task of its own. */
import type { Finding, GenerateRequest } from "@thinkshore/core/generate/contract";
import { loadLexicon } from "@thinkshore/core/quality/lexicon";
import type { FullRoutine } from "@thinkshore/core/routine/routine";

/** @param isWanted asked between two rules; nothing comes of a check that nobody wants any more */
export async function findFindings(
  routine: FullRoutine,
  request: GenerateRequest,
  isWanted: () => boolean,
): Promise<Finding[] | undefined> {
  const [{ checkInSteps }, lexicon] = await Promise.all([
    import("@thinkshore/core/quality/check-routine"),
    loadLexicon(request.language),
  ]);
  const findings: Finding[] = [];
  for (const found of checkInSteps(routine, request, lexicon)) {
    findings.push(...found);
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return undefined;
  }
  return findings;
}
