/** The copy-ready prompt that turns any chatbot into the routine's AI partner: it guides one step, and gives no answers. */
import { fill } from "../language/fill.ts";
import { wordsOfRole } from "../language/name-choices.ts";
import type { Words } from "../language/words/words.ts";
import { firstAIStep, hasAISupport } from "./ai-support.ts";
import { nameStep } from "./name-step.ts";
import { type FullRoutine, isTextRoutine, type Routine, type Step } from "./routine.ts";
import { placementOf, type RoutineContext, rolesOf, subjectOf, thinkingOf } from "./routine-context.ts";

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n");

/** Empty when the routine has no steps. */
export function buildBotPrompt(routine: Routine, context: RoutineContext, words: Words): string {
  if (isTextRoutine(routine) || routine.steps.length === 0) return "";
  const designated = firstAIStep(routine);
  return [
    writeOpening(routine, context, words),
    writeSection(words.botPrompt.contextHeading, writeContext(context, words)),
    writeSection(words.botPrompt.overviewHeading, routine.overview.trim() || routine.purpose.trim()),
    writeSection(words.botPrompt.stepsHeading, writeSteps(routine, designated, words)),
    writeSection(words.botPrompt.taskHeading, writeTask(designated, context, words)),
    writeSection(words.botPrompt.rulesHeading, writeRules(context, words)),
    words.botPrompt.start,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function writeSection(heading: string, body: string): string {
  return body === "" ? "" : `## ${heading}\n${body}`;
}

function writeOpening(routine: FullRoutine, context: RoutineContext, words: Words): string {
  const { botPrompt, fallbacks, punctuation } = words;
  const title = oneLine(routine.title) || fallbacks.title;
  const subject = oneLine(subjectOf(context, words));
  const deeds = context.aiRoles.flatMap((role) => wordsOfRole(role, words)?.whatAIDoes ?? []);
  return [
    fill(botPrompt.opening, { title, subject, roles: rolesOf(context, words) }),
    ...(deeds.length === 0 ? [] : [fill(botPrompt.roleDeeds, { deeds: deeds.join(punctuation.comma) })]),
    botPrompt.guide,
  ].join(punctuation.sentenceGap);
}

/** The teacher's additional context stays out: it may speak of particular students, and this text leaves the classroom. */
function writeContext(context: RoutineContext, words: Words): string {
  const { botPrompt, document, placements, punctuation } = words;
  const lines: (readonly [label: string, value: string])[] = [
    [botPrompt.subject, subjectOf(context, words)],
    [document.gradeLevel, context.gradeLevel],
    [document.timeFrame, context.timeFrame],
    [document.thinkingType, thinkingOf(context, words)],
    [document.aiPlacement, placements[placementOf(context)].phrase],
    [document.learningObjectives, context.purpose],
    [document.standards, context.standards],
    [document.keySkills, context.skills],
  ];
  return bullets(
    lines
      .filter(([, value]) => value.trim() !== "")
      .map(([label, value]) => `${label}${punctuation.colon}${oneLine(value)}`),
  );
}

function writeSteps({ steps }: FullRoutine, designated: Step | undefined, words: Words): string {
  const { yourStep, withAI, withoutAI } = words.botPrompt;
  return steps
    .map((step) => {
      const mark = step === designated ? yourStep : hasAISupport(step) ? withAI : withoutAI;
      const text = oneLine(step.description) || oneLine(step.studentAction);
      const name = `${step.stepNumber}. ${nameStep(step, words)} [${mark}]`;
      return text === "" ? name : `${name}\n   ${text}`;
    })
    .join("\n");
}

function writeTask(designated: Step | undefined, context: RoutineContext, words: Words): string {
  const { botPrompt } = words;
  if (designated === undefined) return botPrompt.noDesignated;
  const questions = designated.studentPrompts.map(oneLine).filter((question) => question !== "");
  return [
    fill(botPrompt.designated, { number: designated.stepNumber, step: nameStep(designated, words) }),
    ...(placementOf(context) === "flexible" ? [botPrompt.flexible] : []),
    ...(designated.aiRole.trim() === "" ? [] : [fill(botPrompt.agreedRole, { text: oneLine(designated.aiRole) })]),
    ...(questions.length === 0
      ? []
      : [`${botPrompt.questionsHeading}${words.punctuation.colon.trimEnd()}\n${bullets(questions)}`]),
  ].join("\n");
}

function writeRules(context: RoutineContext, words: Words): string {
  const { rules } = words.botPrompt;
  const grade = oneLine(context.gradeLevel);
  const register = [rules.register, ...(grade === "" ? [] : [fill(rules.registerFor, { grade })])];
  return numbered([
    rules.attemptFirst,
    rules.growingHints,
    rules.holdBack,
    rules.oneQuestion,
    fill(rules.insideRole, { roles: rolesOf(context, words) }),
    rules.studentJudges,
    rules.uncertainty,
    rules.personalDetails,
    rules.ending,
    register.join(words.punctuation.sentenceGap),
  ]);
}
