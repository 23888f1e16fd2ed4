/** Which phases make up a routine, and at which of them AI stands. */
import type { Placement, StepCount } from "../wizard/catalog.ts";
import type { Phase } from "./plans.ts";

export type OwnPhase = Exclude<Phase, "ai">;

/** `offersAI` marks the step that keeps its own work and adds AI to it: the suggestion of "flexible". */
export type Stage = { phase: "ai" } | { phase: OwnPhase; offersAI?: true };

const ai: Stage = { phase: "ai" };
const open: Stage = { phase: "open" };
const develop: Stage = { phase: "develop" };
const deepen: Stage = { phase: "deepen" };
const exchange: Stage = { phase: "exchange" };
const close: Stage = { phase: "close" };

const ARCS: Record<Placement, Record<StepCount, readonly Stage[]>> = {
  beginning: {
    3: [ai, develop, close],
    4: [ai, develop, deepen, close],
    5: [ai, develop, deepen, exchange, close],
  },
  middle: {
    3: [open, ai, close],
    4: [open, develop, ai, close],
    5: [open, develop, ai, deepen, close],
  },
  end: {
    3: [open, develop, ai],
    4: [open, develop, deepen, ai],
    5: [open, develop, deepen, exchange, ai],
  },
  flexible: {
    3: [open, { phase: "develop", offersAI: true }, close],
    4: [open, { phase: "develop", offersAI: true }, deepen, close],
    5: [open, develop, { phase: "deepen", offersAI: true }, exchange, close],
  },
};

export function planArc(placement: Placement, count: StepCount): readonly Stage[] {
  return ARCS[placement][count];
}

export function usesAI(stage: Stage): boolean {
  return stage.phase === "ai" || stage.offersAI === true;
}
