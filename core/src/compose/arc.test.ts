/** Where AI stands: first, inside, last, and never alone. */
import { describe, expect, it } from "vitest";
import { PLACEMENTS } from "../wizard/catalog.ts";
import { planArc, usesAI } from "./arc.ts";

const CASES = PLACEMENTS.flatMap((placement) => ([3, 4, 5] as const).map((count) => ({ placement, count })));

describe("planArc", () => {
  it.each(CASES)("puts AI into one of $count steps: $placement", ({ placement, count }) => {
    const stages = planArc(placement, count);
    const places = stages.flatMap((stage, index) => (usesAI(stage) ? [index] : []));
    const [place = -1] = places;
    expect(stages).toHaveLength(count);
    expect(places).toHaveLength(1);
    if (placement === "beginning") expect(place).toBe(0);
    else if (placement === "end") expect(place).toBe(count - 1);
    else expect(place > 0 && place < count - 1).toBe(true);
    expect(new Set(stages.map(({ phase }) => phase)).size).toBe(count);
  });
});
