/** Every surprise is a valid set of choices, and differs from what is there. */
import { PLACEMENTS, ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import { expect, it } from "vitest";
import { pickIndex, SUITED, surprise } from "./surprise.ts";

it("knows suited choices for every kind of thinking", () => {
  for (const type of THINKING_TYPES) {
    expect(SUITED[type].length).toBeGreaterThan(1);
    for (const [placement, role] of SUITED[type]) {
      expect(PLACEMENTS).toContain(placement);
      expect(ROLES).toContain(role);
    }
  }
});

it("never repeats the current kind of thinking and reaches all others", () => {
  for (const current of THINKING_TYPES) {
    const found = new Set<string>();
    for (let at = 0; at < 1; at += 0.01) found.add(surprise(current, () => at).thinkingType);
    expect([...found].sort()).toEqual(THINKING_TYPES.filter((type) => type !== current).sort());
  }
});

it.each([
  [0, 0],
  [0.5, 2],
  [0.999999, 4],
  [1, 4],
])("picks within the list at %f", (random, index) => {
  expect(pickIndex(5, () => random)).toBe(index);
});
