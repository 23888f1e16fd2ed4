import { describe, expect, test } from "vitest";
import type { GenerateRequest } from "../generate/contract.ts";
import type { FullRoutine, Step } from "../routine/routine.ts";
import { PLACEMENTS, type Placement } from "../wizard/catalog.ts";
import { checkRoutine } from "./check-routine.ts";
import { FINDING_CODES, type FindingCode } from "./findings.ts";
import { goldRequest, goldRoutine } from "./fixtures/gold-routine.ts";
import { soundEnglish } from "./fixtures/sound-en.ts";
import { soundSpanish } from "./fixtures/sound-es.ts";
import { soundFrench } from "./fixtures/sound-fr.ts";
import { soundIndonesian } from "./fixtures/sound-id.ts";
import { soundJapanese } from "./fixtures/sound-ja.ts";
import { soundKorean } from "./fixtures/sound-ko.ts";
import { arrange, type SoundRoutine } from "./fixtures/sound-routine.ts";
import { soundVietnamese } from "./fixtures/sound-vi.ts";
import { soundChinese } from "./fixtures/sound-zh.ts";
import { loadLexicon } from "./lexicon.ts";

interface Case {
  routine: FullRoutine;
  request: GenerateRequest;
}

const SOUND = [
  soundEnglish,
  soundChinese,
  soundJapanese,
  soundKorean,
  soundVietnamese,
  soundIndonesian,
  soundSpanish,
  soundFrench,
];

async function findings({ routine, request }: Case) {
  return checkRoutine(routine, request, await loadLexicon(request.language));
}

function withStep(plan: Case, number: number, change: Partial<Step>): Case {
  const steps = plan.routine.steps.map((step, index) => (index === number - 1 ? { ...step, ...change } : step));
  return { ...plan, routine: { ...plan.routine, steps } };
}

function withRoutine(plan: Case, change: Partial<FullRoutine>): Case {
  return { ...plan, routine: { ...plan.routine, ...change } };
}

function withForm(plan: Case, change: Partial<GenerateRequest["formData"]>): Case {
  return { ...plan, request: { ...plan.request, formData: { ...plan.request.formData, ...change } } };
}

interface Fault {
  code: FindingCode;
  placement?: Placement;
  step?: number;
  plant: (plan: Case, sound: SoundRoutine) => Case;
}

const FAULTS: Fault[] = [
  {
    code: "ai-step-missing",
    plant: (plan, { develop }) => withStep(plan, 2, { ...develop, stepNumber: 2, minutes: 18 }),
  },
  { code: "placement-not-honoured", plant: (plan) => withForm(plan, { aiPlacement: "beginning" }) },
  {
    code: "own-attempt-missing",
    placement: "flexible",
    step: 1,
    plant: (plan) => {
      const [open, ai, close] = plan.routine.steps as [Step, Step, Step];
      return withRoutine(plan, { steps: [ai, { ...open, verb: ai.verb }, close] });
    },
  },
  {
    code: "commit-move-missing",
    placement: "beginning",
    step: 1,
    plant: (plan, { ai }) => withStep(plan, 1, { description: ai.description }),
  },
  {
    code: "own-ending-missing",
    placement: "flexible",
    step: 3,
    plant: (plan, { close }) => {
      const [open, ai] = plan.routine.steps as [Step, Step, Step];
      return withRoutine(plan, { steps: [open, { ...close, minutes: 15 }, ai] });
    },
  },
  {
    code: "closing-move-missing",
    placement: "end",
    step: 3,
    plant: (plan, { ai, close }) =>
      withStep(plan, 3, { description: ai.description, studentPrompts: close.studentPrompts }),
  },
  {
    code: "flexible-note-missing",
    placement: "flexible",
    plant: (plan, { faults }) =>
      withRoutine(plan, { teacherNotes: [faults.plainNote, ...plan.routine.teacherNotes.slice(1)] }),
  },
  {
    code: "answer-clause-missing",
    plant: (plan, { faults }) =>
      withRoutine(plan, { aiSamplePrompts: [...plan.routine.aiSamplePrompts, faults.openPrompt] }),
  },
  { code: "answer-clause-missing", plant: (plan) => withRoutine(plan, { aiSamplePrompts: [] }) },
  {
    code: "asks-for-answer",
    plant: (plan, { faults }) =>
      withRoutine(plan, { aiSamplePrompts: [...plan.routine.aiSamplePrompts, faults.handover] }),
  },
  {
    code: "judgement-missing",
    step: 2,
    plant: (plan, { faults }) => withStep(plan, 2, { studentAction: faults.unjudged }),
  },
  {
    code: "allowed-use-missing",
    step: 2,
    plant: (plan, { faults }) => withStep(plan, 2, { aiRole: faults.onlyForbidden }),
  },
  {
    code: "forbidden-use-missing",
    step: 2,
    plant: (plan, { faults }) => withStep(plan, 2, { aiRole: faults.onlyAllowed }),
  },
  {
    code: "independence-not-stated",
    step: 1,
    plant: (plan, { faults }) => withStep(plan, 1, { aiRole: faults.noPlace }),
  },
  {
    code: "visible-product-missing",
    step: 1,
    plant: (plan, { faults }) => withStep(plan, 1, { description: faults.noProduct, studentAction: faults.noProduct }),
  },
  {
    code: "step-count-off",
    plant: (plan, { develop }) => {
      const own = { ...develop, minutes: 1 };
      const [open, ai, close] = plan.routine.steps as [Step, Step, Step];
      return withRoutine(plan, { steps: [{ ...open, minutes: 9 }, own, ai, own, own, { ...close, minutes: 12 }] });
    },
  },
  {
    code: "verb-not-of-type",
    step: 1,
    plant: (plan, { faults }) => withStep(plan, 1, { verb: faults.verbOfAnotherType }),
  },
  {
    code: "reflection-missing",
    plant: (plan, { faults }) => withStep(plan, 3, { studentPrompts: [faults.notReflecting] }),
  },
  {
    code: "too-few-higher-order",
    plant: (plan, { faults }) => {
      const steps = plan.routine.steps.map((step) => ({ ...step, verb: faults.notice }));
      return withForm(withRoutine(plan, { steps }), { thinkingType: "observing-questioning" });
    },
  },
  {
    code: "minutes-missing",
    step: 1,
    plant: (plan) => {
      const [{ minutes: _, ...open }, ai, close] = plan.routine.steps as [Step, Step, Step];
      return withRoutine(plan, { steps: [open, ai, close] });
    },
  },
  { code: "minutes-off", plant: (plan) => withStep(plan, 1, { minutes: 40 }) },
  { code: "minutes-off", plant: (plan) => withStep(plan, 1, { minutes: 2 }) },
  {
    code: "context-not-used",
    plant: (plan, { faults }) =>
      withForm(plan, {
        objectives: { ...plan.request.formData.objectives, purpose: faults.unrelatedPurpose },
      }),
  },
  { code: "template-leftover", plant: (plan) => withRoutine(plan, { overview: `${plan.routine.overview} {subject}` }) },
  { code: "template-leftover", step: 1, plant: (plan) => withStep(plan, 1, { title: "[insert topic]" }) },
  { code: "template-leftover", step: 3, plant: (plan) => withStep(plan, 3, { title: "undefined" }) },
  { code: "template-leftover", plant: (plan) => withRoutine(plan, { title: "Lorem ipsum" }) },
  { code: "prompt-echo", step: 2, plant: (plan) => withStep(plan, 2, { title: "usesAI: true" }) },
  {
    code: "prompt-echo",
    plant: (plan) => {
      const overview = `${plan.routine.overview} ${plan.routine.overview}`;
      return withForm(withRoutine(plan, { overview }), { additionalContext: overview });
    },
  },
  {
    code: "invented-standard",
    step: 1,
    plant: (plan, { open }) => withStep(plan, 1, { purpose: `${open.purpose} (CCSS.ELA-LITERACY.RI.8.1)` }),
  },
  {
    code: "role-risk-unmet",
    plant: (plan, { faults }) => {
      const [first = "", , third = "", fourth = ""] = plan.routine.teacherNotes;
      return withRoutine(plan, { teacherNotes: [first, faults.plainNote, third, fourth] });
    },
  },
  {
    code: "teacher-led-form-missing",
    plant: (plan, { faults }) => withRoutine(plan, { variations: [faults.plainVariation] }),
  },
  {
    code: "privacy-reminder-missing",
    plant: (plan, { faults }) =>
      withRoutine(plan, { teacherNotes: [...plan.routine.teacherNotes.slice(0, 3), faults.plainNote] }),
  },
  { code: "part-missing", plant: (plan) => withRoutine(plan, { exampleInAction: " " }) },
  { code: "part-missing", step: 1, plant: (plan) => withStep(plan, 1, { teacherAction: "" }) },
  {
    code: "part-missing",
    plant: (plan) => withRoutine(plan, { teacherNotes: plan.routine.teacherNotes.slice(1) }),
  },
];

describe.each(SOUND)("a sound routine in $request.language", (sound) => {
  test.each(PLACEMENTS)("passes with AI placed: %s", async (placement) => {
    const plan = arrange(sound, placement);
    // Without the closing step, the reflection moves to the last step there is.
    const last = plan.routine.steps.length;
    expect(await findings(withStep(plan, last, { studentPrompts: sound.close.studentPrompts }))).toEqual([]);
  });

  test.each(FAULTS)("a planted fault fires $code alone", async ({ code, placement, step, plant }) => {
    const found = await findings(plant(arrange(sound, placement ?? "middle"), sound));
    expect(found.map((finding) => finding.code)).toEqual([code]);
    expect(found[0]?.step).toBe(step);
  });
});

describe.each(SOUND)("a routine that should be in $request.language", (sound) => {
  const others = SOUND.filter((other) => other !== sound);

  test.each(others)("and is in $request.language", async (other) => {
    const plan = { routine: arrange(other, "middle").routine, request: sound.request };
    const values = { expected: sound.request.language, found: other.request.language, field: "all" };
    expect((await findings(plan)).filter(({ code }) => code === "wrong-language")).toEqual([
      { code: "wrong-language", values },
    ]);
  });

  test.each(others)("with one text in $request.language", async (other) => {
    const found = await findings(withStep(arrange(sound, "middle"), 3, { purpose: other.rest.purpose }));
    expect(found.map(({ code, step }) => ({ code, step }))).toEqual([{ code: "wrong-language", step: 3 }]);
  });
});

test("the reference routine keeps every rule", async () => {
  expect(await findings({ routine: goldRoutine, request: goldRequest })).toEqual([]);
});

test("every code has a planted fault", () => {
  const planted = new Set<string>([...FAULTS.map(({ code }) => code), "wrong-language"]);
  expect(FINDING_CODES.filter((code) => !planted.has(code))).toEqual([]);
});
