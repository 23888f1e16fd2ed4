/** The composer's Vietnamese material, put together. */

import type { Material } from "./material.ts";
import { analyzing } from "./vi/analyzing.ts";
import { connectingSynthesizing } from "./vi/connecting-synthesizing.ts";
import { creatingIterating } from "./vi/creating-iterating.ts";
import { evaluating } from "./vi/evaluating.ts";
import { observingQuestioning } from "./vi/observing-questioning.ts";
import { reflectingSelfRegulating } from "./vi/reflecting-self-regulating.ts";
import { shared } from "./vi/shared.ts";

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
