/** A request as the composer sees it: ids recognised, the teacher's words made ready, the choices of this variation. */
import type { GenerateRequest } from "../generate/contract.ts";
import { fill } from "../language/fill.ts";
import type { Words } from "../language/words/words.ts";
import { nameSubject } from "../routine/routine-context.ts";
import type { Placement, Role, ThinkingType } from "../wizard/catalog.ts";
import { PLACEMENTS, ROLES, STEP_COUNT } from "../wizard/catalog.ts";
import { readLessonTime } from "../wizard/lesson-time.ts";
import { recogniseGradeBand, recogniseSubject } from "../wizard/recognise.ts";
import { planArc } from "./arc.ts";
import type { Material, PlanText, RoleInType, RoleText, RoleWay, TypeText } from "./material/material.ts";
import { PLAN_COUNT } from "./plans.ts";
import { dropDoubledStop, measure, shorten, tidy } from "./teacher-text.ts";
import { planTime } from "./time-plan.ts";

/** What still reads as part of a sentence; a longer text is shown whole only where there is room. */
const SHORT = 140;

export interface Tongue {
  words: Words;
  material: Material;
}

/** Neighbouring choices begin with different plans, so that two requests of one type seldom share their first steps. */
function choosePlan(placement: Placement, role: Role, variation: number): 0 | 1 | 2 {
  const index = (PLACEMENTS.indexOf(placement) + ROLES.indexOf(role) + variation) % PLAN_COUNT;
  return index === 1 || index === 2 ? index : 0;
}

export function readBrief(tongue: Tongue, request: GenerateRequest, variation: number) {
  const { words, material } = tongue;
  const form = request.formData;
  const turn = Math.abs(Math.trunc(variation));
  const type: ThinkingType = form.thinkingType;
  const placement = form.aiPlacement;
  const role = form.aiRoles[0] ?? "coach";
  const lessonTime = readLessonTime(form.timeFrame);
  const stages = planArc(placement, STEP_COUNT[lessonTime.frame ?? "single-period"]);
  const planIndex = choosePlan(placement, role, turn);
  const typeText: TypeText = material.types[type];
  const planText: PlanText = typeText.plans[planIndex];
  const roleText: RoleText = material.roles[role];
  const way: RoleWay = roleText.ways[turn % roleText.ways.length] ?? roleText.ways[0];
  const roleInType: RoleInType = typeText.roles[role];
  const quote = (text: string) => fill(words.punctuation.quote, { text });
  const purpose = tidy(form.objectives.purpose);
  const skills = tidy(form.objectives.skills);
  const context = tidy(form.additionalContext);
  return {
    ...tongue,
    type,
    placement,
    role,
    stages,
    planIndex,
    turn,
    typeText,
    planText,
    roleText,
    way,
    roleInType,
    band: recogniseGradeBand(form.gradeLevel),
    subject: recogniseSubject(form.subject) ?? ("general" as const),
    time: planTime(lessonTime, stages),
    grade: tidy(form.gradeLevel),
    subjectName: tidy(nameSubject(form.subject, words)),
    purpose,
    /** Short enough for a sentence, in quotation marks; empty when there is none. */
    quotedPurpose: purpose === "" ? "" : quote(shorten(purpose, SHORT)),
    isLongPurpose: measure(purpose) > SHORT,
    skills,
    hasShortSkills: skills !== "" && measure(skills) <= SHORT,
    standards: tidy(form.objectives.standards),
    quotedContext: context === "" ? "" : quote(context),
    /** Sentences of one paragraph; empty ones are left out. */
    paragraph: (...sentences: readonly string[]) =>
      dropDoubledStop(sentences.filter((sentence) => sentence !== "").join(words.punctuation.sentenceGap)),
    /** One of a few wordings, by variation. */
    rotate: <T>(wordings: readonly [T, ...T[]]): T => wordings[turn % wordings.length] ?? wordings[0],
  };
}

export type Brief = ReturnType<typeof readBrief>;
