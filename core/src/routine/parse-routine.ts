/** Any generator's answer, or anything stored, as a routine: every shape of the product's history is read, and nothing throws. */
import { type Fields, isFields, pick, readBoolean, readNumber, readText, readTexts } from "./read-values.ts";
import type { FullRoutine, Routine, Step, TextRoutine } from "./routine.ts";

export interface ParseContext {
  /** The title of a routine that has none. */
  title?: string;
}

/** "no-routine": there is nothing; "unreadable": there is something, but nothing of a routine in it. */
export type ParseResult = { ok: true; routine: Routine } | { ok: false; code: "no-routine" | "unreadable" };

/** How often JSON may be wrapped in JSON, or in a `routine` field, before we stop unwrapping. */
const MOST_WRAPPINGS = 4;

export function parseRoutine(value: unknown, context: ParseContext = {}): ParseResult {
  return parse(value, context, 0);
}

function parse(value: unknown, context: ParseContext, wrappings: number): ParseResult {
  if (typeof value === "string") return parseText(value, context, wrappings);
  if (Array.isArray(value)) return value.length === 0 ? none() : parseFields({ steps: value }, context);
  if (!isFields(value)) return value === undefined || value === null ? none() : unreadable();
  if (Object.keys(value).length === 0) return none();
  const inner = value.routine;
  if ((isFields(inner) || typeof inner === "string") && !Array.isArray(value.steps) && wrappings < MOST_WRAPPINGS) {
    return parse(inner, context, wrappings + 1);
  }
  return parseFields(value, context, wrappings);
}

const none = (): ParseResult => ({ ok: false, code: "no-routine" });
const unreadable = (): ParseResult => ({ ok: false, code: "unreadable" });

const FENCE = /^```\w*\n([\s\S]*?)\n?```$/;

function parseText(value: string, context: ParseContext, wrappings: number): ParseResult {
  const text = readText(value);
  if (text === "") return none();
  const json = readJson(FENCE.exec(text)?.[1] ?? text);
  if (json !== undefined && wrappings < MOST_WRAPPINGS) return parse(json, context, wrappings + 1);
  return { ok: true, routine: textRoutine({ content: text }, context) };
}

/** Objects, lists and quoted texts only: a text that happens to be a number stays text. */
function readJson(text: string): unknown {
  if (!/^\s*[{["]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseFields(fields: Fields, context: ParseContext, wrappings = 0): ParseResult {
  const routine = fullRoutine(fields, context);
  if (routine.steps.length > 0) return { ok: true, routine };
  const content = readText(fields.content);
  if (content !== "") {
    const inner = wrappings < MOST_WRAPPINGS ? readJson(FENCE.exec(content)?.[1] ?? content) : undefined;
    if (isFields(inner)) return parse({ ...fields, content: undefined, ...inner }, context, wrappings + 1);
    return { ok: true, routine: textRoutine(fields, context) };
  }
  const { title: _title, steps: _steps, ...parts } = routine;
  const hasText = readText(fields.title) !== "" || readText(parts) !== "";
  return hasText ? { ok: true, routine } : unreadable();
}

function textRoutine(fields: Fields, context: ParseContext): TextRoutine {
  const content = readText(fields.content);
  const heading = /^#{1,3} +(.+)$/m.exec(content)?.[1]?.trim();
  return {
    title: readText(fields.title) || context.title || heading || "",
    overview: readText(fields.overview),
    content,
  };
}

function fullRoutine(fields: Fields, context: ParseContext): FullRoutine {
  const rawSteps = fields.steps;
  const list = isFields(rawSteps) ? Object.values(rawSteps) : Array.isArray(rawSteps) ? rawSteps : readTexts(rawSteps);
  const steps = list
    .filter((step) => readText(step) !== "")
    .map((step, index) => parseStep(isFields(step) ? step : { description: step }, index));
  return {
    title: readText(fields.title) || (context.title ?? ""),
    // A text beside the steps would be lost otherwise.
    overview: readText(fields.overview) || (steps.length > 0 ? readText(fields.content) : ""),
    purpose: readText(fields.purpose),
    steps,
    aiSamplePrompts: readTexts(pick(fields, "aiSamplePrompts", "samplePrompts", "aiSample")),
    assessmentOpportunities: readTexts(pick(fields, "assessmentOpportunities", "assessment")),
    exampleInAction: readText(pick(fields, "exampleInAction", "example")),
    teacherNotes: readTexts(fields.teacherNotes),
    variations: readTexts(fields.variations),
  };
}

/** Numbered by its place: a model repeats or skips numbers. A verb that is missing stays so, for the view to name it in its language. */
function parseStep(fields: Fields, index: number): Step {
  // Older views name a step by its verb in `step`; others number it there.
  const named = readNumber(fields.step) === undefined ? readText(fields.step) : "";
  const minutes = readNumber(fields.minutes);
  const usesAI = readBoolean(fields.usesAI);
  return {
    stepNumber: index + 1,
    verb: readText(fields.verb) || named,
    title: readText(fields.title),
    description: readText(pick(fields, "description", "content")),
    teacherAction: readText(fields.teacherAction),
    studentAction: readText(fields.studentAction),
    purpose: readText(fields.purpose),
    ...(minutes === undefined ? {} : { minutes }),
    aiRole: readText(fields.aiRole),
    ...(usesAI === undefined ? {} : { usesAI }),
    studentPrompts: readTexts(fields.studentPrompts),
  };
}
