/** What the sample routines are made of: names of routines by older thinking type, topics by subject, and the spec's option lists. */
import type { OlderType } from "../wizard/older-ids.ts";

/** "wondering" is left out: today's observing and questioning covers it. */
export type SampleType = Exclude<OlderType, "wondering">;

export const SAMPLE_PLACEMENTS = ["Before Learning", "During Learning", "After Learning"] as const;

export const SAMPLE_APPROACHES = [
  "Inquiry-based",
  "Project-based",
  "Problem-based",
  "Collaborative",
  "Discussion-based",
  "Experiential",
  "Direct instruction",
] as const;

export const SAMPLE_GRADES = ["Elementary", "Middle School", "High School", "College"] as const;
export const SAMPLE_DURATIONS = ["15 minutes", "30 minutes", "45 minutes", "60 minutes"] as const;
export const SAMPLE_GROUPINGS = ["Individual", "Pairs", "Small Groups", "Whole Class"] as const;

export interface SampleTypeText {
  names: readonly [string, string, string, string, string, string, string];
  /** "Students …" with {topic}. */
  objective: string;
  skills: string;
}

export const SAMPLE_TYPES: Record<SampleType, SampleTypeText> = {
  creative: {
    names: [
      "What If We Turned It Around",
      "Ten Ideas, Then One",
      "Sketch, Swap, Extend",
      "The Unlikely Pair",
      "Begin With the Ending",
      "Borrow and Bend",
      "Three Wild Versions",
    ],
    objective: "Students invent several takes on {topic} and develop the one that surprises them most.",
    skills: "generating ideas, combining, taking creative risks",
  },
  critical: {
    names: [
      "Claim on Trial",
      "Says Who, and Why",
      "Strong, Weak, Missing",
      "The Doubter's Chair",
      "Before You Believe It",
      "Two Sides, One Verdict",
      "Find the Weak Link",
    ],
    objective: "Students test claims about {topic} and decide which of them the evidence carries.",
    skills: "questioning claims, judging sources, reasoned argument",
  },
  analytical: {
    names: [
      "Parts, Purposes, Patterns",
      "Take It Apart",
      "Cause Behind the Cause",
      "Sort, Name, Explain",
      "The Hidden Structure",
      "Compare Side by Side",
      "Zoom In, Zoom Out",
    ],
    objective: "Students take {topic} apart and explain how the parts work together.",
    skills: "comparing, finding patterns, explaining relations",
  },
  reasoning: {
    names: [
      "Because, Because, Because",
      "Evidence Ladder",
      "Claim, Support, Question",
      "If This, Then What",
      "Prove It to Me",
      "Chain of Reasons",
      "Which Reason Holds",
    ],
    objective: "Students support a claim about {topic} with evidence and answer one objection.",
    skills: "using evidence, logical reasoning, answering objections",
  },
  conclusions: {
    names: [
      "From Clues to Conclusion",
      "What Follows From This",
      "The Last Sentence",
      "Weigh, Wait, Decide",
      "Conclusion in Pencil",
      "Enough Evidence Yet",
      "So What Do We Know",
    ],
    objective: "Students draw a conclusion about {topic} and say how far it reaches.",
    skills: "drawing inferences, weighing evidence, stating limits",
  },
  explanations: {
    names: [
      "Explain It to a Newcomer",
      "How It Works, in Five Lines",
      "The Missing Step",
      "Draw the Explanation",
      "Why, in Plain Words",
      "Version One, Version Two",
      "Model, Test, Explain Again",
    ],
    objective: "Students build an explanation of {topic} and close the gaps that others find in it.",
    skills: "explaining clearly, modelling, revising",
  },
  observational: {
    names: [
      "Look Ten Times Two",
      "Slow Looking",
      "What the First Glance Missed",
      "Describe Before You Judge",
      "Near, Far, Again",
      "Ten Details",
      "Eyes Before Answers",
    ],
    objective: "Students look closely at {topic} and turn what they notice into questions.",
    skills: "careful observation, describing, asking questions",
  },
  complexity: {
    names: [
      "Layer by Layer",
      "It Depends on What",
      "Simple Story, Real Story",
      "Tensions and Tangles",
      "Who Else Is Involved",
      "The Knot in the Middle",
      "More Than One Cause",
    ],
    objective: "Students uncover what makes {topic} harder than it looks at first.",
    skills: "seeing several causes, holding tensions, avoiding easy answers",
  },
  feedback: {
    names: [
      "One Strength, One Question",
      "Kind, Specific, Useful",
      "Draft on the Table",
      "The Second Reader",
      "Ask Before You Advise",
      "Keep, Change, Try",
      "Feedback on Feedback",
    ],
    objective: "Students give and use specific feedback on each other's work about {topic}.",
    skills: "giving feedback, listening, revising",
  },
  empathetic: {
    names: [
      "In Their Shoes",
      "Step In, Step Out, Step Back",
      "The Voice We Did Not Hear",
      "Feel, Know, Care",
      "A Day as Someone Else",
      "Letters Not Sent",
      "What Would They Say to Us",
    ],
    objective: "Students take up a perspective on {topic} that is not their own, and check it against a source.",
    skills: "perspective taking, listening, checking assumptions",
  },
  ethical: {
    names: [
      "Fair to Whom",
      "The Hard Choice",
      "Rights and Wrongs on the Scale",
      "Who Gains, Who Pays",
      "Could, Should, Would",
      "A Rule We Could Live With",
      "Promise or Principle",
    ],
    objective: "Students weigh what is fair in {topic} and justify a decision.",
    skills: "weighing values, justifying decisions, considering consequences",
  },
  metacognitive: {
    names: [
      "Plan, Try, Check",
      "Where My Thinking Turned",
      "How Sure Am I",
      "Stuck, and Then",
      "My Strategy, Named",
      "The Thinking Log",
      "What I Do When I Do Not Know",
    ],
    objective: "Students plan, watch and judge their own thinking while they work on {topic}.",
    skills: "planning, monitoring, naming strategies",
  },
  reflective: {
    names: [
      "I Used to Think, Now I Think",
      "Looking Back to Look Ahead",
      "The Moment It Changed",
      "Keep, Drop, Start",
      "A Page for Tomorrow",
      "What Stayed With Me",
      "Three Lines Before We Leave",
    ],
    objective: "Students look back on what they learned about {topic} and say what they will do differently.",
    skills: "reflection, self-assessment, setting goals",
  },
  systems: {
    names: [
      "Pull One Thread",
      "Parts, People, Connections",
      "The Loop That Feeds Itself",
      "What Happens Upstream",
      "Map the Whole",
      "One Change, Many Effects",
      "Inside and Outside the System",
    ],
    objective: "Students map {topic} as a system and follow one change through it.",
    skills: "mapping connections, tracing effects, finding feedback loops",
  },
  strategic: {
    names: [
      "Goal, Obstacle, Move",
      "Three Moves Ahead",
      "Plan B on Paper",
      "The Best Next Step",
      "Spend Your Time Wisely",
      "Choose the Tool",
      "What Would Make It Fail",
    ],
    objective: "Students plan how to tackle {topic}, foresee an obstacle and adapt.",
    skills: "planning ahead, setting priorities, adapting",
  },
};

/** The ten subjects of the samples, each with topics that a teacher might have on the board this week. */
export const SAMPLE_TOPICS = {
  "English Language Arts": [
    "an unreliable narrator",
    "the opening of a novel",
    "persuasive speeches",
    "a poem about the sea",
    "book and film of the same story",
    "news headlines",
  ],
  Mathematics: [
    "fair games of chance",
    "misleading graphs",
    "the area of odd shapes",
    "fractions in recipes",
    "growth patterns",
    "a budget for a school trip",
  ],
  Science: [
    "the water cycle",
    "food webs in a pond",
    "why seasons change",
    "forces on a bridge",
    "plastic in the ocean",
    "the spread of a virus",
  ],
  "Social Studies": [
    "the causes of a revolution",
    "a map of migration",
    "who votes and who does not",
    "life along a trade route",
    "a local landmark",
    "rules in our town",
  ],
  Arts: [
    "a portrait and its sitter",
    "color and mood",
    "street art in our city",
    "a mask from another culture",
    "light and shadow",
    "a poster that persuades",
  ],
  Music: [
    "a melody in two moods",
    "the blues and its stories",
    "rhythms from West Africa",
    "a film scene without its score",
    "songs of protest",
    "sounds of our school",
  ],
  "World Languages": [
    "idioms that do not translate",
    "ordering in a café",
    "festivals and their words",
    "letters from an exchange partner",
    "false friends",
    "a tale in two languages",
  ],
  Technology: [
    "a password policy for the school",
    "how a search engine ranks",
    "screen time",
    "a robot that sorts waste",
    "fake images",
    "an app for our cafeteria",
  ],
  Health: [
    "sleep and learning",
    "labels on food",
    "stress before a test",
    "peer pressure",
    "first aid at school",
    "advertising for energy drinks",
  ],
  "Physical Education": [
    "warming up well",
    "tactics in a team game",
    "a fair way to pick teams",
    "training for endurance",
    "balance and control",
    "the rules of a new game",
  ],
} as const satisfies Record<string, readonly string[]>;
