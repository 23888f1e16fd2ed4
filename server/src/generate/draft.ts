/** What has been understood of a model's answer so far: the valid parts of a routine. */
import { PARTS, type Part, parseSection, type Section } from "@thinkshore/core/generate/sections";
import type { FullRoutine, Step, TextRoutine } from "@thinkshore/core/routine/routine";

export type Draft = Partial<FullRoutine>;

/** The section in its proper form, put into the draft; undefined when it cannot be used. */
export function addSection(draft: Draft, section: Section): Section | undefined {
  const stepIndex = /^steps\.(\d+)$/.exec(section.path)?.[1];
  const parsed = parseSection(stepIndex === undefined ? section : numberStep(section, Number(stepIndex)));
  if (parsed === undefined) return undefined;
  if (stepIndex === undefined) Object.assign(draft, { [parsed.path]: parsed.value });
  else {
    draft.steps ??= [];
    draft.steps[Number(stepIndex)] = parsed.value as Step;
  }
  return parsed;
}

/** A step's number is its place, whatever the model counted. */
function numberStep({ path, value }: Section, index: number): Section {
  if (typeof value !== "object" || value === null) return { path, value };
  return { path, value: { ...value, stepNumber: index + 1 } };
}

export function findMissingParts(draft: Draft): Part[] {
  return PARTS.filter((part) => (part === "steps" ? !hasAllSteps(draft) : draft[part] === undefined));
}

/** A step that could not be read leaves a hole in the list. */
function hasAllSteps({ steps }: Draft): boolean {
  return steps !== undefined && steps.length > 0 && !Array.from(steps).includes(undefined as never);
}

export function isWhole(draft: Draft): draft is FullRoutine {
  return findMissingParts(draft).length === 0;
}

/** The draft with the parts that were written again, where they can be used. */
export function mergeDrafts(draft: Draft, again: Draft, parts: readonly Part[]): Draft {
  const missing = findMissingParts(again);
  const usable = parts.filter((part) => !missing.includes(part));
  return { ...draft, ...Object.fromEntries(usable.map((part) => [part, again[part]])) };
}

const SHORTEST_TEXT = 300;
const LONGEST_TITLE = 200;

/** An answer in prose is still a routine that can be shown; a short one is more likely an apology. */
export function readPlainText(text: string): TextRoutine | undefined {
  const plain = text.trim();
  if (plain.length < SHORTEST_TEXT || /[{}]/.test(plain)) return undefined;
  const [first = "", ...rest] = plain.split("\n");
  const title = first.replace(/^[#*\s]+|[*\s:]+$/g, "");
  // A first line that is too long for a title is shown whole, with the rest.
  const content = title.length > LONGEST_TITLE ? plain : rest.join("\n").trim() || plain;
  return { title: title.slice(0, LONGEST_TITLE), overview: "", content };
}
