/** The built-in composer: how long one routine takes, and how much each language's material weighs when it is downloaded. */
import { gzipSync } from "node:zlib";
import { composeRoutine } from "@thinkshore/core/compose/compose-routine";
import { loadMaterial } from "@thinkshore/core/compose/load-material";
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { LANGUAGES, type Language } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import { build } from "vite";
import { inProject } from "../scripts/lib/project.mjs";
import { type Bench, type Figure, takeMedian } from "./lib/figure.ts";

const rounds = 5;

function listRequests(language: Language): GenerateRequest[] {
  return THINKING_TYPES.flatMap((thinkingType) =>
    PLACEMENTS.flatMap((aiPlacement) =>
      ROLES.map((role) => ({
        language,
        formData: {
          thinkingType,
          aiPlacement,
          aiRoles: [role],
          gradeLevel: "Grade 8",
          subject: "Science",
          timeFrame: "3 x 50 min",
          objectives: {
            purpose: "decide what to plant in the school garden",
            standards: "",
            skills: "weighing evidence",
          },
          additionalContext: "Six tablets for 28 students.",
        },
      })),
    ),
  );
}

async function measureTime(language: Language): Promise<Figure> {
  const [words, material] = await Promise.all([loadWords(language), loadMaterial(language)]);
  const requests = listRequests(language);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const request of requests) {
      const start = performance.now();
      composeRoutine({ words, material }, request, round);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return { name: `a routine in ${language}`, value: takeMedian(times), unit: "ms", better: "lower", limit: 1 };
}

/** As a browser gets it: bundled and minified. */
async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: inProject("core"),
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: inProject("core", "src", "compose", "material", file),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((built) => ("output" in built ? built.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("");
}

async function measureSize(language: Language): Promise<Figure[]> {
  const code = await bundle(`${language}.ts`);
  // A material without its sentences would look splendidly light.
  if (code.length < 30_000) throw new Error(`The material in ${language} was not bundled whole.`);
  const weigh = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
  const young = weigh(await bundle(`${language}/young.ts`));
  return [
    { name: `material in ${language}`, value: weigh(code), unit: "kB gz", better: "lower", limit: 40 },
    { name: `and for the youngest in ${language}`, value: young, unit: "kB gz", better: "lower" },
  ];
}

export const bench: Bench = {
  name: "compose",
  async run() {
    const figures: Figure[] = [];
    for (const language of LANGUAGES) figures.push(await measureTime(language));
    for (const language of LANGUAGES) figures.push(...(await measureSize(language)));
    return figures;
  },
};
