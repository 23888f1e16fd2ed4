/** A Chromium that loads pages as a cheap phone on a slow network does: Slow 4G, a processor four times slower. */
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";

const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;
const settlingMs = 500;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const flags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // With a debugger attached, as here, V8 parses React once more for the lines of the errors that it makes at its start: a hundred
  // milliseconds on this processor that no visitor has. Knowing the lines from the beginning avoids it, for all pages alike.
  "--js-flags=--no-enable-lazy-source-positions",
];

export function launchBrowser(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  return chromium.launch({ ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}), args: flags });
}

/** Each visit is a new profile: nothing cached, no open connection. */
export async function visitSlowly<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await visit(page);
  } finally {
    await context.close();
    // So that the end of one visit does not fall into the next.
    await wait(settlingMs);
  }
}
