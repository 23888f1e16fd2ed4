/** A thinking type, of today or of earlier versions, from its id, its long form or its label; and today's type nearest to an older one. */
import { THINKING_TYPES, type ThinkingType } from "./catalog.ts";
import { kebabCase } from "./kebab-case.ts";
import { OLDER_TYPES, type OlderType } from "./older-ids.ts";

const OLDER_LABELS = new Map<string, OlderType>([
  ["wondering-questioning", "wondering"],
  ["reasoning-evidence", "reasoning"],
  ["forming-conclusions", "conclusions"],
  ["building-explanations", "explanations"],
  ["uncovering-complexity", "complexity"],
  ["providing-feedback", "feedback"],
]);

const CURRENT_TYPE_OF: Readonly<Record<OlderType, ThinkingType>> = {
  creative: "creating-iterating",
  critical: "evaluating",
  analytical: "analyzing",
  wondering: "observing-questioning",
  reasoning: "analyzing",
  conclusions: "connecting-synthesizing",
  explanations: "analyzing",
  observational: "observing-questioning",
  complexity: "connecting-synthesizing",
  feedback: "evaluating",
  empathetic: "reflecting-self-regulating",
  ethical: "evaluating",
  metacognitive: "reflecting-self-regulating",
  reflective: "reflecting-self-regulating",
  systems: "connecting-synthesizing",
  strategic: "creating-iterating",
};

export function isOlderType(type: ThinkingType | OlderType): type is OlderType {
  return (OLDER_TYPES as readonly string[]).includes(type);
}

/** Today's type, for a type of any age. */
export function currentType(type: ThinkingType | OlderType): ThinkingType {
  return isOlderType(type) ? CURRENT_TYPE_OF[type] : type;
}

export function normaliseType(text: string): ThinkingType | OlderType | undefined {
  const name = kebabCase(text);
  const short = name.replace(/-?thinking$/, "");
  return [...THINKING_TYPES, ...OLDER_TYPES].find((type) => type === name || type === short) ?? OLDER_LABELS.get(name);
}
