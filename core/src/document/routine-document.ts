/** A routine as headings, paragraphs, lists, tables and boxes: the one content that Word, print and Markdown write out. */

import { brand } from "../brand.ts";
import { fill } from "../language/fill.ts";
import { wordsOfPlacement } from "../language/name-choices.ts";
import type { Words } from "../language/words/words.ts";
import { aiRoleText } from "../routine/ai-role-text.ts";
import { buildBotPrompt } from "../routine/bot-prompt.ts";
import { nameStep } from "../routine/name-step.ts";
import { isTextRoutine, type Step } from "../routine/routine.ts";
import { type RoutineContext, rolesOf, thinkingOf } from "../routine/routine-context.ts";
import type { RoutineView, StepMark } from "../routine/routine-view.ts";

/** Texts may hold single-asterisk bold and line breaks, except in "copy", which is to be copied as it stands. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "labelled"; label: string; text: string }
  | { kind: "list"; label?: string; items: readonly string[] }
  | { kind: "table"; rows: readonly { label: string; value: string }[] }
  | { kind: "box"; mark: StepMark; label: string; text: string }
  | { kind: "copy"; hint: string; text: string }
  | { kind: "prewrapped"; text: string }
  /** Kept on one page where there is room. */
  | { kind: "step"; number: number; heading: string; minutes?: string; mark: StepMark; blocks: readonly Block[] };

export type SectionId =
  | "overview"
  | "purpose"
  | "context"
  | "content"
  | "steps"
  | "samplePrompts"
  | "assessment"
  | "example"
  | "botPrompt"
  | "teacherNotes"
  | "variations";

export interface Section {
  id: SectionId;
  /** Absent for the body of a text routine. */
  heading?: string;
  blocks: readonly Block[];
}

export interface RoutineDocument {
  title: string;
  /** Where AI is incorporated; empty when nobody said. */
  subtitle: string;
  sections: readonly Section[];
  closing: string;
}

export function buildRoutineDocument(view: RoutineView, words: Words): RoutineDocument {
  const { routine } = view;
  return {
    title: routine.title.trim() || words.fallbacks.title,
    subtitle: wordsOfPlacement(view.context.aiPlacement, words)?.incorporated ?? "",
    sections: listSections(view, words).filter((section) => section.blocks.length > 0),
    closing: fill(words.document.madeWith, { product: brand.name }),
  };
}

function listSections(view: RoutineView, words: Words): Section[] {
  const { routine, context } = view;
  const { document } = words;
  const overview: Section = { id: "overview", heading: document.overview, blocks: paragraph(routine.overview) };
  const contextSection: Section = { id: "context", heading: document.context, blocks: [contextTable(context, words)] };
  if (isTextRoutine(routine)) {
    return [overview, { id: "content", blocks: [{ kind: "prewrapped", text: routine.content }] }, contextSection];
  }
  return [
    overview,
    { id: "purpose", heading: document.purpose, blocks: paragraph(routine.purpose) },
    contextSection,
    {
      id: "steps",
      heading: document.steps,
      blocks: routine.steps.map((step, index) => stepBlock(step, view.marks[index], words)),
    },
    { id: "samplePrompts", heading: document.samplePrompts, blocks: list(routine.aiSamplePrompts) },
    { id: "assessment", heading: document.assessment, blocks: list(routine.assessmentOpportunities) },
    { id: "example", heading: document.example, blocks: paragraph(routine.exampleInAction) },
    {
      id: "botPrompt",
      heading: document.botPrompt,
      blocks: copy(document.botPromptHint, buildBotPrompt(routine, context, words)),
    },
    { id: "teacherNotes", heading: document.teacherNotes, blocks: list(routine.teacherNotes) },
    { id: "variations", heading: document.variations, blocks: list(routine.variations) },
  ];
}

const isFilled = (text: string) => text.trim() !== "";

function paragraph(text: string): Block[] {
  return isFilled(text) ? [{ kind: "paragraph", text }] : [];
}

function labelled(label: string, text: string): Block[] {
  return isFilled(text) ? [{ kind: "labelled", label, text }] : [];
}

function list(texts: readonly string[], label?: string): Block[] {
  const items = texts.filter(isFilled);
  if (items.length === 0) return [];
  return [{ kind: "list", items, ...(label === undefined ? {} : { label }) }];
}

function copy(hint: string, text: string): Block[] {
  return isFilled(text) ? [{ kind: "copy", hint, text }] : [];
}

/** The four lines of the contract always stand, "Not specified" where empty; the others only where there is something. */
function contextTable(context: RoutineContext, words: Words): Block {
  const { document } = words;
  const always = [
    { label: document.gradeLevel, value: context.gradeLevel },
    { label: document.subjectArea, value: context.subject },
    { label: document.timeFrame, value: context.timeFrame },
    { label: document.aiPlacement, value: wordsOfPlacement(context.aiPlacement, words)?.phrase ?? context.aiPlacement },
  ].map(({ label, value }) => ({ label, value: value.trim() || document.notSpecified }));
  const given = [
    { label: document.thinkingType, value: isFilled(context.thinkingType) ? thinkingOf(context, words) : "" },
    { label: document.aiRoles, value: context.aiRoles.some(isFilled) ? rolesOf(context, words) : "" },
    { label: document.learningObjectives, value: context.purpose },
    { label: document.standards, value: context.standards },
    { label: document.keySkills, value: context.skills },
    { label: document.additionalContext, value: context.additionalContext },
  ].filter(({ value }) => isFilled(value));
  return { kind: "table", rows: [...always, ...given] };
}

function stepBlock(step: Step, mark: StepMark = "independent", words: Words): Block {
  const { document } = words;
  const label = { ai: document.aiSupport, independent: document.independentWork, optional: document.aiOptional }[mark];
  return {
    kind: "step",
    number: step.stepNumber,
    heading: nameStep(step, words),
    ...(step.minutes === undefined ? {} : { minutes: fill(document.minutes, { minutes: step.minutes }) }),
    mark,
    blocks: [
      ...labelled(document.whatStudentsDo, step.description),
      ...labelled(document.teacherAction, step.teacherAction),
      ...labelled(document.studentAction, step.studentAction),
      ...labelled(document.stepPurpose, step.purpose),
      { kind: "box", mark, label, text: aiRoleText(step.aiRole, words) },
      ...list(step.studentPrompts, document.studentPrompts),
    ],
  };
}
