import { checkRoutine } from "@thinkshore/core/quality/check-routine";
import { loadLexicon } from "@thinkshore/core/quality/lexicon";
import { expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";

it("keeps every rule of the rubric, so that tests can tell a good answer from a bad one", async () => {
  expect(checkRoutine(goodRoutine, goodRequest, await loadLexicon("en"))).toEqual([]);
});
