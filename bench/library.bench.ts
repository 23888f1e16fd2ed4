/** A large library on a slow processor: opening it, a letter in its search, a letter in the editor, and how each grows. */
import type { Browser, Page } from "@playwright/test";
import { makeSamples } from "@thinkshore/core/library/samples";
import { type Bench, type Figure, takeMedian } from "./lib/figure.ts";
import { makeSavedRoutine, now } from "./lib/saved-routine.ts";
import { startSite } from "./lib/site-server.ts";
import { launchBrowser } from "./lib/slow-browser.ts";

const rounds = 5;
const cpuSlowdown = 4;
/** Full routines and samples in the proportion of 600 to 315. */
function makeLibrary(count: number): string {
  const full = Math.round((count * 600) / 915);
  const samples = makeSamples({ random: () => 0.5, now }).slice(0, count - full);
  return JSON.stringify([...Array.from({ length: full }, (_, index) => makeSavedRoutine(index)), ...samples]);
}

interface Times {
  readonly open: number;
  readonly search: number;
  readonly echo: number;
}

/** Runs in the page: from an action to the frame after the page shows what was waited for. */
function installTimer() {
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const until = async (isShown: () => boolean) => {
    while (!isShown()) await nextFrame();
    await nextFrame();
  };
  Object.assign(window, {
    async timeOpening() {
      const link = document.querySelector<HTMLElement>('nav a[href="/library"]');
      const start = performance.now();
      link?.click();
      await until(() => document.querySelector("[data-routine]") !== null);
      return performance.now() - start;
    },
    /** Types one letter as a keyboard does, and waits for its effect. */
    async timeLetter(selector: string, letter: string, effect: string) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!field) throw new Error(`No ${selector}`);
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      const before = document.querySelector(effect)?.textContent;
      const start = performance.now();
      document.execCommand("insertText", false, letter);
      await until(() =>
        effect === selector ? field.value.endsWith(letter) : document.querySelector(effect)?.textContent !== before,
      );
      return performance.now() - start;
    },
  });
}

interface Timers {
  timeOpening(): Promise<number>;
  timeLetter(selector: string, letter: string, effect: string): Promise<number>;
}

function timeLetter(page: Page, selector: string, letter: string, effect: string): Promise<number> {
  return page.evaluate(([field, typed, shown]) => (window as unknown as Timers).timeLetter(field, typed, shown), [
    selector,
    letter,
    effect,
  ] as const);
}

async function measureOnce(browser: Browser, origin: string, stored: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(installTimer);
    // The library's code is fetched beforehand: what counts is the work with the routines.
    await page.goto(`${origin}/library`);
    await page.evaluate((text) => localStorage.setItem("savedRoutines", text), stored);
    await page.goto(`${origin}/help`, { waitUntil: "networkidle" });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });

    const open = await page.evaluate(() => (window as unknown as Timers).timeOpening());
    // As long as a teacher takes to reach the field.
    await page.waitForTimeout(4000);
    const letters: number[] = [];
    // Each letter leaves fewer: the line that counts them tells when the cards have followed.
    for (const letter of "(12") letters.push(await timeLetter(page, "search input", letter, "[role=status].grow"));

    await page.goto(`${origin}/edit/full-1`);
    await page.waitForSelector("[data-step]");
    await page.waitForTimeout(2000);
    const echoes: number[] = [];
    for (const letter of "thinking") {
      echoes.push(await timeLetter(page, "[data-step] textarea", letter, "[data-step] textarea"));
      await page.waitForTimeout(60);
    }
    return { open, search: takeMedian(letters), echo: takeMedian(echoes) };
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, origin: string, count: number): Promise<Times> {
  const stored = makeLibrary(count);
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measureOnce(browser, origin, stored));
  const median = (key: keyof Times) => takeMedian(times.map((time) => time[key]));
  return { open: median("open"), search: median("search"), echo: median("echo") };
}

const names: Record<keyof Times, string> = {
  open: "opening the library",
  search: "a letter in the search, until the cards follow",
  echo: "a letter in the editor",
};
const limits: Record<keyof Times, number> = { open: 1500, search: 200, echo: 100 };

async function run(): Promise<Figure[]> {
  await using site = await startSite();
  const browser = await launchBrowser();
  try {
    const few = await measure(browser, site.origin, 100);
    const many = await measure(browser, site.origin, 900);
    const all = await measure(browser, site.origin, 915);
    const keys = Object.keys(names) as (keyof Times)[];
    return [
      ...keys.map(
        (key): Figure => ({
          name: `${names[key]}, 915`,
          value: all[key],
          unit: "ms",
          better: "lower",
          limit: limits[key],
          peer: { name: "100 routines", value: few[key] },
        }),
      ),
      // Nine times as many may take at most nine times as long.
      ...keys.map(
        (key): Figure => ({
          name: `${names[key]}, 900 / 100`,
          value: many[key] / few[key],
          unit: "x",
          better: "lower",
          limit: 9,
        }),
      ),
    ];
  } finally {
    await browser.close();
  }
}

export const bench: Bench = { name: "library", run };
