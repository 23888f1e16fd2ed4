import { expect, test } from "vitest";
import { loadWords } from "../language/words/words.ts";
import { aiRoleText } from "./ai-role-text.ts";

test.each([
  ["AI support: challenger. It may ask.", "Challenger. It may ask."],
  ["Independent work: no AI in this step.", "No AI in this step."],
  ["INDEPENDENT WORK. Devices closed.", "Devices closed."],
  ["Independent work with peers.", "Independent work with peers."],
  ["AI support", "AI support"],
  ["The AI asks one question.", "The AI asks one question."],
  ["", ""],
])("%j is shown as %j", async (text, shown) => {
  expect(aiRoleText(text, await loadWords("en"))).toBe(shown);
});

test("the label of another language is found too", async () => {
  const words = await loadWords("zh");
  expect(aiRoleText(`${words.document.independentWork}：本步骤不使用 AI。`, words)).toBe("本步骤不使用 AI。");
});
