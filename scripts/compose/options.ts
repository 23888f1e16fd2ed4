/** The options of the compose command: read, checked, and explained in sentences that name what is allowed. */
import { parseArgs } from "node:util";
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import { AREA_LIMIT, LINE_LIMIT } from "@thinkshore/core/wizard/form-data";
import { Stop } from "../lib/project.mjs";

export const HELP = `Composes a thinking routine offline, from the built-in material, and prints it.

  npm run compose -- --type evaluating --placement middle --role challenger --language fr

  --type        ${THINKING_TYPES.join(" | ")}
  --placement   ${PLACEMENTS.join(" | ")}
  --role        ${ROLES.join(" | ")}
  --language    ${LANGUAGES.join(" | ")} (en unless told)

The lesson, in your own words; all of it may be left out:
  --grade       such as "Grade 8", "CM2", "高校1年"
  --subject     such as "Science"
  --time        such as "Single Class Period", "3 x 60 minutes", "Extended Project"
  --purpose     what the class works towards
  --standards   codes or texts of your curriculum
  --skills      such as "weighing evidence, reasoned argument"
  --context     anything else about the class

  --variation   0, 1, 2 …: another routine for the same request (0 unless told)
  --json        as JSON
  --markdown    as Markdown
  --gallery     the examples of docs/composed-routines.md, as Markdown
  --help        this text

For the output alone, without npm's own lines: npm run -s compose -- …`;

export type Options =
  | { kind: "help" }
  | { kind: "gallery" }
  | { kind: "routine"; request: GenerateRequest; variation: number; form: "text" | "json" | "markdown" };

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        type: text,
        placement: text,
        role: text,
        language: text,
        grade: text,
        subject: text,
        time: text,
        purpose: text,
        standards: text,
        skills: text,
        context: text,
        variation: text,
        json: flag,
        markdown: flag,
        gallery: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(`${reason}\nAll options: npm run compose -- --help`);
  }
}

function choose<T extends string>(name: string, given: string | undefined, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === given?.trim().toLowerCase());
  if (found !== undefined) return found;
  const problem = given === undefined ? `--${name} is missing.` : `--${name} cannot be "${given}".`;
  throw new Stop(`${problem} Choose one of: ${allowed.join(", ")}.`);
}

function limit(name: string, given: string | undefined, length: number): string {
  if (given !== undefined && given.length > length) {
    throw new Stop(`--${name} is ${given.length} characters long; at most ${length} are allowed.`);
  }
  return given ?? "";
}

function readVariation(given: string): number {
  if (/^\d{1,6}$/.test(given)) return Number(given);
  throw new Stop(`--variation cannot be "${given}". Give a whole number from 0.`);
}

export function readOptions(args: string[]): Options {
  const values = parse(args);
  if (values.help || args.length === 0) return { kind: "help" };
  if (values.gallery) return { kind: "gallery" };
  if (values.json && values.markdown) throw new Stop("Choose --json or --markdown, not both.");
  return {
    kind: "routine",
    variation: readVariation(values.variation ?? "0"),
    form: values.json ? "json" : values.markdown ? "markdown" : "text",
    request: {
      language: choose("language", values.language ?? "en", LANGUAGES),
      formData: {
        thinkingType: choose("type", values.type, THINKING_TYPES),
        aiPlacement: choose("placement", values.placement, PLACEMENTS),
        aiRoles: [choose("role", values.role, ROLES)],
        gradeLevel: limit("grade", values.grade, LINE_LIMIT),
        subject: limit("subject", values.subject, LINE_LIMIT),
        timeFrame: limit("time", values.time, LINE_LIMIT),
        objectives: {
          purpose: limit("purpose", values.purpose, AREA_LIMIT),
          standards: limit("standards", values.standards, AREA_LIMIT),
          skills: limit("skills", values.skills, AREA_LIMIT),
        },
        additionalContext: limit("context", values.context, AREA_LIMIT),
      },
    },
  };
}
