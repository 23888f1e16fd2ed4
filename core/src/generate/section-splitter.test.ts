import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSectionSplitter } from "./section-splitter.ts";
import type { Section } from "./sections.ts";

const routine = {
  title: 'A "title" with \\ and {braces}, [brackets] and ```fences```',
  overview: "First line\nsecond line 🌊 é 中文",
  purpose: "",
  steps: [
    { stepNumber: 1, verb: "Notice", studentPrompts: ["a, b", "c}"], minutes: 10 },
    { stepNumber: 2, verb: "Probe", studentPrompts: [], minutes: 2.5 },
  ],
  aiSamplePrompts: ["one", "two"],
  exampleInAction: "ends with a backslash \\",
};

const expected: Section[] = [
  { path: "title", value: routine.title },
  { path: "overview", value: routine.overview },
  { path: "purpose", value: "" },
  { path: "steps.0", value: routine.steps[0] },
  { path: "steps.1", value: routine.steps[1] },
  { path: "aiSamplePrompts", value: routine.aiSamplePrompts },
  { path: "exampleInAction", value: routine.exampleInAction },
];

function split(text: string, sizes: readonly number[]): { sections: Section[]; isComplete: boolean } {
  const splitter = createSectionSplitter();
  const sections: Section[] = [];
  let at = 0;
  for (let turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    sections.push(...splitter.push(text.slice(at, at + size)));
    at += size;
  }
  return { sections, isComplete: splitter.isComplete };
}

const json = JSON.stringify(routine);

describe("createSectionSplitter", () => {
  it.each([
    ["plain", json],
    ["indented", JSON.stringify(routine, null, 2)],
    ["fenced", `\`\`\`json\n${json}\n\`\`\``],
    ["after chatter", `Sure {here} it is, don't worry "ok": {"note"} \n${json}\nHope this helps {"title": "no"}`],
    ["after an unrelated object", `{"thinking": {"a": [1, {"b": 2}]}, "n": 1} ${json}`],
    ["wrapped", `{"routine": ${json}}`],
    ["wrapped after a stray object", `{"meta": {"a": 1}, "routine": ${json}, "x": 1}`],
    ["with unknown keys", json.replace('"steps"', '"note": {"a": "}"}, "more": [1, {"x": "]"}], "steps"')],
    ["with escaped keys", json.replace('"title"', '"\\u0074itle"')],
  ])("finds the parts when the answer is %s", (_name, text) => {
    for (const size of [1, 7, text.length]) {
      expect(split(text, [size])).toEqual({ sections: expected, isComplete: true });
    }
  });

  it("gives the same parts however the answer is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
        expect(split(`Here:\n${json}`, sizes).sections).toEqual(expected);
      }),
    );
  });

  it("reads whatever JSON the parts hold", () => {
    const texts = fc.record({
      title: fc.string({ unit: "binary" }),
      steps: fc.array(fc.jsonValue(), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(texts, fc.boolean(), (value, pretty) => {
        const { sections, isComplete } = split(JSON.stringify(value, null, pretty ? 2 : 0), [1]);
        const steps = JSON.parse(JSON.stringify(value.steps)) as unknown[];
        expect(sections).toEqual([
          { path: "title", value: value.title },
          ...steps.map((step, index) => ({ path: `steps.${index}`, value: step })),
        ]);
        expect(isComplete).toBe(true);
      }),
    );
  });

  it("gives a part the moment it is complete, not later", () => {
    const splitter = createSectionSplitter();
    expect(splitter.push('{"title": "T"')).toEqual([]);
    expect(splitter.push(",")).toEqual([{ path: "title", value: "T" }]);
    expect(splitter.push('"steps":[{"verb":"A"}')).toEqual([]);
    expect(splitter.push(",")).toEqual([{ path: "steps.0", value: { verb: "A" } }]);
  });

  it("keeps what was finished of a truncated answer and says that it is incomplete", () => {
    const cut = json.slice(0, json.indexOf('"verb":"Probe"'));
    expect(split(cut, [3])).toEqual({ sections: expected.slice(0, 4), isComplete: false });
  });

  it("accepts raw line breaks inside strings and drops a part that is no JSON", () => {
    expect(split('{"title": "a\nb", "overview": nope, "purpose": "p"}', [2]).sections).toEqual([
      { path: "title", value: "a b" },
      { path: "purpose", value: "p" },
    ]);
  });

  it("never takes a step for the routine when the answer is malformed", () => {
    const before = expected.slice(0, 1);
    expect(split(json.replace('"overview":', '"overview"'), [5])).toEqual({ sections: before, isComplete: false });
    expect(split(json.replace('"title":', '"title"'), [5]).sections).toEqual([]);
    expect(split(json.replace('"title":', "title:"), [5]).sections).toEqual([]);
  });

  it("says whether the list of steps was closed", () => {
    const splitter = createSectionSplitter();
    splitter.push('{"steps": [{"verb": "A"}, {"verb": "B"}');
    expect(splitter.hasAllSteps).toBe(false);
    splitter.push("]");
    expect(splitter.hasAllSteps).toBe(true);
  });

  it("stays linear: a large answer byte by byte takes no noticeable time", () => {
    const large = JSON.stringify({ title: "x".repeat(100_000), overview: '\\"'.repeat(50_000) });
    const start = performance.now();
    expect(split(large, [1]).sections).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
