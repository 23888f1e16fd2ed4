/** The caps that one generation is counted under: its browser, its address, the whole service by day and by month. */
import type { Config } from "../config.ts";
import type { Cap } from "./budget.ts";

export interface Client {
  /** The browser's own random id, when it sent one. It is counted under as it is: thousands of longer copies of it would fill the memory. */
  browser: string | undefined;
  /** A keyed hash of the address; the address itself goes no further. */
  address: string;
}

export function listCaps(client: Client, budgets: Config["budgets"], now: number): Cap[] {
  const day = new Date(now).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  return [
    ...(client.browser === undefined ? [] : [{ name: client.browser, period: day, limit: budgets.browserPerDay }]),
    { name: `address:${client.address}`, period: day, limit: budgets.addressPerDay },
    { name: "service", period: day, limit: budgets.servicePerDay },
    { name: "service", period: month, limit: budgets.servicePerMonth },
  ];
}
