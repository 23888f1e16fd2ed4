/** The composer's Chinese material, put together. */
import type { Material } from "./material.ts";
import { analyzing } from "./zh/analyzing.ts";
import { connectingSynthesizing } from "./zh/connecting-synthesizing.ts";
import { creatingIterating } from "./zh/creating-iterating.ts";
import { evaluating } from "./zh/evaluating.ts";
import { observingQuestioning } from "./zh/observing-questioning.ts";
import { reflectingSelfRegulating } from "./zh/reflecting-self-regulating.ts";
import { shared } from "./zh/shared.ts";

export const material: Material = {
  ...shared,
  types: {
    "observing-questioning": observingQuestioning,
    analyzing,
    evaluating,
    "connecting-synthesizing": connectingSynthesizing,
    "creating-iterating": creatingIterating,
    "reflecting-self-regulating": reflectingSelfRegulating,
  },
};
