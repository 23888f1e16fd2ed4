/** Every fault of a provider, and how the stream ended for the teacher. */
import { isDeepStrictEqual } from "node:util";
import { goodRoutine } from "../test/good-routine.ts";
import { readEvents } from "../test/read-events.ts";
import { type Act, say, startScriptedProvider } from "../test/scripted-provider.ts";
import { buildCall, generatePath, startService } from "../test/start-service.ts";
import type { Figure } from "./figure.ts";

const good = JSON.stringify(goodRoutine);
const half = good.slice(0, good.length / 2);

const FAULTS: Record<string, Act[]> = {
  "429": [{ kind: "status", status: 429 }],
  "429, then an answer": [{ kind: "status", status: 429 }, say(good)],
  "500": [{ kind: "status", status: 500 }],
  "529": [{ kind: "status", status: 529 }],
  "error inside a 200 stream": [say(half, { ending: "error-inside" })],
  "silence before the first token": [{ kind: "mute" }],
  "silence in the middle": [say(half, { ending: "silence" })],
  "end without terminator": [say(good, { ending: "no-terminator" })],
  "cut in the middle": [say(half, { ending: "cut" })],
  "truncated JSON": [say(half, { ending: "length" })],
  "malformed JSON": [say(good.replace('"overview":', '"overview"'))],
  "malformed event": [say(half, { ending: "malformed" })],
  "one byte per chunk": [say(good, { size: 1 })],
};

/** Seconds after which a spinner would be called endless; the limits of this run are set far below. */
const ENDLESS_S = 15;

export async function measureProviderFaults(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, acts] of Object.entries(FAULTS)) {
    const provider = await startScriptedProvider();
    provider.play(...acts);
    const timeouts = { firstTokenMs: 3000, idleMs: 3000, totalMs: 12_000 };
    const service = await startService({ providerUrl: provider.url, timeouts });
    const start = performance.now();
    const events = await readEvents(
      await Promise.resolve(service.app.request(generatePath, buildCall({ stream: true }))),
    );
    const seconds = (performance.now() - start) / 1000;
    await service.close();
    await provider.close();
    const ends = events.filter(({ event }) => event !== "section");
    const last = ends[0];
    const isRoutine = last?.event === "done" && isDeepStrictEqual(last.data.routine, goodRoutine);
    const isVisible = last?.event === "error" && last.data.retryable === true && (last.data.message ?? "") !== "";
    const isClean = ends.length === 1 && (isRoutine || isVisible);
    figures.push({
      name: `provider: ${name} → ${isRoutine ? "a valid routine" : isVisible ? `an error that can be retried (${last.data.code})` : "neither"}`,
      value: isClean ? seconds : Number.NaN,
      unit: "s",
      limit: ENDLESS_S,
    });
  }
  return figures;
}
