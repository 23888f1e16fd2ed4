/** One finding of the rubric as a sentence for the teacher, in the interface's language. */
import type { Finding } from "@thinkshore/core/generate/contract";
import { isLanguage, LANGUAGE_NAMES } from "@thinkshore/core/language/languages";
import { nameType, wordsOfPlacement } from "@thinkshore/core/language/name-choices";
import type { Words } from "@thinkshore/core/language/words/words";
import type { FindingCode } from "@thinkshore/core/quality/findings";
import type { quality } from "../i18n/messages/en/quality.ts";
import type { Text } from "../i18n/namespace.ts";

type QualityText = Text<(typeof quality)["english"]>;

interface Values {
  text: (name: string) => string;
  number: (name: string) => number;
  field: (name: string) => string;
  language: (name: string) => string;
  placement: string;
}

const LONGEST_TOKEN = 60;

function shorten(text: string): string {
  return text.length > LONGEST_TOKEN ? `${text.slice(0, LONGEST_TOKEN)}…` : text;
}

/** The names that the forms and the printed routine use for a part. */
function nameField(field: string, t: QualityText, { document: labels }: Words): string {
  const names: Readonly<Record<string, string>> = {
    title: t("titleField"),
    verb: t("verbField"),
    aiRole: t("aiRoleField"),
    overview: labels.overview,
    purpose: labels.purpose,
    description: labels.whatStudentsDo,
    teacherAction: labels.teacherAction,
    studentAction: labels.studentAction,
    studentPrompts: labels.studentPrompts,
    aiSamplePrompts: labels.samplePrompts,
    assessmentOpportunities: labels.assessment,
    exampleInAction: labels.example,
    teacherNotes: labels.teacherNotes,
    variations: labels.variations,
    subject: labels.subjectArea,
    gradeLevel: labels.gradeLevel,
    timeFrame: labels.timeFrame,
    standards: labels.standards,
    skills: labels.keySkills,
    additionalContext: labels.additionalContext,
  };
  return names[field] ?? field;
}

const SENTENCES: Record<FindingCode, (t: QualityText, values: Values, words: Words) => string> = {
  "ai-step-missing": (t, { placement }) => t("aiStepMissing", { placement }),
  "placement-not-honoured": (t, { placement, text }) => t("placementNotHonoured", { placement, steps: text("steps") }),
  "own-attempt-missing": (t) => t("ownAttemptMissing"),
  "commit-move-missing": (t) => t("commitMoveMissing"),
  "own-ending-missing": (t) => t("ownEndingMissing"),
  "closing-move-missing": (t) => t("closingMoveMissing"),
  "flexible-note-missing": (t) => t("flexibleNoteMissing"),
  "answer-clause-missing": (t, { number }) =>
    number("prompt") === 0 ? t("samplePromptsMissing") : t("answerClauseMissing", { prompt: number("prompt") }),
  "asks-for-answer": (t, { number }) => t("asksForAnswer", { prompt: number("prompt") }),
  "judgement-missing": (t) => t("judgementMissing"),
  "allowed-use-missing": (t) => t("allowedUseMissing"),
  "forbidden-use-missing": (t) => t("forbiddenUseMissing"),
  "independence-not-stated": (t) => t("independenceNotStated"),
  "visible-product-missing": (t) => t("visibleProductMissing"),
  "step-count-off": (t, { number }) => t("stepCountOff", { count: number("count"), expected: number("expected") }),
  "verb-not-of-type": (t, { text }, words) =>
    text("verb").trim() === ""
      ? t("verbMissing")
      : t("verbNotOfType", { verb: text("verb"), type: nameType(text("type"), words) }),
  "reflection-missing": (t) => t("reflectionMissing"),
  "too-few-higher-order": (t, { number }) =>
    t("tooFewHigherOrder", { count: number("count"), needed: number("needed") }),
  "minutes-missing": (t) => t("minutesMissing"),
  "minutes-off": (t, { number }) => t("minutesOff", { total: number("total"), min: number("min"), max: number("max") }),
  "context-not-used": (t, { text, field }, words) =>
    t("contextNotUsed", {
      field: text("field") === "purpose" ? words.document.learningObjectives : field("field"),
    }),
  "wrong-language": (t, { text, field, language }) =>
    text("field") === "all"
      ? t("wrongLanguageAll", { found: language("found"), expected: language("expected") })
      : t("wrongLanguagePart", {
          field: field("field"),
          found: language("found"),
          expected: language("expected"),
        }),
  "invented-standard": (t, { text }) => t("inventedStandard", { token: shorten(text("token")) }),
  "role-risk-unmet": (t, { text }) => {
    const risks: Readonly<Record<string, string>> = {
      coach: t("riskCoach"),
      "content-provider": t("riskContentProvider"),
      "idea-generator": t("riskIdeaGenerator"),
      "feedback-provider": t("riskFeedbackProvider"),
      "perspective-taker": t("riskPerspectiveTaker"),
      synthesizer: t("riskSynthesizer"),
    };
    return risks[text("role")] ?? t("riskChallenger");
  },
  "teacher-led-form-missing": (t) => t("teacherLedFormMissing"),
  "privacy-reminder-missing": (t) => t("privacyReminderMissing"),
  "template-leftover": (t, { text }) => t("templateLeftover", { token: shorten(text("token")) }),
  "prompt-echo": (t, { text }) => t("promptEcho", { token: shorten(text("token")) }),
  "part-missing": (t, { field }) => t("partMissing", { part: field("part") }),
};

function isFindingCode(code: string): code is FindingCode {
  return Object.hasOwn(SENTENCES, code);
}

/** Undefined for a code that this version does not know: nothing is better said than a riddle. */
export function describeFinding(finding: Finding, t: QualityText, words: Words): string | undefined {
  if (!isFindingCode(finding.code)) return undefined;
  const text = (name: string) => String(finding.values?.[name] ?? "");
  const values: Values = {
    text,
    number: (name) => Number(finding.values?.[name] ?? 0),
    field: (name) => nameField(text(name), t, words),
    language: (name) => (isLanguage(text(name)) ? LANGUAGE_NAMES[text(name) as "en"] : t("anotherLanguage")),
    placement: wordsOfPlacement(text("placement"), words)?.name ?? text("placement"),
  };
  return SENTENCES[finding.code](t, values, words);
}
