/** Rule 4: in each AI step students keep, change or reject what AI gave. */
import { type Check, report } from "../findings.ts";
import { splitSentences } from "../match.ts";
import { aiSteps, studentText } from "../routine-text.ts";

/** "Keep your notes. Change places." names no choice: one sentence must offer to reject beside to keep or to change. */
export const checkJudgement: Check = (routine, { lexicon }) =>
  aiSteps(routine).flatMap(({ step, number }) => {
    const { keep, change, reject } = lexicon.concepts;
    const offers = (sentence: string) => reject.test(sentence) && (keep.test(sentence) || change.test(sentence));
    return splitSentences(studentText(step)).some(offers) ? [] : [report("judgement-missing", { step: number })];
  });
