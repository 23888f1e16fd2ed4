/** Minutes add up for any words about time, and are shared out in numbers that a teacher would write. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACEMENTS, STEP_COUNT, type StepCount, type TimeFrame } from "../wizard/catalog.ts";
import { readLessonTime } from "../wizard/lesson-time.ts";
import { planArc } from "./arc.ts";
import { planTime, shareOut } from "./time-plan.ts";

const CHARACTERS = [..."0123456789 x×-.,'h分課時", "min", "lessons", "hours", "weeks", "séances", "课时", "차시"];

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function plan(words: string) {
  const time = readLessonTime(words);
  return planTime(time, planArc("middle", STEP_COUNT[time.frame ?? "single-period"]));
}

function planSeries(count: number, length: number, frame: TimeFrame, stages: ReturnType<typeof planArc>) {
  return planTime({ frame, count, length, total: count * length, longest: count * length }, stages);
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
    ["two 45-minute lessons", 2, 45],
    ["1 hour per week for 6 weeks", 6, 60],
    ["2 tiết (90 phút)", 2, 45],
    ["double period (90 minutes)", 2, 45],
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
          const { minutes, sessions } = planSeries(count, length, frame, planArc(placement, steps));
          const parts = sessions?.parts ?? [];
          expect(minutes).toHaveLength(steps);
          expect(Math.min(...minutes)).toBeGreaterThan(0);
          expect(add(minutes)).toBe(count * length);
          expect(parts[0]).toMatchObject({ firstStep: 1, firstSession: 1 });
          expect(parts.at(-1)).toMatchObject({ lastStep: steps, lastSession: count });
          for (const [index, part] of parts.entries()) {
            const next = parts[index + 1];
            if (!next) continue;
            // A step that began in a shared session may go on alone in the next.
            expect([part.lastStep, part.lastStep + 1]).toContain(next.firstStep);
            expect(next.firstSession).toBe(part.lastSession + 1);
          }
        },
      ),
    );
  });

  it("lets the opening share a session, and gives the time to the work that needs it", () => {
    const middle = planSeries(5, 45, "extended-project", planArc("middle", 5));
    expect(middle.minutes).toEqual([20, 25, 45, 90, 45]);
    expect(middle.sessions?.parts.map(({ firstStep, lastStep }) => [firstStep, lastStep])).toEqual([
      [1, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
    const end = planSeries(4, 45, "multiple-periods", planArc("end", 4));
    expect(end.minutes).toEqual([20, 25, 90, 45]);
    const short = planSeries(4, 45, "multiple-periods", planArc("middle", 4));
    expect(short.minutes).toEqual([20, 70, 45, 45]);
    expect(short.sessions?.parts.slice(0, 2)).toEqual([
      { firstStep: 1, lastStep: 2, firstSession: 1, lastSession: 1 },
      { firstStep: 2, lastStep: 2, firstSession: 2, lastSession: 2 },
    ]);
  });

  it("never lets the AI step take more than one session", () => {
    const { minutes } = planSeries(12, 45, "extended-project", planArc("middle", 5));
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
