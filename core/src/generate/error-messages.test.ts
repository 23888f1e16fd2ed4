import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { ERROR_CODES } from "./contract.ts";
import { chooseLanguage, findMessage } from "./error-messages.ts";

const SCRIPTS = { zh: /\p{Script=Han}/u, ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, ko: /\p{Script=Hangul}/u };

describe("findMessage", () => {
  it("has a sentence of its own for each code in each language, with a next step and no exclamation", () => {
    for (const language of LANGUAGES) {
      const messages = ERROR_CODES.map((code) => findMessage(code, language));
      expect(new Set(messages).size).toBe(ERROR_CODES.length);
      for (const message of messages) {
        expect(message).not.toMatch(/[!！]/);
        // At least two sentences: what happened, and what to do next.
        expect(message.split(/[.。:：](?:\s|$)?/).filter((part) => part.trim() !== "").length).toBeGreaterThan(1);
        if (language !== "en")
          expect(message).not.toBe(findMessage(ERROR_CODES[messages.indexOf(message)] ?? "internal", "en"));
        const script = SCRIPTS[language as keyof typeof SCRIPTS];
        if (script !== undefined) expect(message).toMatch(script);
      }
    }
  });
});

describe("chooseLanguage", () => {
  it.each([
    [null, "en"],
    ["", "en"],
    ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
    ["de,zh-TW;q=0.7", "zh"],
    ["de", "en"],
    ["*", "en"],
  ])("reads %s as %s", (header, language) => {
    expect(chooseLanguage(header)).toBe(language);
  });
});
