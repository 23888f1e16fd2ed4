/** Starts the service; the only file that does something when it is loaded. */
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";
import { createNodeServer, listen } from "./node/listen.ts";
import { loadSite } from "./node/load-site.ts";
import { stopOnSignal } from "./node/stop.ts";
import { createMemoryCounters } from "./observe/counters.ts";
import { createLog } from "./observe/log.ts";
import { createMetrics } from "./observe/metrics.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { publicKey, analyticsUrl } = config;
  const site = await loadSite(config.siteFolder ?? WEB_FOLDER, { publicKey, analyticsUrl });
  const log = createLog(config.logLevel);
  const views = createMemoryCounters();
  const state = { isStopping: false };
  const app = createApp({
    config,
    site,
    log,
    views,
    metrics: createMetrics(views, true),
    isReady: () => !state.isStopping,
  });
  const server = createNodeServer((request, connection) => app.fetch(request, connection));
  const address = await listen(server, config.port, config.host);
  stopOnSignal({ server, countRunning: () => 0, endRunning: () => {}, close: async () => {} }, state);
  process.stdout.write(`Thinkshore is ready at ${address}\n`);
  process.stdout.write(`Generator: ${describeGenerator(config.model)}\n`);
}

function describeGenerator(model: ReturnType<typeof readConfig>["model"]): string {
  return model === undefined ? "built-in composer (no model configured)" : `${model.provider}:${model.model}`;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return "This port is in use: set PORT to a free one, or stop the program that holds it.";
  }
  if (error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EADDRNOTAVAIL")) {
    return "This address cannot be listened on: set PORT to 1024 or more, and HOST to an address of this machine.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  try {
    process.loadEnvFile(fileURLToPath(new URL("../../.env", import.meta.url)));
  } catch {
    // There is no .env file: the environment alone decides.
  }
  await start();
} catch (error) {
  process.stderr.write(`Thinkshore could not start. ${explain(error)}\n`);
  process.exit(1);
}
