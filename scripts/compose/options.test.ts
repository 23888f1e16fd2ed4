/** The compose command tells what is wrong and what is allowed. */
import { describe, expect, it } from "vitest";
import { HELP, readOptions } from "./options.ts";

const choice = ["--type", "evaluating", "--placement", "middle", "--role", "challenger"];

describe("readOptions", () => {
  it("reads a request in full", () => {
    const lesson = ["--language", "fr", "--grade", "4e", "--subject", "SVT", "--time", "55 min", "--purpose", "juger"];
    const more = [
      "--standards",
      "D4",
      "--skills",
      "argumenter",
      "--context",
      "28 élèves",
      "--variation",
      "2",
      "--json",
    ];
    expect(readOptions([...choice, ...lesson, ...more])).toEqual({
      kind: "routine",
      variation: 2,
      form: "json",
      request: {
        language: "fr",
        formData: {
          thinkingType: "evaluating",
          aiPlacement: "middle",
          aiRoles: ["challenger"],
          gradeLevel: "4e",
          subject: "SVT",
          timeFrame: "55 min",
          objectives: { purpose: "juger", standards: "D4", skills: "argumenter" },
          additionalContext: "28 élèves",
        },
      },
    });
  });

  it("needs only the three choices", () => {
    expect(readOptions(choice)).toMatchObject({ form: "text", variation: 0, request: { language: "en" } });
  });

  it.each([[[]], [["--help"]], [[...choice, "--help"]]])("helps for %j", (args) => {
    expect(readOptions(args)).toEqual({ kind: "help" });
    for (const option of [
      "--type",
      "--variation",
      "--gallery",
      "reflecting-self-regulating",
      "content-provider",
      "vi",
    ]) {
      expect(HELP).toContain(option);
    }
  });

  it.each([
    [["--type", "judging"], '--type cannot be "judging". Choose one of: observing-questioning, analyzing, evaluating'],
    [["--type", "analyzing"], "--placement is missing. Choose one of: beginning, middle, end, flexible."],
    [[...choice, "--language", "de"], '--language cannot be "de". Choose one of: en, zh, ja, ko, vi, id, es, fr.'],
    [[...choice, "--variation", "two"], '--variation cannot be "two". Give a whole number from 0.'],
    [[...choice, "--grade", "x".repeat(201)], "--grade is 201 characters long; at most 200 are allowed."],
    [[...choice, "--json", "--markdown"], "Choose --json or --markdown, not both."],
    [["--colour", "red"], "npm run compose -- --help"],
  ])("explains what is wrong with %j", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
