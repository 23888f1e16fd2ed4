/** The figures that an operator needs, in the format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Counters } from "./counters.ts";

export interface Metrics {
  readonly contentType: string;
  render(): Promise<string>;
  /** A generation has ended; `outcome` is "done" or an error code. */
  generationEnded(outcome: string, source: string, seconds: number): void;
  firstSection(source: string, seconds: number): void;
  tokens(kind: "input" | "output", count: number): void;
  /** A request was turned away at a gate. */
  refused(code: string): void;
  providerFailed(code: string): void;
  streamsOpen(change: 1 | -1): void;
  generationsRunning(change: 1 | -1): void;
}

const PREFIX = "thinkshore_";
const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 80, 160];

interface MetricSources {
  views: Counters;
  isRedisUp: (() => boolean) | undefined;
}

export function createMetrics(stores: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const generations = new Counter({
    name: `${PREFIX}generations_total`,
    help: "Generations that ended, by outcome (done or an error code) and source (builtin or model).",
    labelNames: ["outcome", "source"],
    registers,
  });
  const duration = new Histogram({
    name: `${PREFIX}generation_seconds`,
    help: "Time from an accepted request to its end.",
    labelNames: ["source"],
    buckets: SECONDS,
    registers,
  });
  const first = new Histogram({
    name: `${PREFIX}first_section_seconds`,
    help: "Time from an accepted request to its first finished part.",
    labelNames: ["source"],
    buckets: SECONDS,
    registers,
  });
  const tokenCount = new Counter({
    name: `${PREFIX}tokens_total`,
    help: "Model tokens charged to the budgets.",
    labelNames: ["kind"],
    registers,
  });
  const refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: "Requests turned away at a gate, by code.",
    labelNames: ["code"],
    registers,
  });
  const failures = new Counter({
    name: `${PREFIX}provider_failures_total`,
    help: "Failed calls of the model provider, retries included, by code.",
    labelNames: ["code"],
    registers,
  });
  const streams = new Gauge({
    name: `${PREFIX}streams_open`,
    help: "Event streams that are open, and JSON answers that are waited for.",
    registers,
  });
  const running = new Gauge({ name: `${PREFIX}generations_running`, help: "Generations that run here.", registers });
  if (stores.isRedisUp !== undefined) {
    const { isRedisUp } = stores;
    new Gauge({
      name: `${PREFIX}redis_up`,
      help: "1 while Redis answers.",
      registers,
      collect() {
        this.set(isRedisUp() ? 1 : 0);
      },
    });
  }
  new Counter({
    name: `${PREFIX}page_views_total`,
    help: "Page views by route, of the whole service: the same on every instance that shares a Redis.",
    labelNames: ["route"],
    registers,
    async collect() {
      this.reset();
      for (const [route, count] of Object.entries(await stores.views.read())) this.inc({ route }, count);
    },
  });
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    generationEnded(outcome, source, seconds) {
      generations.inc({ outcome, source });
      duration.observe({ source }, seconds);
    },
    firstSection: (source, seconds) => first.observe({ source }, seconds),
    tokens: (kind, count) => tokenCount.inc({ kind }, count),
    refused: (code) => refusals.inc({ code }),
    providerFailed: (code) => failures.inc({ code }),
    streamsOpen: (change) => streams.inc(change),
    generationsRunning: (change) => running.inc(change),
  };
}
