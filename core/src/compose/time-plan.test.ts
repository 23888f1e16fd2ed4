/** Minutes add up for any words about time, and are shared out in numbers that a teacher would write. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACEMENTS } from "../wizard/catalog.ts";
import { recogniseTimeFrame } from "../wizard/recognise.ts";
import { planArc, type StepCount } from "./arc.ts";
import { planTime, shareOut } from "./time-plan.ts";

const CHARACTERS = [..."0123456789 x×-.,'h分課時", "min", "lessons", "hours", "weeks", "séances", "课时", "차시"];

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function plan(words: string) {
  const frame = recogniseTimeFrame(words) ?? "single-period";
  const count: StepCount = frame === "single-period" ? 3 : frame === "multiple-periods" ? 4 : 5;
  return planTime(words, frame, planArc("middle", count));
}

describe("planTime", () => {
  it.each([
    ["", [10, 20, 15]],
    ["Single Class Period", [10, 20, 15]],
    ["30 min", [5, 15, 10]],
    ["60 minutes", [15, 25, 20]],
    ["1h30", [20, 40, 30]],
    ["45分钟", [10, 20, 15]],
    ["50分", [10, 25, 15]],
    ["20 phút", [4, 9, 7]],
    ["a while", [10, 20, 15]],
  ])("shares a single lesson of %j", (words, minutes) => {
    expect(plan(words)).toEqual({ minutes, total: add(minutes) });
  });

  it.each([
    ["Multiple Class Periods", 3, 45],
    ["2 séances de 55 minutes", 2, 55],
    ["3 x 50 min", 3, 50],
    ["2 hours", 2, 60],
    ["四课时", 4, 45],
    ["Extended Project", 6, 45],
    ["10 lessons of 60 min", 10, 60],
  ])("splits %j into sessions", (words, count, length) => {
    const { minutes, total, sessions } = plan(words);
    expect(sessions).toMatchObject({ count, length });
    expect(total).toBe(count * length);
    expect(add(minutes)).toBe(total);
  });

  it("gives every step a part of the sessions, in order and without a gap", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACEMENTS),
        fc.constantFrom<StepCount>(4, 5),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 20, max: 90 }),
        (placement, steps, count, length) => {
          const frame = steps === 4 ? "multiple-periods" : "extended-project";
          const { minutes, sessions } = planTime(`${count} lessons of ${length} min`, frame, planArc(placement, steps));
          const parts = sessions?.parts ?? [];
          expect(minutes).toHaveLength(steps);
          expect(Math.min(...minutes)).toBeGreaterThan(0);
          expect(add(minutes)).toBe(count * length);
          expect(parts[0]).toMatchObject({ firstStep: 1, firstSession: 1 });
          expect(parts.at(-1)).toMatchObject({ lastStep: steps, lastSession: count });
          for (const [index, part] of parts.entries()) {
            const next = parts[index + 1];
            if (!next) continue;
            expect(next.firstStep).toBe(part.lastStep + 1);
            expect(next.firstSession).toBe(part.lastSession + 1);
          }
        },
      ),
    );
  });

  it("never lets the AI step take more than one session", () => {
    const { minutes } = planTime("12 lessons of 45 min", "extended-project", planArc("middle", 5));
    expect(minutes[2]).toBe(45);
  });

  it("survives any words", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 60 }), (words) => {
        const { minutes, total } = plan(words);
        expect(add(minutes)).toBe(total);
        expect(Math.min(...minutes)).toBeGreaterThan(0);
      }),
    );
  });
});

describe("shareOut", () => {
  it("gives whole, positive shares that add up, in fives where there is time enough", () => {
    const weights = fc.array(fc.constantFrom(10, 15, 20), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300 }), weights, (total, shares) => {
        const minutes = shareOut(total, shares);
        expect(add(minutes)).toBe(total);
        expect(minutes.every((share) => Number.isInteger(share) && share > 0)).toBe(true);
        if (total >= 10 * shares.length) expect(minutes.slice(0, -1).every((share) => share % 5 === 0)).toBe(true);
      }),
    );
  });
});
