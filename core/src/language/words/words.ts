/** The names, labels and sentences that cards, exports, the bot prompt and the composer need in one language. */
import type {
  Category,
  GradeLevel,
  MOVES,
  Placement,
  Role,
  Subject,
  ThinkingType,
  TimeFrame,
} from "../../wizard/catalog.ts";
import type { OlderRole, OlderType } from "../../wizard/older-ids.ts";
import type { Language } from "../languages.ts";

export interface TypeWords<Move extends string = string> {
  name: string;
  /** One or two sentences for the wizard's card. */
  description: string;
  /** The verb that leads a step, by move id. */
  moves: Readonly<Record<Move, string>>;
  /** All moves on one line, alternatives joined by a slash. */
  movesLine: string;
}

export interface PlacementWords {
  name: string;
  /** As it stands in a sentence: "at the beginning". */
  phrase: string;
  /** A whole sentence: where AI is incorporated. */
  incorporated: string;
  description: string;
}

export interface RoleWords {
  name: string;
  description: string;
  /** A short phrase, without a full stop, that tells the AI what it does in this role. */
  whatAIDoes: string;
}

export interface DocumentWords {
  overview: string;
  purpose: string;
  context: string;
  gradeLevel: string;
  subjectArea: string;
  timeFrame: string;
  aiPlacement: string;
  thinkingType: string;
  aiRoles: string;
  learningObjectives: string;
  standards: string;
  keySkills: string;
  additionalContext: string;
  notSpecified: string;
  steps: string;
  /** {number} */
  stepNumber: string;
  /** {minutes} */
  minutes: string;
  whatStudentsDo: string;
  teacherAction: string;
  studentAction: string;
  stepPurpose: string;
  aiSupport: string;
  independentWork: string;
  aiOptional: string;
  studentPrompts: string;
  samplePrompts: string;
  assessment: string;
  example: string;
  botPrompt: string;
  /** Tells the teacher what to do with the bot prompt. */
  botPromptHint: string;
  teacherNotes: string;
  variations: string;
  /** {product}: the closing line of an export. */
  madeWith: string;
}

/** Sentences spoken to a chatbot; the student is in the third person. */
export interface BotPromptWords {
  /** {title} {roles} {subject} */
  opening: string;
  /** {deeds}: what the chosen roles do, joined by `punctuation.comma`. */
  roleDeeds: string;
  /** The first rule: guide, and give no direct answers. */
  guide: string;
  contextHeading: string;
  subject: string;
  overviewHeading: string;
  stepsHeading: string;
  /** Marks in the list of steps. */
  yourStep: string;
  withoutAI: string;
  /** Other steps with AI support, after the designated one. */
  withAI: string;
  taskHeading: string;
  /** {number} {step} */
  designated: string;
  /** Added to the designated step when the placement is flexible. */
  flexible: string;
  /** When no step has AI support. */
  noDesignated: string;
  /** {text}: the routine's own words on the AI's role in that step. */
  agreedRole: string;
  questionsHeading: string;
  rulesHeading: string;
  rules: {
    attemptFirst: string;
    growingHints: string;
    holdBack: string;
    oneQuestion: string;
    /** {roles} */
    insideRole: string;
    studentJudges: string;
    uncertainty: string;
    personalDetails: string;
    ending: string;
    /** The language of the conversation, and simple words. */
    register: string;
    /** {grade}: added when the teacher named a grade level. */
    registerFor: string;
  };
  /** What the AI says first. */
  start: string;
}

export type ViewVerb =
  | "generate"
  | "analyze"
  | "create"
  | "explore"
  | "transform"
  | "apply"
  | "investigate"
  | "develop"
  | "reflect";

export interface ViewStepWords {
  verb: string;
  title: string;
  /** {topic} */
  teacherAction: string;
  /** {topic} */
  studentAction: string;
  purpose: string;
}

/** The derived view of a saved routine that has answers but no text of its own. */
export interface ViewWords {
  /** {thinking} {topic} */
  title: string;
  /** {thinking} {topic} {verbs} */
  overview: string;
  /** {thinking} */
  purpose: string;
  /** {objective} */
  purposeWithObjective: string;
  /** {skills} */
  purposeWithSkills: string;
  steps: Readonly<Record<ViewVerb, ViewStepWords>>;
  /** What AI may and may not do in the highlighted step (or in any step, when flexible): {roles}. */
  aiRole: Readonly<Record<Placement, string>>;
  /** Added to the highlighted step's actions. */
  aiTeacherAction: Readonly<Record<Placement, string>>;
  aiStudentAction: Readonly<Record<Placement, string>>;
  independent: string;
  studentPrompts: readonly [string, string];
  /** {topic} */
  samplePrompts: readonly [string, string, string];
  assessment: readonly [string, string, string];
  /** {topic} */
  example: Readonly<Record<Placement, string>>;
  notes: readonly [string, string, string, string];
}

export interface Words {
  types: Readonly<{ [T in ThinkingType]: TypeWords<(typeof MOVES)[T][number]> }>;
  categories: Readonly<Record<Category, string>>;
  olderTypes: Readonly<Record<OlderType, string>>;
  placements: Readonly<Record<Placement, PlacementWords>>;
  roles: Readonly<Record<Role, RoleWords>>;
  olderRoles: Readonly<Record<OlderRole, RoleWords>>;
  gradeLevels: Readonly<Record<GradeLevel, string>>;
  subjects: Readonly<Record<Subject, string>>;
  timeFrames: Readonly<Record<TimeFrame, string>>;
  punctuation: {
    /** Between a label and its value, with the language's own spacing. */
    colon: string;
    /** Between the items of a list in a sentence. */
    comma: string;
    /** {text} */
    quote: string;
    /** Between two sentences of a paragraph. */
    sentenceGap: string;
  };
  fallbacks: {
    /** A routine without a title. */
    title: string;
    /** {number} */
    step: string;
    lesson: string;
    thinking: string;
    role: string;
  };
  document: DocumentWords;
  botPrompt: BotPromptWords;
  view: ViewWords;
}

const loaders: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import("./en.ts"),
  zh: () => import("./zh.ts"),
  ja: () => import("./ja.ts"),
  ko: () => import("./ko.ts"),
  vi: () => import("./vi.ts"),
  id: () => import("./id.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
};

/** Only the asked language is loaded; a failed load rejects, and the caller decides whether English will do. */
export async function loadWords(language: Language): Promise<Words> {
  return (await loaders[language]()).words;
}
