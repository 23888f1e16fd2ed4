/** The composer's Korean material, put together. */
import { analyzing } from "./ko/analyzing.ts";
import { connectingSynthesizing } from "./ko/connecting-synthesizing.ts";
import { creatingIterating } from "./ko/creating-iterating.ts";
import { evaluating } from "./ko/evaluating.ts";
import { observingQuestioning } from "./ko/observing-questioning.ts";
import { reflectingSelfRegulating } from "./ko/reflecting-self-regulating.ts";
import { shared } from "./ko/shared.ts";
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
