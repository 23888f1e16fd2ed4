/** `npm run bench:load`: the service under load, with a scripted provider, on this machine. */
import { type Figure, reportFigures } from "./figure.ts";
import { measureManyGenerations, measureSilentClients } from "./load-memory.ts";
import { measureAddedLatency, measureManyStreams, measureOverload } from "./load-streams.ts";
import { startProvider } from "./start-provider.ts";

const SCENARIOS = {
  latency: measureAddedLatency,
  streams: measureManyStreams,
  overload: measureOverload,
  silent: measureSilentClients,
  generations: measureManyGenerations,
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
  "The service as one process; provider, service and clients share the machine. The provider is scripted: it has no model and speaks one prepared answer at a set pace.";
reportFigures(wanted.length > 0 ? `load-${wanted.join("-")}` : "load", "npm run bench:load", about, figures);
process.exit();
