/** Rule 3: every sample prompt asks for a question, a hint or a challenge; none asks for the finished work. */
import { type Check, report } from "../findings.ts";
import { mentions, splitClauses } from "../match.ts";

export const checkAnswerClause: Check = (routine, { lexicon }) => {
  if (routine.aiSamplePrompts.length === 0) return [report("answer-clause-missing", { values: { prompt: 0 } })];
  return routine.aiSamplePrompts.flatMap((prompt, index) =>
    mentions(prompt, lexicon.concepts.holdBack)
      ? []
      : [report("answer-clause-missing", { values: { prompt: index + 1 } })],
  );
};

/** "Do not write it for us" names the finished work in order to forbid it; a hint asked for beside it changes nothing. */
export const checkNoHandover: Check = (routine, { lexicon }) =>
  routine.aiSamplePrompts.flatMap((prompt, index) => {
    const { handover, forbidden } = lexicon.concepts;
    const asks = splitClauses(prompt).some((clause) => handover.test(clause) && !forbidden.test(clause));
    return asks ? [report("asks-for-answer", { values: { prompt: index + 1 } })] : [];
  });
