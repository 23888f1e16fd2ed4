/** The steps of a routine: the plan's own steps, and the one in which AI takes part. */
import { fill } from "../language/fill.ts";
import type { Step } from "../routine/routine.ts";
import type { OwnPhase, Stage } from "./arc.ts";
import { usesAI } from "./arc.ts";
import type { Brief } from "./brief.ts";
import type { StepText } from "./material/material.ts";
import type { Young } from "./material/young.ts";
import type { Phase } from "./plans.ts";
import { PLANS } from "./plans.ts";

type Written = Omit<Step, "stepNumber" | "verb" | "minutes">;

function findVerb(brief: Brief, phase: Phase): string {
  const moves: Readonly<Record<string, string>> = brief.words.types[brief.type].moves;
  return moves[PLANS[brief.type][brief.planIndex][phase]] ?? "";
}

function findText(brief: Brief, phase: OwnPhase): StepText {
  return phase === "exchange" ? brief.typeText.exchange : brief.planText[phase];
}

/** How the youngest work, when the class is that young. */
function findYoung(brief: Brief): Young | undefined {
  return brief.band === "k-2" ? brief.material.young : undefined;
}

const YOUNG_ORDER = ["open", "develop", "deepen", "close"] as const;

/** Children speak, draw and show, and the teacher does the writing. */
function writeForYoungest(brief: Brief, young: Young, phase: OwnPhase) {
  const { prompts, plans } = young.types[brief.type];
  const isExchange = phase === "exchange";
  return {
    description: isExchange ? young.exchange : (plans[brief.planIndex][YOUNG_ORDER.indexOf(phase)] ?? ""),
    teacherAction: young.teacherAction[phase][brief.planIndex],
    studentAction: young.studentAction[phase],
    prompts: isExchange ? young.exchangePrompts : prompts[phase],
  };
}

function describeIndependence(brief: Brief, index: number): string {
  const { independent } = brief.material;
  if (brief.placement === "flexible") return independent.flexible;
  if (index === brief.stages.length - 1) return independent.last;
  return index < brief.stages.findIndex(usesAI) ? independent.before : independent.after;
}

function writeOwnStep(brief: Brief, phase: OwnPhase, index: number): Written {
  const text = findText(brief, phase);
  const young = findYoung(brief);
  const { description, teacherAction, studentAction, prompts } = young ? writeForYoungest(brief, young, phase) : text;
  const followsAI = brief.stages[index - 1]?.phase === "ai";
  return {
    title: text.title,
    description: brief.paragraph(followsAI ? brief.material.afterAI : "", description),
    teacherAction,
    studentAction,
    purpose: text.purpose,
    aiRole: describeIndependence(brief, index),
    usesAI: false,
    studentPrompts: [...prompts],
  };
}

function describeRole(brief: Brief): string {
  const name = fill(brief.material.aiRole, { role: brief.words.roles[brief.role].name });
  return brief.paragraph(name, brief.roleText.may, brief.typeText.mayNot);
}

/** What goes to the AI: the first attempt, or what was made of it since. */
function describeBrought(brief: Brief): string {
  const { commit, bring, finish } = brief.planText.ai;
  if (brief.placement === "beginning") return commit;
  const phases = brief.stages.map(({ phase }) => phase);
  return phases.slice(0, phases.indexOf("ai")).includes("develop") ? finish : bring;
}

type AIPart = Pick<Written, "description" | "teacherAction" | "studentAction" | "studentPrompts">;

/** One screen for the class: what the age adds tells the teacher how, and nothing is said about groups and devices. */
function writeAIPartForYoungest(brief: Brief, { types, ai }: Young): AIPart {
  const begins = brief.placement === "beginning";
  const ends = brief.placement === "end";
  const { planIndex } = brief;
  const [first, second, third] = ai.prompts;
  const { prompts } = types[brief.type];
  const asked = planIndex === 1 ? third : first;
  // One question about AI is enough at the end; then the routine closes in their own words.
  const closing = [second, ...prompts.close];
  return {
    description: brief.paragraph(
      begins ? ai.commit : ai.bring,
      brief.roleInType.does,
      ai.decide[planIndex],
      ends ? ai.lastWord : "",
    ),
    teacherAction: "",
    studentAction: ai.studentAction,
    studentPrompts: begins ? [prompts.open[planIndex], asked, second] : ends ? closing : [first, second, third],
  };
}

function writeAIPart(brief: Brief): AIPart {
  const { roleText, roleInType, planText, way, paragraph } = brief;
  const { placements } = brief.material;
  const placed = placements[brief.placement];
  const begins = brief.placement === "beginning";
  const ends = brief.placement === "end";
  const [first, second, third] = way.prompts;
  return {
    description: paragraph(describeBrought(brief), roleInType.does, roleText.decide, ends ? planText.ai.lastWord : ""),
    teacherAction: begins
      ? paragraph(placed.teacherAction, way.teacherAction)
      : paragraph(way.teacherAction, placed.teacherAction),
    studentAction: begins
      ? paragraph(placed.studentAction, roleText.studentAction)
      : paragraph(roleText.studentAction, placed.studentAction),
    studentPrompts: begins
      ? [placements.beginning.prompt, first, second]
      : [first, second, ends ? placements.end.prompt : third],
  };
}

function writeAIStep(brief: Brief): Written {
  const young = findYoung(brief);
  return {
    title: brief.roleInType.title,
    ...(young ? writeAIPartForYoungest(brief, young) : writeAIPart(brief)),
    purpose: brief.roleText.purpose,
    aiRole: describeRole(brief),
    usesAI: true,
  };
}

/** Flexible: the step stands without AI; what AI may add is told after it. */
function writeOfferedStep(brief: Brief, phase: OwnPhase, index: number): Written {
  const own = writeOwnStep(brief, phase, index);
  const ai = findYoung(brief)?.ai;
  const { roleText, roleInType, way, paragraph } = brief;
  const { flexible } = brief.material.placements;
  const [first = "", second = ""] = own.studentPrompts;
  return {
    ...own,
    description: paragraph(
      own.description,
      flexible.suggestion,
      roleInType.does,
      ai ? ai.decide[brief.planIndex] : roleText.decide,
    ),
    teacherAction: paragraph(own.teacherAction, flexible.teacherAction, ai ? "" : way.teacherAction),
    studentAction: ai
      ? paragraph(own.studentAction, ai.studentAction)
      : paragraph(own.studentAction, flexible.studentAction, roleText.studentAction),
    purpose: paragraph(own.purpose, roleText.purpose),
    aiRole: describeRole(brief),
    usesAI: true,
    studentPrompts: [first, second, (ai ? ai.prompts : way.prompts)[0]],
  };
}

function writeStage(brief: Brief, stage: Stage, index: number): Written {
  if (stage.phase === "ai") return writeAIStep(brief);
  return stage.offersAI ? writeOfferedStep(brief, stage.phase, index) : writeOwnStep(brief, stage.phase, index);
}

/** What the age adds to a step's teacher action. */
function addToTeacher(brief: Brief, stage: Stage, index: number): string[] {
  const band = brief.band === undefined ? undefined : brief.material.bands[brief.band];
  const isFirst = index === 0;
  const isLast = index === brief.stages.length - 1;
  return [band && isFirst ? band.first : "", band && usesAI(stage) ? band.ai : "", band && isLast ? band.last : ""];
}

export function writeSteps(brief: Brief): Step[] {
  const { board } = brief.material.context;
  const goal = brief.quotedPurpose === "" ? "" : fill(board, { purpose: brief.quotedPurpose });
  return brief.stages.map((stage, index) => {
    const written = writeStage(brief, stage, index);
    const isLast = index === brief.stages.length - 1;
    const asksForSkills = isLast && brief.hasShortSkills;
    const skills = asksForSkills ? [fill(brief.material.context.skillsPrompt, { skills: brief.skills })] : [];
    return {
      stepNumber: index + 1,
      verb: findVerb(brief, stage.phase),
      ...written,
      teacherAction: brief.paragraph(
        index === 0 ? goal : "",
        written.teacherAction,
        ...addToTeacher(brief, stage, index),
      ),
      studentPrompts: [...written.studentPrompts, ...skills],
      minutes: brief.time.minutes[index] ?? 0,
    };
  });
}
