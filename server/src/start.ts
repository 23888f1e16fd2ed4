/** Puts the service together from its configuration and opens its port. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";
import { createBreaker } from "./generate/breaker.ts";
import { createReaders } from "./generate/readers.ts";
import { createSdkModel } from "./generate/sdk-model.ts";
import { createPlaces } from "./limits/places.ts";
import { createStores } from "./node/create-stores.ts";
import { leanFetch } from "./node/lean-fetch.ts";
import { createNodeServer, listen } from "./node/listen.ts";
import { loadSite } from "./node/load-site.ts";
import { stopOnSignal } from "./node/stop.ts";
import { createAddressHash, createLog } from "./observe/log.ts";
import { createMetrics } from "./observe/metrics.ts";

/** A path beside this file, wherever the project lies. */
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { publicKey, analyticsUrl } = config;
  const site = await loadSite(config.siteFolder ?? pathOf("../../web/dist"), { publicKey, analyticsUrl });
  const log = createLog(config.logLevel);
  const stores = await createStores(config, (isUp) => log.info(isUp ? "Redis is up" : "Redis is away"));
  const metrics = createMetrics(stores);
  const model = config.model && (await createSdkModel(config.model, leanFetch));
  const readers = createReaders(2 * config.limits.generationsPerInstance, metrics.streamsOpen);
  const state = { isStopping: false };
  const app = createApp({
    ...stores,
    config,
    site,
    log,
    metrics,
    model,
    openApi: await readFile(pathOf("../openapi.json"), "utf8"),
    breaker: createBreaker(),
    instancePlaces: createPlaces(config.limits.generationsPerInstance),
    readers,
    timeouts: config.timeouts,
    hashAddress: createAddressHash(stores.readSecret),
    isReady: () => !state.isStopping,
    newId: randomUUID,
    now: Date.now,
    random: Math.random,
  });
  const server = createNodeServer((request, connection) => app.fetch(request, connection));
  const address = await listen(server, config.port, config.host);
  const { generations } = stores;
  stopOnSignal(
    {
      server,
      countRunning: () => generations.countRunning(),
      countReaders: () => readers.count(),
      endRunning: () => generations.stopAll("stopping"),
      endReaders: () => readers.endAll(),
      close: stores.close,
    },
    state,
  );
  // Whoever read the output may be gone; that is no reason to stop serving.
  process.stdout.on("error", () => {});
  const generator = model?.name ?? "built-in composer (no model configured)";
  process.stdout.write(`Thinkshore is ready at ${address}\nGenerator: ${generator}\n`);
}

/** Why it could not start, in one sentence where the cause is known. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return "This port is in use: set PORT to a free one, or stop the program that holds it.";
  if (code === "EACCES" || code === "EADDRNOTAVAIL") {
    return "This address cannot be listened on: set PORT to 1024 or more, and HOST to an address of this machine.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
