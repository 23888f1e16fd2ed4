/** The composer's English material, put together. */
import { analyzing } from "./en/analyzing.ts";
import { connectingSynthesizing } from "./en/connecting-synthesizing.ts";
import { creatingIterating } from "./en/creating-iterating.ts";
import { evaluating } from "./en/evaluating.ts";
import { observingQuestioning } from "./en/observing-questioning.ts";
import { reflectingSelfRegulating } from "./en/reflecting-self-regulating.ts";
import { shared } from "./en/shared.ts";
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
