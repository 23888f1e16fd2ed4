/** Sensible choices by chance: each kind of thinking with the places and roles of AI that suit it best. */
import { type Placement, type Role, THINKING_TYPES, type ThinkingType } from "@thinkshore/core/wizard/catalog";

export interface SuitedChoice {
  thinkingType: ThinkingType;
  aiPlacement: Placement;
  role: Role;
}

export const SUITED: Record<ThinkingType, readonly (readonly [Placement, Role])[]> = {
  "observing-questioning": [
    ["middle", "coach"],
    ["end", "perspective-taker"],
    ["beginning", "content-provider"],
  ],
  analyzing: [
    ["middle", "coach"],
    ["end", "challenger"],
    ["beginning", "content-provider"],
  ],
  evaluating: [
    ["middle", "challenger"],
    ["middle", "perspective-taker"],
    ["end", "feedback-provider"],
  ],
  "connecting-synthesizing": [
    ["middle", "synthesizer"],
    ["end", "synthesizer"],
    ["flexible", "coach"],
  ],
  "creating-iterating": [
    ["middle", "idea-generator"],
    ["end", "feedback-provider"],
    ["flexible", "coach"],
  ],
  "reflecting-self-regulating": [
    ["end", "coach"],
    ["middle", "coach"],
    ["end", "feedback-provider"],
  ],
};

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: () => number): Item {
  const item = items[Math.min(Math.floor(random() * items.length), items.length - 1)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** Never the same kind of thinking twice in a row, so that pressing again shows something else. */
export function surprise(current: ThinkingType | "", random: () => number = Math.random): SuitedChoice {
  const thinkingType = pick(
    THINKING_TYPES.filter((type) => type !== current),
    random,
  );
  const [aiPlacement, role] = pick(SUITED[thinkingType], random);
  return { thinkingType, aiPlacement, role };
}

export function pickIndex(count: number, random: () => number = Math.random): number {
  return Math.min(Math.floor(random() * count), count - 1);
}
