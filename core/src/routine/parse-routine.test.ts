import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRoutine } from "./parse-routine.ts";
import { type FullRoutine, fullRoutineSchema, isTextRoutine, type TextRoutine, textRoutineSchema } from "./routine.ts";

const FULL: FullRoutine = {
  title: "Stand, Test, Justify",
  overview: "Take a stand.",
  purpose: "Weigh evidence.",
  steps: [
    {
      stepNumber: 1,
      verb: "Evaluate",
      title: "Take a stand",
      description: "Write a claim.",
      teacherAction: "Show two sources.",
      studentAction: "Write.",
      purpose: "A position first.",
      minutes: 12,
      aiRole: "Independent work",
      usesAI: false,
      studentPrompts: ["What do I claim?"],
    },
  ],
  aiSamplePrompts: ["What is the weakest link?"],
  assessmentOpportunities: ["Compare versions."],
  exampleInAction: "A pair narrows its claim.",
  teacherNotes: ["One.", "Two.", "Three.", "Four."],
  variations: ["One screen."],
};

const EMPTY_STEP = {
  title: "",
  description: "",
  teacherAction: "",
  studentAction: "",
  purpose: "",
  aiRole: "",
  studentPrompts: [],
};

function full(value: unknown, ...rest: [] | [Parameters<typeof parseRoutine>[1]]): FullRoutine {
  const result = parseRoutine(value, ...rest);
  if (!result.ok || isTextRoutine(result.routine)) throw new Error(`no full routine: ${JSON.stringify(result)}`);
  return result.routine;
}

function plain(value: unknown, ...rest: [] | [Parameters<typeof parseRoutine>[1]]): TextRoutine {
  const result = parseRoutine(value, ...rest);
  if (!result.ok || !isTextRoutine(result.routine)) throw new Error(`no text routine: ${JSON.stringify(result)}`);
  return result.routine;
}

describe("parseRoutine reads a full routine", () => {
  it.each([
    ["an object", FULL],
    ["a JSON text", JSON.stringify(FULL)],
    ["JSON in JSON", JSON.stringify(JSON.stringify(FULL))],
    ["fenced JSON", `\`\`\`json\n${JSON.stringify(FULL, null, 2)}\n\`\`\``],
    ["a routine field", { routine: FULL, source: "x" }],
    ["a routine field of text", { routine: JSON.stringify(FULL) }],
    ["JSON in a content field", { content: JSON.stringify(FULL) }],
    ["unknown fields beside", { ...FULL, extra: { deep: [1] }, _about: "x" }],
    ["steps by key", { ...FULL, steps: { first: FULL.steps[0] } }],
    [
      "numbers and booleans as text",
      { ...FULL, steps: [{ ...FULL.steps[0], stepNumber: "1", minutes: "12 min", usesAI: "false" }] },
    ],
    ["lists as lines", { ...FULL, teacherNotes: "- One.\n• Two.\n3. Three.\n* Four.", variations: "One screen." }],
    [
      "texts as lists",
      { ...FULL, overview: ["Take a stand."], exampleInAction: { text: "A pair narrows its claim." } },
    ],
    [
      "the derived view's names",
      {
        ...FULL,
        assessmentOpportunities: undefined,
        assessment: FULL.assessmentOpportunities,
        exampleInAction: "",
        example: FULL.exampleInAction,
        aiSamplePrompts: [],
        aiSample: FULL.aiSamplePrompts,
      },
    ],
  ])("from %s", (_name, value) => {
    expect(full(value)).toEqual(FULL);
  });

  it("falls back as the product promises", () => {
    const routine = full({
      steps: [{ content: "Look closely." }, {}, "Talk in pairs.", { stepNumber: 7, verb: "  ", title: "Last" }, null],
    });
    expect(routine).toEqual({
      title: "",
      overview: "",
      purpose: "",
      steps: [
        { ...EMPTY_STEP, stepNumber: 1, verb: "", description: "Look closely." },
        { ...EMPTY_STEP, stepNumber: 2, verb: "", description: "Talk in pairs." },
        { ...EMPTY_STEP, stepNumber: 3, verb: "", title: "Last" },
      ],
      aiSamplePrompts: [],
      assessmentOpportunities: [],
      exampleInAction: "",
      teacherNotes: [],
      variations: [],
    });
  });

  it("takes the caller's words for a missing title", () => {
    expect(full({ steps: [{ description: "x" }] }, { title: "Observer" }).title).toBe("Observer");
  });

  it("prefers a description to its alias, and reads older steps that are named by their verb", () => {
    const steps = full({
      steps: [
        { description: "a", content: "b" },
        { step: "Generate", teacherAction: "t" },
        { step: 3, purpose: "p" },
      ],
    }).steps;
    expect(steps.map((step) => [step.stepNumber, step.verb, step.description])).toEqual([
      [1, "", "a"],
      [2, "Generate", ""],
      [3, "", ""],
    ]);
  });

  it("numbers steps by their place, whatever numbers they came with", () => {
    const steps = [1, 1, "7", -2, "second"].map((stepNumber) => ({ stepNumber, verb: "Look" }));
    expect(full({ steps }).steps.map((step) => step.stepNumber)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [10, 10],
    ["10", 10],
    ["7.5 minutes", 7.5],
    [-3, undefined],
    ["soon", undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
  ])("minutes %j -> %s", (minutes, expected) => {
    expect(full({ steps: [{ minutes, verb: "Look" }] }).steps[0]?.minutes).toBe(expected);
  });

  it("reads an object that has no steps yet", () => {
    expect(full({ title: "Draft" }).steps).toEqual([]);
    expect(full({ teacherNotes: ["Mind the time."] }).teacherNotes).toEqual(["Mind the time."]);
  });

  it("reads a list of steps", () => {
    expect(full(["Look", "Think"]).steps.map((step) => step.description)).toEqual(["Look", "Think"]);
  });

  it("keeps content that stands beside steps", () => {
    expect(full({ content: "Read this first.", steps: ["Look"] }).overview).toBe("Read this first.");
  });
});

describe("parseRoutine reads a text routine", () => {
  it.each([
    ["plain text", "Look.\n\nThink.", { title: "", overview: "", content: "Look.\n\nThink." }],
    [
      "a content field",
      { title: "T", overview: "O", content: "Look." },
      { title: "T", overview: "O", content: "Look." },
    ],
    ["a content list", { content: ["Look.", "Think."] }, { title: "", overview: "", content: "Look.\nThink." }],
    ["broken JSON", '{"title": "T", "steps": [', { title: "", overview: "", content: '{"title": "T", "steps": [' }],
    [
      "a Markdown heading",
      "# Look again\n\n1. Look",
      { title: "Look again", overview: "", content: "# Look again\n\n1. Look" },
    ],
    ["a number as text", "42", { title: "", overview: "", content: "42" }],
    ["Windows line ends", "a\r\nb", { title: "", overview: "", content: "a\nb" }],
  ])("from %s", (_name, value, expected) => {
    expect(plain(value)).toEqual(expected);
  });

  it("takes the caller's title", () => {
    expect(plain("Look.", { title: "My title" }).title).toBe("My title");
  });
});

describe("parseRoutine refuses", () => {
  it.each([
    [undefined, "no-routine"],
    [null, "no-routine"],
    ["", "no-routine"],
    [" \n ", "no-routine"],
    [{}, "no-routine"],
    [[], "no-routine"],
    ["{}", "no-routine"],
    [42, "unreadable"],
    [true, "unreadable"],
    [{ error: { message: "boom" } }, "unreadable"],
    [{ steps: [] }, "unreadable"],
    [{ title: "", content: "  ", steps: [null, {}] }, "unreadable"],
    [() => "x", "unreadable"],
  ])("%j as %s", (value, code) => {
    expect(parseRoutine(value)).toEqual({ ok: false, code });
  });
});

describe("parseRoutine never throws and answers what the schemas accept", () => {
  const isValid = (value: unknown) => {
    const result = parseRoutine(value);
    if (!result.ok) return true;
    const schema = isTextRoutine(result.routine) ? textRoutineSchema : fullRoutineSchema;
    return schema.safeParse(result.routine).success;
  };

  it("on any JSON", () => {
    fc.assert(fc.property(fc.jsonValue(), isValid));
    fc.assert(fc.property(fc.json(), isValid));
  });

  it("on any value in the routine's own fields", () => {
    const any = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const stepFields = fc.dictionary(
      fc.constantFrom(
        "stepNumber",
        "verb",
        "title",
        "description",
        "content",
        "minutes",
        "aiRole",
        "usesAI",
        "studentPrompts",
        "step",
      ),
      any,
    );
    const fields = fc.record(
      {
        title: any,
        overview: any,
        content: any,
        routine: any,
        steps: fc.oneof(any, fc.array(fc.oneof(any, stepFields))),
        teacherNotes: any,
        variations: any,
        exampleInAction: any,
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(fields, isValid), { numRuns: 500 });
  });

  it("on circular and deeply wrapped values", () => {
    const circle: Record<string, unknown> = { title: "T" };
    circle.routine = circle;
    circle.overview = circle;
    expect(isValid(circle)).toBe(true);
    let wrapped: unknown = FULL;
    for (let i = 0; i < 5000; i++) wrapped = { routine: wrapped };
    expect(isValid(wrapped)).toBe(true);
    expect(isValid("[".repeat(100_000))).toBe(true);
  });

  it("and reading twice changes nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = parseRoutine({ title: "T", steps: [{ description: "d" }, value], overview: value });
        if (once.ok) expect(parseRoutine(once.routine)).toEqual(once);
      }),
    );
  });
});
