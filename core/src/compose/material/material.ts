/**
 * What the built-in composer knows in one language: whole sentences, and nothing but sentences.
 *
 * To whoever writes or mends a language: the composer puts whole sentences one after the other and never bends a word.
 * A text may therefore be changed freely as long as it stays what its comment says. Names in braces, such as {step},
 * are replaced by a number or by the teacher's own words; only the names mentioned in a comment may be used there.
 * Every sentence ends with its full stop. Teachers are addressed in `teacherAction`, notes and variations; students in
 * `studentAction` and `prompts`; the AI in every field called `ask`. Elsewhere students are "students", in the third person.
 */
import type { Role, Subject, ThinkingType } from "../../wizard/catalog.ts";
import type { Young } from "./young.ts";

export type Three = readonly [string, string, string];

/** One step that students do without AI. */
export interface StepText {
  /** Two to five words, no full stop. */
  title: string;
  /** What students do and what lies on the table afterwards (the visible product). One or two sentences. */
  description: string;
  /** To the teacher: what you say, show or check. */
  teacherAction: string;
  /** To the student: the same step as a short instruction. */
  studentAction: string;
  /** Why this step is there. One sentence. */
  purpose: string;
  /** Three questions or sentence starters that students ask themselves. */
  prompts: Three;
}

/**
 * One way through a thinking type: an arc with its own idea and its own product.
 * Steps are left out when there is little time, so each must make sense after any earlier one:
 * three steps use open or develop, and close; four add the other one or deepen; five add the type's exchange.
 * When AI stands at the beginning, `ai.commit` replaces open; when it stands at the end, `ai.lastWord` replaces close.
 */
export interface PlanText {
  /** The routine's name: three verbs or an image. The teacher's topic may follow after a colon. */
  title: string;
  /** The arc in one or two sentences, true for every place of AI. */
  overview: string;
  /** What is practiced, and the thought behind it. One or two sentences. */
  purpose: string;
  /** The first step: an attempt of one's own. */
  open: StepText;
  /** Second step, also when AI came first: build on the attempt. Must not say that AI was or was not used. */
  develop: StepText;
  /** Third step: look again, harder. */
  deepen: StepText;
  /** Last step without AI: the final version, what changed and why. Contains a reflection. */
  close: StepText;
  ai: {
    /** AI first: the short unaided attempt on paper before it, then what goes to the AI. */
    commit: string;
    /** AI right after `open`: what goes to the AI. One sentence. */
    bring: string;
    /** AI after `develop` or later: what goes to the AI then. One sentence. */
    finish: string;
    /** AI last: what students do after it, devices closed. One or two sentences. */
    lastWord: string;
  };
  /** Two things the teacher can look at in the product of this plan. */
  assessment: readonly [string, string];
  /** What goes wrong most easily with this plan, and the remedy. One of the four teacher notes. */
  note: string;
}

/** What a role does inside one thinking type. */
export interface RoleInType {
  /** Title of the AI step. Two to five words, no full stop. */
  title: string;
  /** What the AI does with the students' work and what students do with the answer. Begins with the AI as subject. */
  does: string;
  /** A prompt that students type. Speaks to the AI, holds back the answer: asks for one thing, and to wait. */
  ask: string;
}

/** A small scene in two halves; between them stands a sentence about the AI (`RoleText.example`). */
export interface ExampleText {
  /** Some students, their topic and what they wrote first; it has a weak spot that is not named yet. */
  before: string;
  /** They go back to their material, see the weak spot and change something. Does not mention AI. */
  after: string;
}

export interface TypeText {
  /** What the AI may not do in this kind of thinking. Stands after `RoleText.may` in the AI box; "It" is the AI. */
  mayNot: string;
  roles: Readonly<Record<Role, RoleInType>>;
  /** The scene by subject; `general` when the teacher named none that we know. */
  examples: Readonly<Record<Subject | "general", ExampleText>>;
  /** Only in projects of five steps: another group looks at the work so far, with any of the three plans. */
  exchange: StepText;
  plans: readonly [PlanText, PlanText, PlanText];
}

export interface RoleWay {
  /** To the teacher, in the AI step: what to watch for, what to ask while walking around. */
  teacherAction: string;
  /** Questions students ask themselves about the AI's answers. */
  prompts: Three;
}

/** What a role is and how its typical risk is met, in any thinking type. */
export interface RoleText {
  /** One sentence for the overview: what the AI adds, and what stays with students. */
  overview: string;
  /** What the AI may do. Stands in the AI box after the role's name; "It" is the AI. */
  may: string;
  /** Students judge every answer: the words keep, change and reject must be in it. */
  decide: string;
  /** Three ways of working with the role; another variation of a routine takes another way. */
  ways: readonly [RoleWay, RoleWay, RoleWay];
  /** To the student, in the AI step: how to work with this role, with keep, change or reject. */
  studentAction: string;
  /** Why this role is worth having in the AI step. One sentence. */
  purpose: string;
  /** Prompts that students type, good in every thinking type. They hold back the answer. */
  ask: Three;
  /** Teacher note: the typical risk of this role, and what to do about it. */
  note: string;
  /** What the teacher can see in how students dealt with the answers. */
  assessment: string;
  /** Variation: the same with less help next time. Begins with a label and a colon. */
  fade: string;
  /**
   * What the AI does in the example: it makes somebody look again, and names no topic. Three wordings.
   * The scene may be about one student or several, so nobody is called he, she or they.
   */
  example: Three;
}

/** What the place of AI adds. */
export interface PlacementText {
  /** One sentence for the overview: {step} is the number of the AI step. */
  overview: string;
  /** Added to the teacher's and the student's text of the AI step. */
  teacherAction: string;
  studentAction: string;
  /** One of the four teacher notes; {step} is the number of the AI step. */
  note: string;
}

/** How the age of the students changes the work. Each sentence is added to a teacher's action. */
export interface BandText {
  /** In the first step: what counts as a written attempt. */
  first: string;
  /** In the AI step: how to handle it at this age. */
  ai: string;
  /** In the last step: what to expect. */
  last: string;
}

export interface Material {
  types: Readonly<Record<ThinkingType, TypeText>>;
  roles: Readonly<Record<Role, RoleText>>;
  placements: {
    beginning: PlacementText & { /** The first prompt of the AI step, before any AI. */ prompt: string };
    middle: PlacementText;
    end: PlacementText & { /** The last prompt of the AI step: a reflection. */ prompt: string };
    flexible: PlacementText & { /** Opens the AI part of the suggested step's description. */ suggestion: string };
  };
  /** Where a language names learners by their age: in which band which words of these texts become which. */
  learners?: Readonly<Partial<Record<"k-2" | "3-5" | "6-8" | "9-12" | "higher", Readonly<Record<string, string>>>>>;
  /** How the youngest work; a file of its own, which only a request for that age loads. */
  young?: Young;
  /** By age: kindergarten to grade 2, grades 3 to 5, 6 to 8, 9 to 12, higher education. */
  bands: Readonly<Record<"k-2" | "3-5" | "6-8" | "9-12" | "higher", BandText>>;
  /**
   * The AI box. {role} is the role's name, in the form that a dictionary gives. It begins with the words' own label for
   * AI support and a colon, which the box leaves out where it has that label as its heading.
   */
  aiRole: string;
  /** The AI box of the other steps: before the AI step, after it, the last step, and any step when AI is flexible. */
  independent: { before: string; after: string; last: string; flexible: string };
  /** Added to the description of the step right after the AI step: devices are closed, own notes stay. */
  afterAI: string;
  /** Where the teacher's own words are placed. Each value comes with quotation marks unless said otherwise. */
  context: {
    /** {title} and {topic}, both without quotation marks. */
    title: string;
    /** Last sentence of the overview. {facts}: grade, subject, minutes as a list, without quotation marks. */
    facts: string;
    /** {minutes}: one fact in that list. */
    minutes: string;
    /** In the routine's purpose. {purpose} */
    purpose: string;
    /** The same when the teacher wrote a whole paragraph. {purpose} without quotation marks. */
    longPurpose: string;
    /** In the routine's purpose. {skills} without quotation marks. */
    skills: string;
    /** In the first step, to the teacher. {purpose} */
    board: string;
    /** Opens the first sample prompt, to the AI. {purpose} */
    ask: string;
    /** A prompt in the last step, to the student. {skills} without quotation marks. */
    skillsPrompt: string;
    /** Assessment. {standards} without quotation marks. */
    standards: string;
    /** Assessment. {skills} without quotation marks. */
    skillsAssessment: string;
    /** A teacher note that takes the place of the plan's. {context} */
    note: string;
  };
  /** How a lesson sequence is split. The parts are joined by `separator` after `intro`. */
  sessions: {
    /** {count} sessions of {length} minutes each. Ends so that a list of parts can follow. */
    intro: string;
    /** {session} and {step}: one step fills one session. */
    one: string;
    /** {session}, {from} and {to}: steps that share a session. */
    shared: string;
    /** {from}, {to} and {step}: one step that takes sessions {from} to {to}. */
    long: string;
    separator: string;
    end: string;
  };
  /** Teacher note on names and personal details. Three wordings. */
  privacy: Three;
  /** Variation: one screen, the teacher types, the class decides. Three wordings; each begins with a label and a colon. */
  teacherLed: Three;
  /** Variation: language learners and access. Three wordings; begins with a label and a colon. */
  access: Three;
}
