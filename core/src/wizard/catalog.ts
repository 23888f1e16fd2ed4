/** What a teacher can choose: the ids of types, moves, placements, roles and option lists. Their words live in language/words. */

export const THINKING_TYPES = [
  "observing-questioning",
  "analyzing",
  "evaluating",
  "connecting-synthesizing",
  "creating-iterating",
  "reflecting-self-regulating",
] as const;
export type ThinkingType = (typeof THINKING_TYPES)[number];

export const CATEGORIES = ["inquiry", "analysis", "synthesis", "creativity", "metacognition"] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_OF: Record<ThinkingType, Category> = {
  "observing-questioning": "inquiry",
  analyzing: "analysis",
  evaluating: "analysis",
  "connecting-synthesizing": "synthesis",
  "creating-iterating": "creativity",
  "reflecting-self-regulating": "metacognition",
};

/** The moves of each type; a routine's steps are led by verbs of its own type. */
export const MOVES = {
  "observing-questioning": ["notice", "question", "probe", "monitor"],
  analyzing: ["interpret", "analyze", "unpack"],
  evaluating: ["evaluate", "justify", "critique"],
  "connecting-synthesizing": ["synthesize", "connect", "curate"],
  "creating-iterating": ["imagine", "invent", "generate", "amplify", "refine", "predict", "plan"],
  "reflecting-self-regulating": ["reflect", "self-regulate", "monitor"],
} as const satisfies Record<ThinkingType, readonly string[]>;
export type Move = (typeof MOVES)[ThinkingType][number];

export const PLACEMENTS = ["beginning", "middle", "end", "flexible"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** Coach first: it is the most popular, and the wizard shows it so. */
export const ROLES = [
  "coach",
  "content-provider",
  "idea-generator",
  "feedback-provider",
  "perspective-taker",
  "synthesizer",
  "challenger",
] as const;
export type Role = (typeof ROLES)[number];

export const GRADE_LEVELS = [
  "elementary-k-2",
  "elementary-3-5",
  "middle-6-8",
  "high-9-12",
  "higher-education",
] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

export const SUBJECTS = ["language-arts", "mathematics", "science", "social-studies", "arts", "stem", "other"] as const;
export type Subject = (typeof SUBJECTS)[number];

export const TIME_FRAMES = ["single-period", "multiple-periods", "extended-project"] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];

export type StepCount = 3 | 4 | 5;
export const STEP_COUNT: Record<TimeFrame, StepCount> = {
  "single-period": 3,
  "multiple-periods": 4,
  "extended-project": 5,
};
