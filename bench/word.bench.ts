/** From the click on Word to the saved file, on a processor four times slower, against the plain docx library's own figures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { compose } from "@thinkshore/core/compose/compose";
import { loadWords } from "@thinkshore/core/language/words/words";
import { newSavedRoutine } from "@thinkshore/core/library/new-saved-routine";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import type { FormData } from "@thinkshore/core/wizard/form-data";
import { inProject } from "../scripts/lib/project.mjs";
import { type Bench, type Figure, takeMedian } from "./lib/figure.ts";
import { startSite } from "./lib/site-server.ts";
import { launchBrowser } from "./lib/slow-browser.ts";

const visits = 5;
const clicks = 6;
const cpuSlowdown = 4;
/** What docx 9.15 needs for 1,200 words without any styling. */
const plainLibrary = { first: 110, warm: 65 };

const form: FormData = {
  thinkingType: "evaluating",
  aiPlacement: "middle",
  aiRoles: ["challenger"],
  gradeLevel: "Grade 8",
  subject: "Science",
  timeFrame: "Multiple Class Periods",
  objectives: { purpose: "decide whether our town should ban plastics", standards: "", skills: "weighing evidence" },
  additionalContext: "",
};

async function composeSaved(): Promise<SavedRoutine> {
  const routine = await compose({ formData: form, language: "en" });
  const words = await loadWords("en");
  const now = new Date("2026-03-04T08:00:00Z");
  return newSavedRoutine({ id: "one", routine, form, language: "en", source: { kind: "builtin" }, words, now });
}

/** The writer's own file: it is fetched before the first click, but nothing of it has run for a document yet. */
function findWriter(): string {
  const folder = process.env.SITE_FOLDER ?? inProject("web", "dist");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  return `/${manifest["src/export/word/export-word.ts"].file}`;
}

async function clickWord(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const button = [...document.querySelectorAll("button")].find((element) => element.textContent === "Word");
    const saved = new Promise<number>((resolve) => {
      const original = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function () {
        original.call(this);
        HTMLAnchorElement.prototype.click = original;
        resolve(performance.now());
      };
    });
    const start = performance.now();
    button?.click();
    return (await saved) - start;
  });
}

async function measureVisit(browser: Browser, origin: string, saved: SavedRoutine): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem("savedRoutines", value), JSON.stringify([saved]));
    await page.goto(`${origin}/results/one`);
    await page.getByRole("button", { name: "Word" }).waitFor();
    await page.evaluate((writer) => import(writer), findWriter());
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const times: number[] = [];
    for (let click = 0; click < clicks; click += 1) times.push(await clickWord(page));
    return times;
  } finally {
    await context.close();
  }
}

async function run(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    await using app = await startSite();
    const saved = await composeSaved();
    const first: number[] = [];
    const warm: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const [cold = Number.NaN, ...later] = await measureVisit(browser, app.origin, saved);
      first.push(cold);
      warm.push(...later);
    }
    const figure = (name: string, value: number, limit: number): Figure => ({
      name,
      value,
      unit: "ms",
      better: "lower",
      limit,
      peer: { name: "docx 9.15, plain", value: limit },
    });
    return [
      figure("Word, first time", takeMedian(first), plainLibrary.first),
      figure("Word, warm", takeMedian(warm), plainLibrary.warm),
    ];
  } finally {
    await browser.close();
  }
}

export const bench: Bench = { name: "word", run };
