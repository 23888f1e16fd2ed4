/** `npm run test:faults`: what happens when something else fails, with a scripted provider and a real Redis. */
import { scoreHeaders } from "../test/observatory-score.ts";
import { startService } from "../test/start-service.ts";
import { measureCuts } from "./fault-cuts.ts";
import { measureProviderFaults } from "./fault-provider.ts";
import { measureRedisFaults } from "./fault-redis.ts";
import { measureStop } from "./fault-stop.ts";
import { type Figure, reportFigures } from "./figure.ts";
import { type ProviderProcess, startProvider } from "./start-provider.ts";

async function measureHeaders(): Promise<Figure[]> {
  const service = await startService({ env: { TRUST_PROXY: "1" } });
  const response = await service.app.request("/", { headers: { "x-forwarded-proto": "https" } });
  await service.close();
  const name = "score of the headers by our own copy of the MDN Observatory's rules";
  return [{ name, value: scoreHeaders(response.headers).score, unit: "", limit: 130, better: "higher" }];
}

const SCENARIOS: Record<string, (provider: ProviderProcess) => Promise<Figure[]>> = {
  cuts: measureCuts,
  provider: measureProviderFaults,
  redis: measureRedisFaults,
  stop: measureStop,
  headers: measureHeaders,
};

const wanted = process.argv.slice(2);
const provider = await startProvider();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(SCENARIOS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`measuring ${name} …\n`);
  figures.push(...(await measure(provider)));
}
provider.stop();
const about =
  "Faults are played by a scripted provider, which has no model, and by a real redis-server that is stopped and killed. 10,000 random bodies are part of `npm test`.";
reportFigures(wanted.length > 0 ? `faults-${wanted.join("-")}` : "faults", "npm run test:faults", about, figures);
process.exit();
