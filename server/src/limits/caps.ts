/** The caps that one generation is counted under: its browser, its address, the whole service by day and by month. */
import type { Config } from "../config.ts";
import type { Cap } from "./budget.ts";

const DAY_MS = 24 * 3600_000;

export interface Client {
  /** The browser's own random id, when it sent one. */
  browser: string | undefined;
  /** A keyed hash of the address; the address itself goes no further. */
  address: string;
}

export function listCaps(client: Client, budgets: Config["budgets"], now: number): Cap[] {
  const day = new Date(now).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  const daily = (key: string, limit: number): Cap => ({ key: `${key}:${day}`, limit, keepMs: 2 * DAY_MS });
  return [
    ...(client.browser === undefined ? [] : [daily(`browser:${client.browser}`, budgets.browserPerDay)]),
    daily(`address:${client.address}`, budgets.addressPerDay),
    daily("service:day", budgets.servicePerDay),
    { key: `service:month:${month}`, limit: budgets.servicePerMonth, keepMs: 32 * DAY_MS },
  ];
}
