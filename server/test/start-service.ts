/** The real service for tests: everything that main.ts puts together, with a small site and a quiet log. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { GENERATE_PATH } from "@thinkshore/core/generate/endpoints";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createBreaker } from "../src/generate/breaker.ts";
import { createReaders } from "../src/generate/readers.ts";
import { createSdkModel } from "../src/generate/sdk-model.ts";
import { createPlaces } from "../src/limits/places.ts";
import { createStores } from "../src/node/create-stores.ts";
import { leanFetch } from "../src/node/lean-fetch.ts";
import { createNodeServer, listen } from "../src/node/listen.ts";
import { createAddressHash, createLog } from "../src/observe/log.ts";
import { createMetrics } from "../src/observe/metrics.ts";
import type { Site } from "../src/site/site.ts";
import { goodRequest } from "./good-routine.ts";

const page = new TextEncoder().encode("<!doctype html><title>Thinkshore</title>");

const testSite: Site = {
  manifest: {
    pages: [{ pattern: "/", file: "index.html" }],
    notFound: "index.html",
    scriptHashes: ["sha256-c2NyaXB0"],
    styleHashes: ["sha256-c3R5bGU="],
  },
  files: new Map([
    ["/index.html", { type: "text/html; charset=utf-8", immutable: false, etag: "page", bodies: { identity: page } }],
  ]),
};

export interface ServiceOptions {
  env?: Record<string, string>;
  providerUrl?: string;
  /** Milliseconds; the real limits are too long for a test. */
  timeouts?: Partial<{ firstTokenMs: number; idleMs: number; totalMs: number }>;
  isReady?: () => boolean;
  now?: () => number;
}

export type Service = Awaited<ReturnType<typeof startService>>;

export async function startService(options: ServiceOptions = {}) {
  const model =
    options.providerUrl === undefined ? {} : { AI_MODEL: "compatible:scripted", AI_BASE_URL: options.providerUrl };
  const config = readConfig({ LOG_LEVEL: "info", ...model, ...options.env });
  const lines: string[] = [];
  const stores = await createStores(config, () => {});
  const metrics = createMetrics(stores);
  const readers = createReaders(2 * config.limits.generationsPerInstance, metrics.streamsOpen);
  const app = createApp({
    ...stores,
    config,
    site: testSite,
    metrics,
    log: createLog(config.logLevel, { write: (line) => void lines.push(line) }),
    model: config.model && (await createSdkModel(config.model, leanFetch)),
    openApi: readFileSync(new URL("../openapi.json", import.meta.url), "utf8"),
    breaker: createBreaker(),
    instancePlaces: createPlaces(config.limits.generationsPerInstance),
    readers,
    timeouts: { ...config.timeouts, ...options.timeouts },
    hashAddress: createAddressHash(() => "test"),
    isReady: options.isReady ?? (() => true),
    newId: randomUUID,
    now: options.now ?? Date.now,
    random: Math.random,
  });
  const server = createNodeServer((request, connection) => app.fetch(request, connection));
  return {
    app,
    server,
    stores,
    readers,
    lines,
    metrics: () => metrics.render(),
    /** Opens a real port and gives its address. */
    listen: () => listen(server, 0, "127.0.0.1"),
    async close() {
      stores.generations.stopAll("stopping");
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await stores.close();
    },
  };
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  stream?: boolean;
  key?: string;
}

/** A POST as the browser sends it. */
export function buildCall({ body = goodRequest, headers = {}, stream = false, key }: CallOptions = {}): RequestInit {
  return {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      authorization: "Bearer thinkshore-public",
      "content-type": "application/json",
      accept: stream ? "text/event-stream" : "application/json",
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...headers,
    },
  };
}

export const generatePath = GENERATE_PATH;
