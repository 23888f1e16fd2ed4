/** Redis hung, then killed: what a request pays, whether limits hold, how soon all is well again. */
import { randomUUID } from "node:crypto";
import { goodRequest, goodRoutine } from "../test/good-routine.ts";
import { say, startScriptedProvider } from "../test/scripted-provider.ts";
import { startRedis } from "../test/start-redis.ts";
import { buildCall, generatePath, type Service, startService } from "../test/start-service.ts";
import { type Figure, takePercentile } from "./figure.ts";

const LIMIT = 5;

interface Call {
  ms: number;
  status: number;
  source: string | undefined;
}

async function call(service: Service, browser: string, generator?: "builtin"): Promise<Call> {
  const start = performance.now();
  const body = { ...goodRequest, generator };
  const response = await service.app.request(generatePath, buildCall({ body, headers: { "x-browser-id": browser } }));
  const { source } = (await response.json()) as { source?: { kind: string; reason?: string } };
  return { ms: performance.now() - start, status: response.status, source: source?.reason ?? source?.kind };
}

async function callMany(service: Service, browser: string, count: number, generator?: "builtin"): Promise<Call[]> {
  const calls: Call[] = [];
  for (let turn = 0; turn < count; turn += 1) calls.push(await call(service, browser, generator));
  return calls;
}

export async function measureRedisFaults(): Promise<Figure[]> {
  const provider = await startScriptedProvider();
  provider.play(say(JSON.stringify(goodRoutine)));
  const figures: Figure[] = [];
  for (const fault of ["hung", "killed"] as const) {
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url, LIMIT_BROWSER: String(LIMIT) };
    const service = await startService({ providerUrl: provider.url, env });
    while (!service.stores.isRedisUp?.()) await pause(20);
    // While Redis is away the composer answers: its usual time is what the slowest request is compared with.
    const composed = await callMany(service, randomUUID(), LIMIT, "builtin");
    const usual = takePercentile(
      composed.map(({ ms }) => ms),
      0.5,
    );
    await call(service, randomUUID());
    const spentBefore = provider.calls.length;
    if (fault === "hung") redis.freeze();
    else await redis.kill();
    const calls = await callMany(service, randomUUID(), 2 * LIMIT);
    const accepted = calls.filter(({ status }) => status === 200);
    const slowest = Math.max(...calls.map(({ ms }) => ms));
    const since = performance.now();
    if (fault === "hung") redis.thaw();
    else await redis.start();
    let recovered = Number.NaN;
    while (performance.now() - since < 10_000 && Number.isNaN(recovered)) {
      if ((await call(service, randomUUID())).source === "model") recovered = (performance.now() - since) / 1000;
      else await pause(50);
    }
    const spent = provider.calls.length - spentBefore - 1;
    await service.close();
    await redis.kill();
    figures.push(
      {
        name: `Redis ${fault}: added to the slowest request`,
        value: Math.max(0, slowest - usual),
        unit: "ms",
        limit: 250,
      },
      { name: `… accepted of one browser whose limit is ${LIMIT}`, value: accepted.length, unit: "", limit: LIMIT },
      { name: "… calls of the model that nobody could count", value: spent, unit: "", limit: 0 },
      { name: "… until the model is used again", value: recovered, unit: "s", limit: 5 },
    );
  }
  await provider.close();
  return figures;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
