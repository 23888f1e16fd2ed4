/** The composer's Japanese material, put together. */
import { analyzing } from "./ja/analyzing.ts";
import { connectingSynthesizing } from "./ja/connecting-synthesizing.ts";
import { creatingIterating } from "./ja/creating-iterating.ts";
import { evaluating } from "./ja/evaluating.ts";
import { observingQuestioning } from "./ja/observing-questioning.ts";
import { reflectingSelfRegulating } from "./ja/reflecting-self-regulating.ts";
import { shared } from "./ja/shared.ts";
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
