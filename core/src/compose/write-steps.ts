/** The steps of a routine: the plan's own steps, and the one in which AI takes part. */
import { fill } from "../language/fill.ts";
import type { Step } from "../routine/routine.ts";
import type { OwnPhase, Stage } from "./arc.ts";
import { usesAI } from "./arc.ts";
import type { Brief } from "./brief.ts";
import type { StepText, Three } from "./material/material.ts";
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

function choosePrompts(brief: Brief, phase: OwnPhase): Three {
  if (brief.band !== "k-2") return findText(brief, phase).prompts;
  return phase === "exchange" ? brief.material.youngExchange : brief.typeText.young[phase];
}

function describeIndependence(brief: Brief, index: number): string {
  const { independent } = brief.material;
  if (brief.placement === "flexible") return independent.flexible;
  if (index === brief.stages.length - 1) return independent.last;
  return index < brief.stages.findIndex(usesAI) ? independent.before : independent.after;
}

function writeOwnStep(brief: Brief, phase: OwnPhase, index: number): Written {
  const text = findText(brief, phase);
  const before = brief.stages[index - 1];
  const followsAI = before?.phase === "ai";
  return {
    title: text.title,
    description: brief.paragraph(followsAI ? brief.material.afterAI : "", text.description),
    teacherAction: text.teacherAction,
    studentAction: text.studentAction,
    purpose: text.purpose,
    aiRole: describeIndependence(brief, index),
    usesAI: false,
    studentPrompts: [...choosePrompts(brief, phase)],
  };
}

function describeRole(brief: Brief): string {
  const name = fill(brief.material.aiRole, { role: brief.words.roles[brief.role].name });
  return brief.paragraph(name, brief.roleText.may, brief.typeText.mayNot);
}

function writeAIPrompts(brief: Brief): string[] {
  const { beginning, end } = brief.material.placements;
  const [first, second, third] = brief.band === "k-2" ? brief.material.youngAI : brief.way.prompts;
  if (brief.placement === "beginning") return [beginning.prompt, first, second];
  // For the youngest one question about AI is enough; then the routine closes in their own words.
  if (brief.placement === "end")
    return brief.band === "k-2" ? [second, ...brief.typeText.young.close] : [first, second, end.prompt];
  return [first, second, third];
}

function writeAIStep(brief: Brief): Written {
  const { roleText, roleInType, planText, way, paragraph } = brief;
  const placed = brief.material.placements[brief.placement];
  const begins = brief.placement === "beginning";
  const ends = brief.placement === "end";
  const brought = begins ? planText.ai.commit : ends ? planText.ai.finish : planText.ai.bring;
  return {
    title: roleInType.title,
    description: paragraph(brought, roleInType.does, roleText.decide, ends ? planText.ai.lastWord : ""),
    teacherAction: begins
      ? paragraph(placed.teacherAction, way.teacherAction)
      : paragraph(way.teacherAction, placed.teacherAction),
    studentAction: begins
      ? paragraph(placed.studentAction, roleText.studentAction)
      : paragraph(roleText.studentAction, placed.studentAction),
    purpose: roleText.purpose,
    aiRole: describeRole(brief),
    usesAI: true,
    studentPrompts: writeAIPrompts(brief),
  };
}

/** Flexible: the step stands without AI; what AI may add is told after it. */
function writeOfferedStep(brief: Brief, phase: OwnPhase, index: number): Written {
  const own = writeOwnStep(brief, phase, index);
  const { roleText, roleInType, way, paragraph } = brief;
  const { flexible } = brief.material.placements;
  const [first = "", second = ""] = own.studentPrompts;
  const aiPrompt = (brief.band === "k-2" ? brief.material.youngAI : way.prompts)[0];
  return {
    ...own,
    description: paragraph(own.description, flexible.suggestion, roleInType.does, roleText.decide),
    teacherAction: paragraph(own.teacherAction, flexible.teacherAction, way.teacherAction),
    studentAction: paragraph(own.studentAction, flexible.studentAction, roleText.studentAction),
    purpose: paragraph(own.purpose, roleText.purpose),
    aiRole: describeRole(brief),
    usesAI: true,
    studentPrompts: [first, second, aiPrompt],
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
