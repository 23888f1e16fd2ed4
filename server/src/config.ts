/** The environment, read once at the start into typed settings; a wrong value stops the start with what to set. */
import { DEFAULT_PUBLIC_KEY, EVENT_PATH } from "@thinkshore/core/generate/endpoints";
import { ConfigError, type Environment, readChoice, readHttpUrl, readNumber, readText } from "./environment.ts";
import { type ModelChoice, parseModel } from "./generate/model-choice.ts";

export interface Config {
  port: number;
  /** Undefined listens on every address of the machine. */
  host: string | undefined;
  /** The folder that the web build wrote; undefined: web/dist beside this package. */
  siteFolder: string | undefined;
  publicKey: string;
  /** Other web origins that may call the API; the page's own origin always may. */
  allowedOrigins: string[];
  /** Where the browser reports page views: a path of this server, or an address elsewhere. */
  analyticsUrl: string;
  redisUrl: string | undefined;
  /** Reverse proxies in front of this process whose X-Forwarded-* headers are believed. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Undefined: the built-in composer answers. */
  model: ModelChoice | undefined;
  limits: {
    browserPerWindow: number;
    addressPerWindow: number;
    windowSeconds: number;
    generationsPerInstance: number;
    generationsPerBrowser: number;
  };
  /** In tokens, prompt and answer together. */
  budgets: { browserPerDay: number; addressPerDay: number; servicePerDay: number; servicePerMonth: number };
  timeouts: { firstTokenMs: number; idleMs: number; totalMs: number };
}

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function readConfig(env: Environment): Config {
  return {
    port: readNumber(env, "PORT", 3000, 0, 65535),
    host: readText(env, "HOST"),
    siteFolder: readText(env, "SITE_FOLDER"),
    publicKey: readPublicKey(env),
    allowedOrigins: readOrigins(env),
    analyticsUrl: readHttpUrl(env, "ANALYTICS_URL", "https://plausible.io/api/event") ?? EVENT_PATH,
    redisUrl: readRedisUrl(env),
    trustProxy: readNumber(env, "TRUST_PROXY", 0, 0, 10),
    logLevel: readChoice(env, "LOG_LEVEL", "info", LOG_LEVELS),
    model: parseModel(env),
    limits: {
      browserPerWindow: readNumber(env, "LIMIT_BROWSER", 20, 1),
      addressPerWindow: readNumber(env, "LIMIT_ADDRESS", 600, 1),
      windowSeconds: readNumber(env, "LIMIT_WINDOW_SECONDS", 300, 1, 86_400),
      generationsPerInstance: readNumber(env, "MAX_GENERATIONS", 1000, 1),
      generationsPerBrowser: readNumber(env, "MAX_GENERATIONS_BROWSER", 3, 1),
    },
    budgets: {
      browserPerDay: readNumber(env, "BUDGET_BROWSER_DAY", 400_000, 0),
      addressPerDay: readNumber(env, "BUDGET_ADDRESS_DAY", 4_000_000, 0),
      servicePerDay: readNumber(env, "BUDGET_DAY", 5_000_000, 0),
      servicePerMonth: readNumber(env, "BUDGET_MONTH", 50_000_000, 0),
    },
    timeouts: {
      firstTokenMs: readNumber(env, "AI_FIRST_TOKEN_SECONDS", 30, 1, 600) * 1000,
      idleMs: readNumber(env, "AI_IDLE_SECONDS", 20, 1, 600) * 1000,
      totalMs: readNumber(env, "AI_TOTAL_SECONDS", 180, 1, 3600) * 1000,
    },
  };
}

function readPublicKey(env: Environment): string {
  const key = readText(env, "PUBLIC_KEY") ?? DEFAULT_PUBLIC_KEY;
  // It travels in a header, up to the first space.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError(`Set PUBLIC_KEY to Latin letters, digits and signs without a space; it is "${key}".`);
  }
  return key;
}

function readOrigins(env: Environment): string[] {
  const origins = (readText(env, "ALLOWED_ORIGINS") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError(
        `Set ALLOWED_ORIGINS to origins such as https://school.example, separated by commas; "${origin}" is none.`,
      );
    }
  }
  return origins;
}

function readRedisUrl(env: Environment): string | undefined {
  const url = readText(env, "REDIS_URL");
  if (url !== undefined && !/^rediss?:\/\/[^/]/.test(url)) {
    throw new ConfigError("Set REDIS_URL to an address such as redis://localhost:6379, or leave it out.");
  }
  return url;
}
