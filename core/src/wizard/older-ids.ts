/** Ids of types and roles that earlier versions of the product offered; stored routines may still name them. */

export const OLDER_TYPES = [
  "creative",
  "critical",
  "analytical",
  "wondering",
  "reasoning",
  "conclusions",
  "explanations",
  "observational",
  "complexity",
  "feedback",
  "empathetic",
  "ethical",
  "metacognitive",
  "reflective",
  "systems",
  "strategic",
] as const;
export type OlderType = (typeof OLDER_TYPES)[number];

export const OLDER_ROLES = ["tutor", "collaborator", "facilitator"] as const;
export type OlderRole = (typeof OLDER_ROLES)[number];
