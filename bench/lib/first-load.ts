/** Measures one slow load of a page from inside it: paints, blocking, and the moment its button can react. */
import type { Browser, Page } from "@playwright/test";
import { visitSlowly } from "./slow-browser.ts";

export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** When React had put its handler on the button; undefined without one. */
  readonly ready: number | undefined;
}

interface Probe {
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
  ready: number | undefined;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page before anything else does. */
function installProbe(buttonText: string | undefined) {
  const probe: Probe = { largestPaint: Number.NaN, longTasks: [], ready: undefined };
  window.benchProbe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    probe.largestPaint = entry.startTime;
  });
  observe("longtask", ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }));
  if (buttonText === undefined) return;

  const hasHandler = (element: Element) =>
    Object.entries(element).some(
      ([key, value]) => key.startsWith("__reactProps$") && value.onClick instanceof Function,
    );
  let button: Element | undefined;
  const timer = setInterval(() => {
    button ??= [...document.querySelectorAll("a, button")].find((it) => it.textContent?.trim() === buttonText);
    if (!button || !hasHandler(button)) return;
    probe.ready = performance.now();
    clearInterval(timer);
  }, 8);
}

async function readProbe(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const { largestPaint, longTasks, ready } = window.benchProbe;
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const blocking = longTasks
      .filter(({ start, duration }) => start + duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, blocking, ready };
  });
}

export function measureLoad(browser: Browser, address: string, buttonText?: string): Promise<Load> {
  return visitSlowly(browser, async (page) => {
    await page.addInitScript(installProbe, buttonText);
    await page.goto(address, { waitUntil: "load" });
    if (buttonText !== undefined) await page.waitForFunction(() => window.benchProbe.ready !== undefined);
    // Late paints and tasks (fonts, effects) belong to the load.
    await page.waitForTimeout(1500);
    return readProbe(page);
  });
}
