import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { goodRoutine } from "./good-routine.ts";
import { say, startScriptedProvider } from "./scripted-provider.ts";
import { buildCall, generatePath, startService } from "./start-service.ts";

it("a click whose answer is no longer kept is told so, and never billed again", async () => {
  const provider = await startScriptedProvider();
  provider.play(say(JSON.stringify(goodRoutine)));
  const service = await startService({ providerUrl: provider.url });
  const key = randomUUID();
  const click = () => service.app.request(generatePath, buildCall({ key }));
  expect((await click()).status).toBe(200);

  // A second after it was read, so much came that it had to go.
  await wait(1100);
  const claim = await service.stores.generations.claim(randomUUID(), "f");
  if (claim.kind !== "new") throw new Error("expected a new generation");
  const value = "x".repeat(9 * 1024 * 1024);
  claim.generation.append({ event: "section", data: { path: "title", value } });
  claim.generation.append({ event: "error", data: { code: "internal", message: "m", retryable: true } });

  const headers = { authorization: "Bearer thinkshore-public" };
  expect((await service.app.request(`${generatePath}/${key}`, { headers })).status).toBe(404);
  const again = await click();
  expect([again.status, await again.json()]).toMatchObject([404, { error: { code: "not-found" } }]);
  expect(provider.calls).toHaveLength(1);
  await Promise.all([service.close(), provider.close()]);
});
