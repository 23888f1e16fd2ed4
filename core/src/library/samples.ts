/** 315 sample routines (15 older types x 21) for a library to be tried out with; chance and clock are injected. */
import { fill } from "../language/fill.ts";
import { ROLES } from "../wizard/catalog.ts";
import {
  SAMPLE_APPROACHES,
  SAMPLE_DURATIONS,
  SAMPLE_GRADES,
  SAMPLE_GROUPINGS,
  SAMPLE_PLACEMENTS,
  SAMPLE_TOPICS,
  SAMPLE_TYPES,
  type SampleType,
} from "./sample-material.ts";
import { SAVED_VERSION, type SavedRoutine } from "./saved-routine.ts";

const ROUTINES_PER_TYPE = 21;
const DAYS_BACK = 365;
const DAY_MS = 86_400_000;

export interface SampleSources {
  /** From 0 up to, but not including, 1. */
  random: () => number;
  now: Date;
}

function pick<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  const index = Math.min(items.length - 1, Math.floor(random() * items.length));
  return items[index] ?? items[0];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type SubjectName = keyof typeof SAMPLE_TOPICS;
const SUBJECT_NAMES = Object.keys(SAMPLE_TOPICS) as [SubjectName, ...SubjectName[]];

/** Names repeat within a type, so the topic must not: the next free one is taken. */
function pickTopic(name: string, used: Set<string>, random: () => number): { subject: SubjectName; topic: string } {
  const start = pick(SUBJECT_NAMES, random);
  const subjects = [start, ...SUBJECT_NAMES.filter((subject) => subject !== start)];
  const wanted: string = pick(SAMPLE_TOPICS[start], random);
  const choices = subjects.flatMap((subject) => SAMPLE_TOPICS[subject].map((topic: string) => ({ subject, topic })));
  const free = choices.filter(({ topic }) => !used.has(`${name}|${topic}`));
  const choice = free.find(({ topic }) => topic === wanted) ?? free[0] ?? { subject: start, topic: wanted };
  used.add(`${name}|${choice.topic}`);
  return choice;
}

/** Ids differ from one run to the next, so that samples deleted once can be made again. */
export function makeSamples({ random, now }: SampleSources): SavedRoutine[] {
  const run = `${now.getTime().toString(36)}${Math.floor(random() * 36 ** 4).toString(36)}`;
  const used = new Set<string>();
  return (Object.keys(SAMPLE_TYPES) as SampleType[]).flatMap((thinkingType) =>
    Array.from({ length: ROUTINES_PER_TYPE }, (_, index): SavedRoutine => {
      const { names, objective, skills } = SAMPLE_TYPES[thinkingType];
      const name = names[index % names.length] ?? names[0];
      const { subject, topic } = pickTopic(name, used, random);
      const createdAt = new Date(now.getTime() - Math.floor(random() * DAYS_BACK * DAY_MS)).toISOString();
      return {
        id: `sample-${run}-${thinkingType}-${index + 1}`,
        title: `${name}: ${capitalise(topic)}`,
        createdAt,
        updatedAt: createdAt,
        version: SAVED_VERSION,
        language: "en",
        formData: {
          aiPlacement: pick(SAMPLE_PLACEMENTS, random),
          learningApproach: pick(SAMPLE_APPROACHES, random),
          subjectArea: subject,
          thinkingType,
          aiSupportRoles: [pick(ROLES, random)],
          gradeLevel: pick(SAMPLE_GRADES, random),
          duration: pick(SAMPLE_DURATIONS, random),
          grouping: pick(SAMPLE_GROUPINGS, random),
          objective: fill(objective, { topic }),
          keySkills: skills,
        },
      };
    }),
  );
}
