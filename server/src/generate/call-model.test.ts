import { describe, expect, it } from "vitest";
import { callModel } from "./call-model.ts";
import { type ModelCall, type ModelEnd, ProviderError, type RoutineModel } from "./routine-model.ts";

type Act = "fail" | "hopeless" | "hang" | "slow-down" | string;

/** Plays one act for each call; an act that is no keyword is spoken word by word. */
function scriptModel(acts: Act[]): { model: RoutineModel; calls: () => number } {
  let calls = 0;
  async function speak(call: ModelCall): Promise<ModelEnd> {
    const act = acts[calls] ?? "";
    calls += 1;
    for (const word of act.split(" ")) {
      if (word === "fail") throw new ProviderError("provider-failed", { canRetry: true });
      if (word === "hopeless") throw new ProviderError("provider-failed", { canRetry: false });
      if (word === "slow-down") throw new ProviderError("provider-failed", { canRetry: true, retryAfterMs: 60_000 });
      if (word === "hang")
        await new Promise((_, reject) => call.signal.addEventListener("abort", () => reject(call.signal.reason)));
      call.onText(word);
    }
    return { reason: "complete", inputTokens: undefined, outputTokens: undefined };
  }
  return { model: { name: "scripted", takesSchema: false, maxOutputTokens: 10, speak }, calls: () => calls };
}

async function collect(acts: Act[], signal = new AbortController().signal) {
  const { model, calls } = scriptModel(acts);
  const failures: string[] = [];
  const deps = {
    limits: { firstTokenMs: 300, idleMs: 300 },
    random: () => 0,
    now: Date.now,
    onFailure: (error: ProviderError) => void failures.push(error.code),
  };
  const words: string[] = [];
  let code: unknown = "ok";
  try {
    const onText = (text: string) => void words.push(text);
    await callModel(model, { prompt: { instructions: "", message: "" }, schema: {}, signal, onText }, deps);
  } catch (error) {
    code = error instanceof ProviderError ? error.code : error;
  }
  return { words: words.join(" "), code, calls: calls(), failures: failures.length };
}

describe("callModel", () => {
  it.each<[string, Act[], object]>([
    ["passes an answer on", ["a b"], { words: "a b", code: "ok", calls: 1, failures: 0 }],
    ["tries again before the first word", ["fail", "a"], { words: "a", code: "ok", calls: 2, failures: 1 }],
    [
      "tries three times at most",
      ["fail", "fail", "fail", "a"],
      { words: "", code: "provider-failed", calls: 3, failures: 3 },
    ],
    ["never tries again after the first word", ["a fail", "b"], { words: "a", code: "provider-failed", calls: 1 }],
    ["does not repeat what is hopeless", ["hopeless", "a"], { words: "", code: "provider-failed", calls: 1 }],
    ["does not sit out a long pause", ["slow-down", "a"], { code: "provider-failed", calls: 1 }],
    ["ends a silence before the first word", ["hang"], { code: "provider-timeout", calls: 1 }],
    ["ends a silence in the middle", ["a hang"], { words: "a", code: "provider-timeout", calls: 1 }],
  ])("%s", async (_name, acts, expected) => {
    expect(await collect(acts)).toMatchObject(expected);
  });

  it("stops at once when asked to, also while it waits for the next try", async () => {
    const control = new AbortController();
    setTimeout(() => control.abort("cancelled"), 50);
    const start = Date.now();
    expect(await collect(["fail", "a"], control.signal)).toMatchObject({ code: "cancelled", calls: 1 });
    expect(Date.now() - start).toBeLessThan(2000);
  });
});
