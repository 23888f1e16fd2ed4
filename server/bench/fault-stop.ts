/** SIGTERM in the middle of two hundred streams. */
import { isGood, openStream } from "./client.ts";
import type { Figure } from "./figure.ts";
import { startMeasured } from "./service.ts";
import type { ProviderProcess } from "./start-provider.ts";

const STREAMS = 200;

export async function measureStop(provider: ProviderProcess): Promise<Figure[]> {
  const service = await startMeasured(provider.url, "rate-50x5");
  const before = (await provider.stats()).calls;
  const streams = Array.from({ length: STREAMS }, () => openStream(service.address));
  while ((await provider.stats()).calls < before + STREAMS) await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  service.child.kill("SIGTERM");
  while ((await fetch(`${service.address}/readyz`)).status === 200)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const readyMs = performance.now() - start;
  const results = await Promise.all(streams);
  const code = await service.ended;
  const seconds = (performance.now() - start) / 1000;
  return [
    { name: "SIGTERM with 200 streams: cut", value: results.filter((one) => !isGood(one)).length, unit: "", limit: 0 },
    { name: "… until it says that it is not ready", value: readyMs, unit: "ms", limit: 250 },
    { name: "… exit code", value: code ?? Number.NaN, unit: "", limit: 0 },
    { name: "… until the end of the process", value: seconds, unit: "s", limit: 30 },
  ];
}
