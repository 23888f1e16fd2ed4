/** JSON lines of ids, sizes, timings and codes; never lesson text, never an address in the clear. */
import { createHmac } from "node:crypto";
import { type DestinationStream, pino } from "pino";
import type { LogLevel } from "../config.ts";

/** The only fields that a log line may carry, so that lesson text has no place to slip into. */
export interface LogFields {
  request?: string;
  generation?: string;
  method?: string;
  route?: string;
  status?: number;
  code?: string;
  source?: string;
  ms?: number;
  bytes?: number;
  tokens?: number;
  count?: number;
  attempt?: number;
  findings?: number;
  /** A keyed hash of the address: it tells clients apart until the next start and names nobody. */
  client?: string;
  /** The name of an error's class, never its text: a provider's text may quote the lesson. */
  error?: string;
  at?: string;
}

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

export function createAddressHash(readSecret: () => string | Uint8Array): (address: string) => string {
  return (address) => createHmac("sha256", readSecret()).update(address).digest("base64url").slice(0, 12);
}
