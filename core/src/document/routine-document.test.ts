import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { exampleContext, exampleRoutine } from "../routine/fixtures/example-routine.ts";
import type { RoutineView } from "../routine/routine-view.ts";
import { writeMarkdown } from "./markdown.ts";
import { type Block, buildRoutineDocument, type RoutineDocument, type SectionId } from "./routine-document.ts";

const en = await loadWords("en");
const view: RoutineView = {
  routine: exampleRoutine,
  context: exampleContext,
  placement: "middle",
  marks: ["independent", "ai", "independent"],
};
const build = (change: Partial<RoutineView> = {}, words = en) => buildRoutineDocument({ ...view, ...change }, words);

function blocksOf(document: RoutineDocument, id: SectionId): readonly Block[] {
  return document.sections.find((section) => section.id === id)?.blocks ?? [];
}

const emptyContext = {
  ...exampleContext,
  thinkingType: "",
  aiPlacement: "",
  aiRoles: [],
  gradeLevel: " ",
  subject: "",
  timeFrame: "",
  purpose: "",
  standards: "",
  skills: "",
  additionalContext: "",
};

describe("buildRoutineDocument", () => {
  it("has the contract's sections in their order", () => {
    const document = build();
    expect(document.title).toBe("Stand, Test, Justify");
    expect(document.subtitle).toBe("AI is incorporated in the middle.");
    expect(document.sections.map((section) => section.id)).toEqual([
      "overview",
      "purpose",
      "context",
      "steps",
      "samplePrompts",
      "assessment",
      "example",
      "botPrompt",
      "teacherNotes",
      "variations",
    ]);
    expect(document.sections.map((section) => section.heading)).toContain("Process variations");
  });

  it("says 'Not specified' for each of the four lines that is empty, and nothing for the rest", () => {
    expect(blocksOf(build({ context: emptyContext }), "context")).toEqual([
      {
        kind: "table",
        rows: ["Grade level", "Subject area", "Time frame", "AI placement"].map((label) => ({
          label,
          value: "Not specified",
        })),
      },
    ]);
    expect(build({ context: emptyContext }).subtitle).toBe("");
  });

  it("names the choices", () => {
    const [table] = blocksOf(build(), "context");
    expect(table).toMatchObject({
      rows: expect.arrayContaining([
        { label: "Grade level", value: "Grade 8" },
        { label: "AI placement", value: "in the middle" },
        { label: "Thinking type", value: "Evaluating" },
        { label: "AI roles", value: "Challenger" },
        { label: "Standards", value: "MS-ESS3-3" },
      ]),
    });
  });

  it("gives each step its heading, minutes, box and prompts", () => {
    const steps = blocksOf(build(), "steps");
    expect(steps).toHaveLength(3);
    expect(steps[1]).toMatchObject({
      kind: "step",
      number: 2,
      heading: "Critique: Meet the challenger",
      minutes: "18 min",
      mark: "ai",
      blocks: expect.arrayContaining([
        { kind: "labelled", label: "What students do", text: "Answer *one* challenge at a time." },
        { kind: "box", mark: "ai", label: "AI support", text: "Challenger. It may not write the claim." },
        { kind: "list", label: "Student prompts", items: ["Can we answer this from our own sources?"] },
      ]),
    });
    expect(steps[0]).toMatchObject({
      blocks: expect.arrayContaining([expect.objectContaining({ label: "Independent work" })]),
    });
    const [optional] = blocksOf(build({ marks: ["optional", "optional", "optional"] }), "steps");
    expect(optional).toMatchObject({
      blocks: expect.arrayContaining([expect.objectContaining({ label: "AI optional" })]),
    });
  });

  it("leaves out what is empty", () => {
    const routine = {
      ...exampleRoutine,
      overview: " ",
      teacherNotes: [" "],
      variations: [],
      exampleInAction: "",
      steps: [],
    };
    const ids = build({ routine, marks: [] }).sections.map((section) => section.id);
    expect(ids).toEqual(["purpose", "context", "samplePrompts", "assessment"]);
  });

  it("shows a text routine pre-wrapped, under a title of its own or the general one", () => {
    const document = build({ routine: { title: "", overview: "O", content: "a\n  b" }, marks: [] });
    expect(document.title).toBe("Thinking routine");
    expect(document.sections.map((section) => section.id)).toEqual(["overview", "content", "context"]);
    expect(blocksOf(document, "content")).toEqual([{ kind: "prewrapped", text: "a\n  b" }]);
  });

  it.each(LANGUAGES)("is whole in %s", async (language) => {
    const document = build({}, await loadWords(language));
    expect(document.sections).toHaveLength(10);
    expect(JSON.stringify(document)).not.toMatch(/\{\w+\}|undefined/);
  });
});

describe("writeMarkdown", () => {
  it("writes headings, steps, boxes, lists and the bot prompt", () => {
    const lines = writeMarkdown(build()).split("\n");
    for (const line of [
      "# Stand, Test, Justify",
      "## Overview",
      "- **Grade level** Grade 8",
      "### 2. Critique: Meet the challenger (18 min)",
      "Answer **one** challenge at a time.",
      "> **AI support**",
      "> **Independent work**",
      "- Can we answer this from our own sources?",
      "## AI bot prompt",
      "```text",
      "## Process variations",
    ]) {
      expect(lines).toContain(line);
    }
  });

  it("keeps lesson text from becoming Markdown or HTML", () => {
    const routine = {
      ...exampleRoutine,
      title: "# <script> [x](y) `z` | a_b",
      overview: "- not a list\n1. nor this\n> quote\n**bold** 2 * 3",
      exampleInAction: "# no heading",
    };
    const text = writeMarkdown(build({ routine }));
    expect(text).toContain("# \\# \\<script\\> \\[x\\](y) \\`z\\` \\| a\\_b\n");
    expect(text).toContain("\\- not a list\n\n1\\. nor this\n\n\\> quote\n\n**bold** 2 \\* 3\n");
    expect(text).toContain("\\# no heading");
  });

  it("fences text that holds fences", () => {
    const text = writeMarkdown(build({ routine: { title: "T", overview: "", content: "```\ncode\n```" }, marks: [] }));
    expect(text).toContain("````text\n```\ncode\n```\n````");
  });
});
