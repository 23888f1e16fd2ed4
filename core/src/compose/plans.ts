/** The skeleton of the plans: which move leads which step. Their words are in the material, in the same order. */
import type { MOVES, ThinkingType } from "../wizard/catalog.ts";

export type Phase = "open" | "develop" | "deepen" | "exchange" | "close" | "ai";

type Plan<Move> = Readonly<Record<Phase, Move>>;

export const PLAN_COUNT = 3;

type PlansOf<T extends ThinkingType> = readonly [
  Plan<(typeof MOVES)[T][number]>,
  Plan<(typeof MOVES)[T][number]>,
  Plan<(typeof MOVES)[T][number]>,
];

export const PLANS: { readonly [T in ThinkingType]: PlansOf<T> } = {
  "observing-questioning": [
    { open: "notice", develop: "question", deepen: "probe", exchange: "question", close: "probe", ai: "probe" },
    { open: "notice", develop: "probe", deepen: "monitor", exchange: "question", close: "question", ai: "question" },
    { open: "question", develop: "notice", deepen: "probe", exchange: "probe", close: "question", ai: "probe" },
  ],
  analyzing: [
    { open: "unpack", develop: "analyze", deepen: "analyze", exchange: "interpret", close: "interpret", ai: "analyze" },
    {
      open: "interpret",
      develop: "analyze",
      deepen: "unpack",
      exchange: "analyze",
      close: "interpret",
      ai: "unpack",
    },
    { open: "analyze", develop: "unpack", deepen: "interpret", exchange: "analyze", close: "analyze", ai: "interpret" },
  ],
  evaluating: [
    {
      open: "evaluate",
      develop: "critique",
      deepen: "evaluate",
      exchange: "critique",
      close: "justify",
      ai: "critique",
    },
    {
      open: "evaluate",
      develop: "justify",
      deepen: "critique",
      exchange: "critique",
      close: "justify",
      ai: "critique",
    },
    {
      open: "critique",
      develop: "evaluate",
      deepen: "justify",
      exchange: "critique",
      close: "justify",
      ai: "evaluate",
    },
  ],
  "connecting-synthesizing": [
    {
      open: "connect",
      develop: "connect",
      deepen: "curate",
      exchange: "connect",
      close: "synthesize",
      ai: "connect",
    },
    {
      open: "curate",
      develop: "connect",
      deepen: "synthesize",
      exchange: "curate",
      close: "synthesize",
      ai: "connect",
    },
    {
      open: "connect",
      develop: "curate",
      deepen: "connect",
      exchange: "curate",
      close: "synthesize",
      ai: "synthesize",
    },
  ],
  "creating-iterating": [
    { open: "imagine", develop: "generate", deepen: "amplify", exchange: "refine", close: "refine", ai: "amplify" },
    { open: "plan", develop: "generate", deepen: "predict", exchange: "predict", close: "refine", ai: "refine" },
    { open: "invent", develop: "predict", deepen: "refine", exchange: "amplify", close: "refine", ai: "amplify" },
  ],
  "reflecting-self-regulating": [
    {
      open: "reflect",
      develop: "monitor",
      deepen: "self-regulate",
      exchange: "reflect",
      close: "reflect",
      ai: "self-regulate",
    },
    {
      open: "monitor",
      develop: "reflect",
      deepen: "self-regulate",
      exchange: "monitor",
      close: "self-regulate",
      ai: "reflect",
    },
    {
      open: "reflect",
      develop: "self-regulate",
      deepen: "monitor",
      exchange: "reflect",
      close: "self-regulate",
      ai: "reflect",
    },
  ],
};
