/** The composer's Spanish material, put together. */
import { analyzing } from "./es/analyzing.ts";
import { connectingSynthesizing } from "./es/connecting-synthesizing.ts";
import { creatingIterating } from "./es/creating-iterating.ts";
import { evaluating } from "./es/evaluating.ts";
import { observingQuestioning } from "./es/observing-questioning.ts";
import { reflectingSelfRegulating } from "./es/reflecting-self-regulating.ts";
import { shared } from "./es/shared.ts";
import type { Material } from "./material.ts";

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
