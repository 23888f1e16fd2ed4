import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  SAMPLE_APPROACHES,
  SAMPLE_DURATIONS,
  SAMPLE_GRADES,
  SAMPLE_GROUPINGS,
  SAMPLE_PLACEMENTS,
  SAMPLE_TOPICS,
  SAMPLE_TYPES,
} from "./sample-material.ts";
import { makeSamples } from "./samples.ts";
import { savedRoutineSchema } from "./saved-routine.ts";

const now = new Date("2026-03-01T12:00:00.000Z");

/** A small fixed sequence, so that a test is exact. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value);
}

describe("makeSamples", () => {
  test("the lists are those of the specification", () => {
    const { length: types } = Object.keys(SAMPLE_TYPES);
    const { length: subjects } = Object.keys(SAMPLE_TOPICS);
    expect({ types, subjects, approaches: SAMPLE_APPROACHES.length }).toEqual({
      types: 15,
      subjects: 10,
      approaches: 7,
    });
    expect(SAMPLE_TYPES).not.toHaveProperty("wondering");
  });

  test("315 readable records, 21 of each type, with distinct ids and titles", () => {
    const samples = makeSamples({ random: seeded(7), now });
    expect(samples).toHaveLength(315);
    for (const type of Object.keys(SAMPLE_TYPES)) {
      expect(samples.filter(({ formData }) => formData.thinkingType === type)).toHaveLength(21);
    }
    expect(new Set(samples.map(({ id }) => id)).size).toBe(315);
    expect(new Set(samples.map(({ title }) => title)).size).toBe(315);
    for (const sample of samples) expect(z.safeParse(savedRoutineSchema, sample).success).toBe(true);
  });

  test("the same chance and clock give the same samples, another clock other ids", () => {
    const first = makeSamples({ random: seeded(7), now });
    expect(makeSamples({ random: seeded(7), now })).toEqual(first);
    const later = makeSamples({ random: seeded(7), now: new Date(now.getTime() + 1) });
    expect(later.map(({ id }) => id)).not.toContain(first[0]?.id);
  });

  test("every pick is from its list and every date within the last 365 days, whatever the chance", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const samples = makeSamples({ random: () => chance, now });
        const ages = samples.map(({ createdAt }) => now.getTime() - Date.parse(createdAt));
        expect(ages.every((age) => age >= 0 && age < 365 * 86_400_000)).toBe(true);
        const isPicked = samples.every(
          ({ formData, title }) =>
            isOneOf(SAMPLE_PLACEMENTS, formData.aiPlacement) &&
            isOneOf(SAMPLE_APPROACHES, formData.learningApproach) &&
            isOneOf(SAMPLE_GRADES, formData.gradeLevel) &&
            isOneOf(SAMPLE_DURATIONS, formData.duration) &&
            isOneOf(SAMPLE_GROUPINGS, formData.grouping) &&
            isOneOf(Object.keys(SAMPLE_TOPICS), formData.subjectArea) &&
            /^[A-Z].+: [A-Z]/.test(title),
        );
        expect(isPicked).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
