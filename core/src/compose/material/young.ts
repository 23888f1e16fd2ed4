/**
 * How the youngest work (up to seven or eight years), in one language: they speak, draw and show, and the teacher does
 * the writing. What stands here replaces what a plan's step and a role say; title and purpose of a step stay the plan's.
 */
import type { ThinkingType } from "../../wizard/catalog.ts";
import type { Three } from "./material.ts";

/** What children do in open, develop, deepen and close of one plan, in that order. One or two sentences. */
export type YoungPlan = readonly [open: string, develop: string, deepen: string, close: string];

export interface YoungType {
  /** Short, to be spoken. */
  prompts: Readonly<Record<"open" | "develop" | "deepen" | "close", Three>>;
  /** In the order of the type's plans. */
  plans: readonly [YoungPlan, YoungPlan, YoungPlan];
}

export interface Young {
  types: Readonly<Record<ThinkingType, YoungType>>;
  /** What children do in the exchange step. */
  exchange: string;
  exchangePrompts: Three;
  /** To the teacher, in the steps without AI: one for each plan of a type, so that another variation is led another way. */
  teacherAction: Readonly<Record<"open" | "develop" | "deepen" | "exchange" | "close", Three>>;
  /** To the children, to be read aloud. */
  studentAction: Readonly<Record<"open" | "develop" | "deepen" | "exchange" | "close", string>>;
  ai: {
    /** AI first: the unaided attempt before it, then what goes to the AI. */
    commit: string;
    /** AI later: what goes to the AI. */
    bring: string;
    /** The class judges every answer: keep, change and reject must be in it. One for each plan. */
    decide: Three;
    /** AI last: what children do after it, the screen off. */
    lastWord: string;
    /** To the children, with keep, change and reject. */
    studentAction: string;
    /** Questions about the AI's answers. */
    prompts: Three;
  };
}
