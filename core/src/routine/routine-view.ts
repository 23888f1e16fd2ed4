/** What a page or an export shows of a saved routine: its own text, or, where only answers were saved, three steps derived from them. */
import { fill } from "../language/fill.ts";
import type { ViewVerb, Words } from "../language/words/words.ts";
import type { Placement } from "../wizard/catalog.ts";
import { markStep } from "./ai-support.ts";
import { type FullRoutine, isTextRoutine, type Routine, type Step } from "./routine.ts";
import {
  contextOfSaved,
  nameSubject,
  placementOf,
  type RoutineContext,
  rolesOf,
  thinkingOf,
} from "./routine-context.ts";

/** Whether a step is done with AI, without it, or as the teacher decides. */
export type StepMark = "ai" | "independent" | "optional";

export interface RoutineView {
  routine: Routine;
  context: RoutineContext;
  placement: Placement;
  /** One for each step; the steps marked "ai" are highlighted. */
  marks: readonly StepMark[];
}

const VIEW_VERBS: Readonly<Record<Placement, readonly [ViewVerb, ViewVerb, ViewVerb]>> = {
  beginning: ["generate", "analyze", "create"],
  middle: ["explore", "transform", "apply"],
  end: ["investigate", "develop", "reflect"],
  flexible: ["explore", "develop", "reflect"],
};

const DERIVED_MARKS: Readonly<Record<Placement, readonly StepMark[]>> = {
  beginning: ["ai", "independent", "independent"],
  middle: ["independent", "ai", "independent"],
  end: ["independent", "independent", "ai"],
  flexible: ["optional", "optional", "optional"],
};

/** Longer purposes would break the sentences of the derived steps. */
const LONGEST_TOPIC = 80;

function topicOf({ subject, purpose }: RoutineContext, words: Words): string {
  const candidates = [nameSubject(subject, words), purpose.trim()];
  return (
    candidates.find((text) => text !== "" && text.length <= LONGEST_TOPIC && !text.includes("\n")) ??
    words.fallbacks.lesson
  );
}

function deriveSteps(context: RoutineContext, words: Words): Step[] {
  const { view, punctuation } = words;
  const placement = placementOf(context);
  const roles = rolesOf(context, words);
  const topic = topicOf(context, words);
  return VIEW_VERBS[placement].map((verb, index) => {
    const text = view.steps[verb];
    const withAI = DERIVED_MARKS[placement][index] !== "independent";
    const actions = (own: string, added: string) =>
      [fill(own, { topic }), ...(withAI ? [added] : [])].join(punctuation.sentenceGap);
    return {
      stepNumber: index + 1,
      verb: text.verb,
      title: text.title,
      description: "",
      teacherAction: actions(text.teacherAction, view.aiTeacherAction[placement]),
      studentAction: actions(text.studentAction, view.aiStudentAction[placement]),
      purpose: text.purpose,
      aiRole: withAI ? fill(view.aiRole[placement], { roles }) : view.independent,
      usesAI: withAI,
      studentPrompts: [...view.studentPrompts],
    };
  });
}

function deriveRoutine(title: string, context: RoutineContext, words: Words): FullRoutine {
  const { view, punctuation } = words;
  const topic = topicOf(context, words);
  const thinking = thinkingOf(context, words);
  const steps = deriveSteps(context, words);
  const verbs = steps.map((step) => step.verb).join(punctuation.comma);
  const objective = context.purpose.trim();
  const skills = context.skills.trim();
  const purpose = [
    fill(view.purpose, { thinking }),
    ...(objective === "" ? [] : [fill(view.purposeWithObjective, { objective })]),
    ...(skills === "" ? [] : [fill(view.purposeWithSkills, { skills })]),
  ];
  return {
    title: title.trim() || fill(view.title, { thinking, topic }),
    overview: fill(view.overview, { thinking, topic, verbs }),
    purpose: purpose.join("\n"),
    steps,
    aiSamplePrompts: view.samplePrompts.map((prompt) => fill(prompt, { topic })),
    assessmentOpportunities: [...view.assessment],
    exampleInAction: fill(view.example[placementOf(context)], { topic }),
    teacherNotes: [...view.notes],
    variations: [],
  };
}

function markSteps(routine: Routine, placement: Placement): StepMark[] {
  return isTextRoutine(routine) ? [] : routine.steps.map((step) => markStep(step, placement));
}

type Viewable = Parameters<typeof contextOfSaved>[0] & { title: string; routine?: Routine | undefined };

export function viewRoutine(saved: Viewable, words: Words): RoutineView {
  const context = contextOfSaved(saved);
  const placement = placementOf(context);
  if (saved.routine) return { routine: saved.routine, context, placement, marks: markSteps(saved.routine, placement) };
  return {
    routine: deriveRoutine(saved.title, context, words),
    context,
    placement,
    marks: DERIVED_MARKS[placement],
  };
}

/** For the eye: what a teacher has left without a name is called by what it is, as in the exports. */
export function nameUnnamed(view: RoutineView, words: Words): RoutineView {
  const { fallbacks } = words;
  const title = view.routine.title.trim() || fallbacks.title;
  if (isTextRoutine(view.routine)) return { ...view, routine: { ...view.routine, title } };
  const steps = view.routine.steps.map((step) => ({
    ...step,
    verb: step.verb.trim() || fill(fallbacks.step, { number: step.stepNumber }),
  }));
  return { ...view, routine: { ...view.routine, title, steps } };
}
