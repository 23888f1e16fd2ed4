/** From a request to a full routine, out of curated sentences: pure, synchronous and the same for the same variation. */
import type { GenerateRequest } from "../generate/contract.ts";
import { fill } from "../language/fill.ts";
import type { FullRoutine } from "../routine/routine.ts";
import { isYoung, recogniseGradeBand } from "../wizard/recognise.ts";
import { usesAI } from "./arc.ts";
import type { Brief, Tongue } from "./brief.ts";
import { readBrief } from "./brief.ts";
import { nameLearners } from "./name-learners.ts";
import { measure } from "./teacher-text.ts";
import { writeSteps } from "./write-steps.ts";

/** A longer topic makes a heading that nobody reads to its end. */
const TOPIC_LIMIT = 60;

function writeTitle(brief: Brief): string {
  const title = brief.planText.title;
  const topic = [brief.purpose, brief.subjectName].find((text) => text !== "" && measure(text) <= TOPIC_LIMIT);
  return topic === undefined ? title : fill(brief.material.context.title, { title, topic });
}

function writeSessions(brief: Brief): string {
  const plan = brief.time.sessions;
  if (!plan) return "";
  const { intro, one, shared, long, separator, end } = brief.material.sessions;
  const parts = plan.parts.map(({ firstStep, lastStep, firstSession, lastSession }) => {
    if (firstStep !== lastStep) return fill(shared, { session: firstSession, from: firstStep, to: lastStep });
    if (firstSession !== lastSession) return fill(long, { from: firstSession, to: lastSession, step: firstStep });
    return fill(one, { session: firstSession, step: firstStep });
  });
  return fill(intro, { count: plan.count, length: plan.length }) + parts.join(separator) + end;
}

function writeFacts(brief: Brief): string {
  const { facts, minutes } = brief.material.context;
  const given = [brief.grade, brief.subjectName].filter((fact) => fact !== "");
  if (given.length === 0) return "";
  const known = brief.time.sessions ? given : [...given, fill(minutes, { minutes: brief.time.total })];
  return fill(facts, { facts: known.join(brief.words.punctuation.comma) });
}

function writePurpose(brief: Brief): string {
  const { context } = brief.material;
  const goal = brief.isLongPurpose
    ? fill(context.longPurpose, { purpose: brief.purpose })
    : fill(context.purpose, { purpose: brief.quotedPurpose });
  return brief.paragraph(
    brief.planText.purpose,
    brief.purpose === "" ? "" : goal,
    brief.skills === "" ? "" : fill(context.skills, { skills: brief.skills }),
  );
}

function writeSamplePrompts(brief: Brief): string[] {
  const [one, two, three] = brief.roleText.ask;
  const opening = brief.quotedPurpose === "" ? "" : fill(brief.material.context.ask, { purpose: brief.quotedPurpose });
  return [
    brief.paragraph(opening, brief.roleInType.ask),
    ...brief.rotate([
      [one, two],
      [two, three],
      [three, one],
    ]),
  ];
}

function writeAssessment(brief: Brief): string[] {
  const { standards, skillsAssessment } = brief.material.context;
  const [first, second] = brief.planText.assessment;
  return [
    first,
    second,
    brief.roleText.assessment,
    brief.skills === "" ? "" : fill(skillsAssessment, { skills: brief.skills }),
    brief.standards === "" ? "" : fill(standards, { standards: brief.standards }),
  ]
    .filter((text) => text !== "")
    .map((text) => brief.paragraph(text));
}

function writeExample(brief: Brief): string {
  const { before, after } = brief.typeText.examples[brief.subject];
  return brief.paragraph(before, brief.rotate(brief.roleText.example), after);
}

function writeNotes(brief: Brief, aiStep: number): string[] {
  const { placements, context, privacy } = brief.material;
  return [
    fill(placements[brief.placement].note, { step: aiStep }),
    brief.roleText.note,
    brief.quotedContext === ""
      ? brief.planText.note
      : brief.paragraph(fill(context.note, { context: brief.quotedContext })),
    brief.rotate(privacy),
  ];
}

function writeVariations(brief: Brief): string[] {
  const led = brief.rotate(brief.material.teacherLed);
  const others = [brief.roleText.fade, brief.rotate(brief.material.access)];
  return brief.band !== undefined && isYoung(brief.band) ? [led, ...others] : [...others, led];
}

export function composeRoutine({ words, material }: Tongue, request: GenerateRequest, variation = 0): FullRoutine {
  const tongue = { words, material: nameLearners(material, recogniseGradeBand(request.formData.gradeLevel)) };
  const brief = readBrief(tongue, request, variation);
  const aiStep = brief.stages.findIndex(usesAI) + 1;
  const placed = fill(tongue.material.placements[brief.placement].overview, { step: aiStep });
  return {
    title: writeTitle(brief),
    overview: brief.paragraph(
      brief.planText.overview,
      brief.roleText.overview,
      placed,
      writeFacts(brief),
      writeSessions(brief),
    ),
    purpose: writePurpose(brief),
    steps: writeSteps(brief),
    aiSamplePrompts: writeSamplePrompts(brief),
    assessmentOpportunities: writeAssessment(brief),
    exampleInAction: writeExample(brief),
    teacherNotes: writeNotes(brief, aiStep),
    variations: writeVariations(brief),
  };
}
