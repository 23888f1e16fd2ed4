/** The later gates, in their order: idempotency, rate limit, budget, concurrency, provider. Then the generation runs on its own. */
import { buildPrompt } from "@thinkshore/core/generate/build-prompt";
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { loadWords } from "@thinkshore/core/language/words/words";
import type { Config } from "../config.ts";
import { Refusal } from "../http/refusal.ts";
import { type Client, listCaps } from "../limits/caps.ts";
import type { Places } from "../limits/places.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { Slots } from "../limits/slots.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Generation, Generations } from "./generations.ts";
import { boundCall } from "./paid-model.ts";
import type { Readers } from "./readers.ts";
import type { RoutineModel } from "./routine-model.ts";
import { type Plan, type RunDeps, runGeneration } from "./run-generation.ts";

export interface StartDeps extends RunDeps {
  config: Config;
  generations: Generations;
  rateLimit: RateLimit;
  /** Running generations of each browser, over all instances. */
  slots: Slots;
  instancePlaces: Places;
  readers: Readers;
  model: RoutineModel | undefined;
  isReady: () => boolean;
}

const BUSY_RETRY_MS = 5000;

/** Resolves once the generation is running, or when the same one was found; refuses with a code otherwise. */
export async function startGeneration(
  id: string,
  request: GenerateRequest,
  client: Client,
  deps: StartDeps,
): Promise<void> {
  const claim = await deps.generations.claim(id, await fingerprint(request));
  if (claim.kind === "same") return deps.readers.check();
  if (claim.kind === "other") throw new Refusal("conflict");
  const { generation } = claim;
  try {
    const { plan, giveBack } = await passGates(generation, request, client, deps);
    void runGeneration(request, generation, plan, deps).finally(giveBack);
  } catch (error) {
    await generation.forget(error instanceof Refusal ? error : undefined);
    throw error;
  }
}

async function passGates(generation: Generation, request: GenerateRequest, client: Client, deps: StartDeps) {
  if (!deps.isReady()) throw new Refusal("stopping", BUSY_RETRY_MS);
  await passRateLimit(client, deps);
  // Looked at before the costly gates, so that a refusal under overload is quick; the place itself is taken below.
  if (!deps.instancePlaces.isFree()) throw new Refusal("busy", BUSY_RETRY_MS);
  deps.readers.check();
  const plan = await planGeneration(request, client, deps);
  try {
    const giveBack = await passConcurrency(generation, client, deps);
    if (plan.kind === "model" && !deps.breaker.mayCall()) {
      giveBack();
      throw new Refusal("provider-failed", deps.breaker.retryAfterMs());
    }
    return { plan, giveBack };
  } catch (error) {
    if (plan.kind === "model") await deps.budget.settle(plan.reservation, 0);
    throw error;
  }
}

async function passRateLimit(client: Client, { rateLimit, config }: StartDeps): Promise<void> {
  const { browserPerWindow, addressPerWindow } = config.limits;
  const answer = await rateLimit.take([
    ...(client.browser === undefined ? [] : [{ key: client.browser, limit: browserPerWindow }]),
    { key: `address:${client.address}`, limit: addressPerWindow },
  ]);
  if (!answer.ok) throw new Refusal("rate-limited", answer.retryAfterMs);
}

/** Past a cap the composer answers, and the answer says so. */
async function planGeneration(request: GenerateRequest, client: Client, deps: StartDeps): Promise<Plan> {
  const { model, config, budget } = deps;
  if (model === undefined || request.generator === "builtin") return { kind: "builtin", reason: undefined };
  const prompt = buildPrompt(request, { words: await loadWords(request.language), withSchema: !model.takesSchema });
  const caps = listCaps(client, config.budgets, deps.now());
  const answer = await budget.reserve(caps, boundCall(model, prompt));
  if (answer.ok) return { kind: "model", model, prompt, caps, reservation: answer.reservation };
  deps.metrics.refused(answer.reason);
  deps.log.warn("the composer answers for the model", { code: answer.reason });
  return { kind: "builtin", reason: answer.reason };
}

/** The instance's own places first: they guard this process, however many others there are. */
async function passConcurrency(generation: Generation, client: Client, deps: StartDeps): Promise<() => void> {
  const { instancePlaces, slots, config } = deps;
  if (!instancePlaces.take()) throw new Refusal("busy", BUSY_RETRY_MS);
  const { browser } = client;
  if (browser === undefined) return instancePlaces.give;
  if (!(await slots.take(browser, generation.id, config.limits.generationsPerBrowser))) {
    instancePlaces.give();
    throw new Refusal("busy", BUSY_RETRY_MS);
  }
  return () => {
    instancePlaces.give();
    void slots.give(browser, generation.id);
  };
}
