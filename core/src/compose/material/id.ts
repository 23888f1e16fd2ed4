/** The composer's Indonesian material, put together. */
import { analyzing } from "./id/analyzing.ts";
import { connectingSynthesizing } from "./id/connecting-synthesizing.ts";
import { creatingIterating } from "./id/creating-iterating.ts";
import { evaluating } from "./id/evaluating.ts";
import { observingQuestioning } from "./id/observing-questioning.ts";
import { reflectingSelfRegulating } from "./id/reflecting-self-regulating.ts";
import { shared } from "./id/shared.ts";
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
