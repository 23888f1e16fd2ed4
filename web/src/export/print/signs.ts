/** What the sheets share: the signs of the marks, and keys for texts that may read the same. */
import type { StepMark } from "@thinkshore/core/routine/routine-view";

/** On paper a sign and the kind of border tell what colour tells on the screen. */
export const SIGNS: Record<StepMark, string> = { ai: "●", independent: "○", optional: "◐" };

export function withKeys(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, index) => ({ key: `${index} ${text}`, text }));
}
