/** The composer's French material, put together. */
import { analyzing } from "./fr/analyzing.ts";
import { connectingSynthesizing } from "./fr/connecting-synthesizing.ts";
import { creatingIterating } from "./fr/creating-iterating.ts";
import { evaluating } from "./fr/evaluating.ts";
import { observingQuestioning } from "./fr/observing-questioning.ts";
import { reflectingSelfRegulating } from "./fr/reflecting-self-regulating.ts";
import { shared } from "./fr/shared.ts";
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
