/** A placement from whatever older or foreign data calls it. */
import { plainText } from "../language/plain-text.ts";
import type { Placement } from "./catalog.ts";

const SYNONYMS: Readonly<Record<Placement, readonly string[]>> = {
  beginning: ["beginning", "start", "before"],
  middle: ["middle", "center", "centre", "during"],
  end: ["end", "finish", "after"],
  flexible: ["flexible", "anywhere"],
};

const placementOf = new Map(
  Object.entries(SYNONYMS).flatMap(([placement, names]) =>
    names.map((name) => [name, placement as Placement] as const),
  ),
);

/** Case and "Learning" are ignored, and "at the" before a name ("Before Learning", "at the end"). */
export function normalisePlacement(text: string): Placement | undefined {
  const name = plainText(text)
    .replace(/[-_.]/g, " ")
    .replace(/\blearning\b/g, "")
    .replace(/^ *(?:at|in) the /, "")
    .trim();
  return placementOf.get(name);
}
