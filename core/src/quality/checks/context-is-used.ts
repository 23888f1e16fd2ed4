/** Rule 9 on content: what the teacher typed as purpose, standards, skills or subject really occurs in the routine. */
import { recogniseSubject } from "../../wizard/recognise.ts";
import { contentTerms, searchableText } from "../content-terms.ts";
import { type Check, type CheckContext, report } from "../findings.ts";
import { guessLanguage, profileText } from "../guess-language.ts";
import { isSpaced } from "../lexicon.ts";
import { placedTexts, wholeText } from "../routine-text.ts";

/** A text in another language may have been translated: then its own words need not appear. */
function mayBeTranslated(text: string, { request, lexicon }: CheckContext): boolean {
  const profile = profileText(text);
  const guess = guessLanguage(profile);
  if (guess !== undefined) return guess !== request.language;
  const isEastAsian = profile.han + profile.kana + profile.hangul > 0;
  return isEastAsian === isSpaced(lexicon.language);
}

/** One word in common may be chance ("our town"); of a whole page nobody repeats a third. */
const NEEDED_SHARE = 1 / 3;
const ENOUGH_TERMS = 6;

export const checkContextUsed: Check = (routine, context) => {
  const { subject, objectives } = context.request.formData;
  const { purpose, standards, skills } = objectives;
  const searchable = searchableText(wholeText(routine));
  const isUsed = (text: string): boolean => {
    if (text.trim() === "" || mayBeTranslated(text, context)) return true;
    const terms = contentTerms(text, context.lexicon);
    const found = terms.filter((term) => searchable.includes(term)).length;
    return found >= Math.min(Math.ceil(terms.length * NEEDED_SHARE), ENOUGH_TERMS);
  };
  const missing = Object.entries({ purpose, standards, skills }).filter(([, text]) => !isUsed(text));
  const fields = missing.map(([field]) => field);
  // A stated purpose lies within the subject and says more; only without one must the subject itself be named.
  if (purpose.trim() === "" && !isUsed(subject)) {
    const id = recogniseSubject(subject);
    const isNamed = id !== undefined && placedTexts(routine).some(({ text }) => recogniseSubject(text) === id);
    if (!isNamed && id !== "other") fields.push("subject");
  }
  return fields.map((field) => report("context-not-used", { values: { field } }));
};
