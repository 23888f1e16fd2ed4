/** A routine while it is edited: the routine, the lesson around it, and what the page needs to tell its steps apart. */
import type { Words } from "@thinkshore/core/language/words/words";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { hasAISupport } from "@thinkshore/core/routine/ai-support";
import { type FullRoutine, isTextRoutine, type Routine, type Step } from "@thinkshore/core/routine/routine";
import { contextOfSaved, type RoutineContext } from "@thinkshore/core/routine/routine-context";
import { viewRoutine } from "@thinkshore/core/routine/routine-view";

export interface Draft {
  routine: Routine;
  context: RoutineContext;
  /** One for each step, in its order: a step keeps its key when it moves. */
  stepKeys: readonly number[];
  /** What a step says about AI in the state that it is not in: switching back and forth loses nothing. */
  otherRoles: Readonly<Record<number, string>>;
}

/** The routine's text as the page shows it; a routine of answers only starts from its derived text. */
export function startRoutine(saved: SavedRoutine, words: Words): Routine {
  const { routine } = viewRoutine(saved, words);
  return { ...routine, title: saved.title || routine.title };
}

export function toDraft(saved: SavedRoutine, words: Words): Draft {
  const routine = startRoutine(saved, words);
  const count = isTextRoutine(routine) ? 0 : routine.steps.length;
  return {
    routine,
    context: contextOfSaved(saved),
    stepKeys: Array.from({ length: count }, (_, index) => index),
    otherRoles: {},
  };
}

function withSteps(
  draft: Draft,
  change: (steps: readonly Step[]) => readonly Step[],
  stepKeys = draft.stepKeys,
): Draft {
  if (isTextRoutine(draft.routine)) return draft;
  const steps = change(draft.routine.steps).map((step, index) =>
    step.stepNumber === index + 1 ? step : { ...step, stepNumber: index + 1 },
  );
  return { ...draft, routine: { ...draft.routine, steps }, stepKeys };
}

function insert<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, position) => position !== index);
}

function nextKey({ stepKeys }: Draft): number {
  return Math.max(-1, ...stepKeys) + 1;
}

export function setPart<Part extends Exclude<keyof FullRoutine, "steps">>(
  draft: Draft,
  part: Part,
  value: FullRoutine[Part],
): Draft {
  return { ...draft, routine: { ...draft.routine, [part]: value } };
}

export function setContent(draft: Draft, content: string): Draft {
  return isTextRoutine(draft.routine) ? { ...draft, routine: { ...draft.routine, content } } : draft;
}

export function setContext(draft: Draft, part: Partial<RoutineContext>): Draft {
  return { ...draft, context: { ...draft.context, ...part } };
}

export function setStep(draft: Draft, index: number, part: Partial<Step>): Draft {
  return withSteps(draft, (steps) => steps.map((step, position) => (position === index ? { ...step, ...part } : step)));
}

/** `minutes: undefined` is no value of the model: the field is left out. */
export function setMinutes(draft: Draft, index: number, minutes: number | undefined): Draft {
  return withSteps(draft, (steps) =>
    steps.map((step, position) => {
      if (position !== index) return step;
      const { minutes: _before, ...rest } = step;
      return minutes === undefined ? rest : { ...step, minutes };
    }),
  );
}

/** Switches AI on or off for a step, and puts its words about AI aside until it is switched back. */
export function switchAI(draft: Draft, index: number, defaults: { withAI: string; without: string }): Draft {
  const step = isTextRoutine(draft.routine) ? undefined : draft.routine.steps[index];
  const key = draft.stepKeys[index];
  if (!step || key === undefined) return draft;
  const usesAI = !hasAISupport(step);
  const aiRole = draft.otherRoles[key] ?? (usesAI ? defaults.withAI : defaults.without);
  const changed = setStep(draft, index, { usesAI, aiRole });
  return { ...changed, otherRoles: { ...draft.otherRoles, [key]: step.aiRole } };
}

/** A new step is the student's own until AI is switched on. */
export function addStep(draft: Draft, aiRole: string): Draft {
  const step: Step = {
    stepNumber: draft.stepKeys.length + 1,
    verb: "",
    title: "",
    description: "",
    teacherAction: "",
    studentAction: "",
    purpose: "",
    aiRole,
    usesAI: false,
    studentPrompts: [""],
  };
  return withSteps(draft, (steps) => [...steps, step], [...draft.stepKeys, nextKey(draft)]);
}

/** Its words about AI go with it: a later step may get its key. */
export function removeStep(draft: Draft, index: number): Draft {
  const removed = String(draft.stepKeys[index]);
  const otherRoles = Object.fromEntries(Object.entries(draft.otherRoles).filter(([key]) => key !== removed));
  return { ...withSteps(draft, (steps) => without(steps, index), without(draft.stepKeys, index)), otherRoles };
}

export function duplicateStep(draft: Draft, index: number): Draft {
  const keys = insert(draft.stepKeys, index + 1, nextKey(draft));
  return withSteps(
    draft,
    (steps) => steps.flatMap((step, position) => (position === index ? [step, { ...step }] : [step])),
    keys,
  );
}

export function moveStep(draft: Draft, from: number, to: number): Draft {
  const { length } = draft.stepKeys;
  if (from === to || to < 0 || to >= length || from < 0 || from >= length) return draft;
  const move = <Item>(items: readonly Item[]): Item[] => {
    const item = items[from];
    return item === undefined ? [...items] : insert(without(items, from), to, item);
  };
  return withSteps(draft, move, move(draft.stepKeys));
}
