import { LANGUAGES } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import { FINDING_CODES } from "@thinkshore/core/quality/findings";
import { ROLES } from "@thinkshore/core/wizard/catalog";
import { describe, expect, it } from "vitest";
import { createText } from "../i18n/create-text.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { quality } from "../i18n/messages/en/quality.ts";
import { describeFinding } from "./describe-finding.ts";

const values = {
  placement: "middle",
  steps: "1, 2",
  prompt: 2,
  count: 6,
  expected: 3,
  verb: "Recall",
  type: "evaluating",
  needed: 2,
  total: 90,
  min: 38,
  max: 45,
  field: "teacherNotes",
  found: "fr",
  token: "MS-ESS3-3",
  part: "studentPrompts",
};

async function load(language: (typeof LANGUAGES)[number]) {
  const messages = language === "en" ? quality.english : await loadMessages(language, "quality");
  return { t: createText(language, quality, messages), words: await loadWords(language) };
}

describe.each(LANGUAGES)("%s", (language) => {
  it("says every finding in a sentence with all its values", async () => {
    const { t, words } = await load(language);
    const sentences = FINDING_CODES.map((code) => {
      const own = code === "wrong-language" ? { ...values, expected: "en" } : values;
      return describeFinding({ code, step: 1, values: own }, t, words) ?? "";
    });
    expect(sentences).toHaveLength(FINDING_CODES.length);
    expect(new Set(sentences).size).toBe(FINDING_CODES.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/[{}]|undefined|NaN|teacherNotes|studentPrompts|evaluating/);
    }
  });

  it("names the risk of each role", async () => {
    const { t, words } = await load(language);
    const risks = ROLES.map((role) => describeFinding({ code: "role-risk-unmet", values: { role } }, t, words));
    expect(new Set(risks).size).toBe(ROLES.length);
  });
});

it("says nothing about a code that it does not know", async () => {
  const { t, words } = await load("en");
  expect(describeFinding({ code: "from-tomorrow" }, t, words)).toBeUndefined();
});

it("calls a missing verb missing, and a missing prompt missing", async () => {
  const { t, words } = await load("en");
  const say = (code: string, given: Record<string, string | number>) =>
    describeFinding({ code, values: given }, t, words);
  expect(say("verb-not-of-type", { verb: " ", type: "analyzing" })).toContain("no thinking verb");
  expect(say("answer-clause-missing", { prompt: 0 })).toContain("no sample AI prompt");
  expect(say("wrong-language", { field: "all", found: "other", expected: "en" })).toContain("another language");
});
