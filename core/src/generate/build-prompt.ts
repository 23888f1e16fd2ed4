/** The prompt for a routine, and the prompt that asks for its failing parts once more. */
import type { Words } from "../language/words/words.ts";
import { readTimeBudget } from "../quality/time-budget.ts";
import type { FullRoutine } from "../routine/routine.ts";
import { countSteps } from "../wizard/recognise.ts";
import type { GenerateRequest } from "./contract.ts";
import {
  describeAnswer,
  describeDataRule,
  describeLanguage,
  describePlacement,
  describeRoles,
  describeRubric,
  describeTask,
  describeTime,
  describeType,
  writeLesson,
} from "./prompt-parts.ts";
import type { Part } from "./sections.ts";

export interface Prompt {
  /** The server's own words. */
  instructions: string;
  /** The teacher's words, marked as data. */
  message: string;
}

export interface PromptOptions {
  words: Words;
  /** True when the provider cannot be given the schema itself. */
  withSchema: boolean;
}

export function buildPrompt(request: GenerateRequest, options: PromptOptions): Prompt {
  return {
    instructions: joinParts(describeRequest(request, options.words), describeAnswer(options.withSchema)),
    message: writeLesson(request.formData),
  };
}

/** What the model got wrong, part by part, with the reasons; only these parts are written again. */
export interface Repair {
  parts: readonly Part[];
  reasons: readonly string[];
  /** What has been understood of the first answer. */
  draft: Partial<FullRoutine>;
}

export function buildRepairPrompt(request: GenerateRequest, repair: Repair, options: PromptOptions): Prompt {
  const task = [
    "# Repair",
    "A first draft of the routine follows the lesson data, between <draft> and </draft>. It breaks these rules:",
    ...repair.reasons.map((reason) => `- ${reason}`),
    `Write only these parts again, each one whole: ${repair.parts.join(", ")}. Keep what is good in them, and keep them in line with the parts that stay.`,
  ].join("\n");
  const draft = JSON.stringify(repair.draft).replaceAll("<", "\\u003c");
  return {
    instructions: joinParts(
      describeRequest(request, options.words),
      task,
      describeAnswer(options.withSchema, repair.parts),
    ),
    message: `${writeLesson(request.formData)}\n<draft>\n${draft}\n</draft>`,
  };
}

function describeRequest(request: GenerateRequest, words: Words): string {
  const { thinkingType, aiPlacement, aiRoles, timeFrame } = request.formData;
  return joinParts(
    describeTask(),
    describeRubric(),
    describeType(thinkingType, words),
    describePlacement(aiPlacement, countSteps(timeFrame)),
    describeRoles(aiRoles, words),
    describeTime(readTimeBudget(timeFrame)),
    describeLanguage(request.language),
    describeDataRule(),
  );
}

function joinParts(...parts: string[]): string {
  return parts.join("\n\n");
}
