/** Rule 4: in each AI step students keep, change or reject what AI gave. */
import { type Check, report } from "../findings.ts";
import { mentions } from "../match.ts";
import { aiSteps, studentText } from "../routine-text.ts";

/** One such word alone may mean anything ("keep your notes"); two of the three name a choice. */
const NAMED_CHOICES = 2;

export const checkJudgement: Check = (routine, { lexicon }) =>
  aiSteps(routine).flatMap(({ step, number }) => {
    const { keep, change, reject } = lexicon.concepts;
    const text = studentText(step);
    const named = [keep, change, reject].filter((terms) => mentions(text, terms)).length;
    return named >= NAMED_CHOICES ? [] : [report("judgement-missing", { step: number })];
  });
