import { expect, it } from "vitest";
import { loadWords } from "../language/words/words.ts";
import { nameStep } from "./name-step.ts";

it.each([
  ["en", { verb: "Notice", title: "First look" }, "Notice: First look"],
  ["en", { verb: " Notice\n", title: "" }, "Notice"],
  ["en", { verb: "Notice", title: "First\nlook" }, "Notice: First look"],
  ["fr", { verb: "", title: "Premier regard" }, "Étape 3 : Premier regard"],
  ["zh", { verb: " ", title: "" }, "第 3 步"],
] as const)("in %s %o is called %j", async (language, step, name) => {
  const words = await loadWords(language);
  expect(nameStep({ stepNumber: 3, ...step }, words).replaceAll("\u00a0", " ")).toBe(name);
});
