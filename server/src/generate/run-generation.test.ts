import { loadLexicon } from "@thinkshore/core/quality/lexicon";
import { afterEach, expect, it, vi } from "vitest";
import { startScriptedProvider } from "../../test/scripted-provider.ts";
import { buildCall, generatePath, startService } from "../../test/start-service.ts";

vi.mock(import("@thinkshore/core/quality/lexicon"), { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

it("gives the reserved budget back when it breaks before the first call", async () => {
  const provider = await startScriptedProvider();
  const service = await startService({ providerUrl: provider.url });
  const settle = vi.spyOn(service.stores.budget, "settle");
  vi.mocked(loadLexicon).mockRejectedValueOnce(new Error("broken"));
  const response = await service.app.request(generatePath, buildCall());
  expect(await response.json()).toMatchObject({ error: { code: "internal" } });
  expect(settle.mock.calls.map(([, used]) => used)).toEqual([0]);
  expect(provider.calls).toHaveLength(0);
  await service.close();
  await provider.close();
});
