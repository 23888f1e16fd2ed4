/** The create journey's waiting times: the composer from click to the whole routine, and a model's first section. */
import type { Browser, Page } from "@playwright/test";
import { inProject } from "../scripts/lib/project.mjs";
import { goodRoutine } from "../server/test/good-routine.ts";
import { say, startScriptedProvider } from "../server/test/scripted-provider.ts";
import { startProcess } from "../server/test/start-process.ts";
import { type Bench, type Figure, takeMedian } from "./lib/figure.ts";
import { startSite } from "./lib/site-server.ts";
import { launchBrowser } from "./lib/slow-browser.ts";

const rounds = 7;
const cpuSlowdown = 4;
/** In which the sections of a real model arrive would be half a minute; a fifth of that shows the same. */
const pauseMs = 12;

const draft = JSON.stringify({
  form: {
    thinkingType: "analyzing",
    aiPlacement: "middle",
    aiRoles: ["coach"],
    gradeLevel: "High School 9-12",
    subject: "Social Studies",
    timeFrame: "Single Class Period",
    objectives: { purpose: "understand why the old harbour was closed", standards: "", skills: "reading sources" },
    additionalContext: "",
  },
  step: 6,
});

interface Times {
  /** From the click to the first finished section on the screen, and to the whole routine. */
  first: number;
  whole: number;
}

/** Runs in the page: looks at every frame, from the click on. */
function watchRoutine(): Promise<Times> {
  return new Promise((resolve) => {
    let clickedAt = Number.NaN;
    let first = Number.NaN;
    const look = () => {
      const article = document.querySelector("main article");
      if (Number.isNaN(first) && article?.querySelector("h2")) first = performance.now() - clickedAt;
      const isWhole = article?.querySelector("h2") && !article.querySelector("[aria-hidden=true].flex");
      if (isWhole && document.querySelector('main a[href^="/results/"]')) {
        resolve({ first, whole: performance.now() - clickedAt });
      } else requestAnimationFrame(look);
    };
    addEventListener(
      "click",
      () => {
        clickedAt = performance.now();
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

async function measure(browser: Browser, origin: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    await context.addInitScript((stored) => localStorage.setItem("draft", stored), draft);
    const page: Page = await context.newPage();
    await page.goto(`${origin}/create?step=result`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Generate" }).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const times = page.evaluate(watchRoutine);
    // By script: the driver's own look at the page before a click would be slowed down and counted, too.
    await page.locator("main button.button-primary").evaluate((button) => (button as HTMLButtonElement).click());
    return await times;
  } finally {
    await context.close();
  }
}

async function measureRounds(browser: Browser, origin: string, count: number): Promise<Times[]> {
  const times: Times[] = [];
  // The first visit warms up server and browser.
  for (let round = 0; round <= count; round += 1) times.push(await measure(browser, origin));
  return times.slice(1);
}

async function measureComposer(browser: Browser): Promise<Figure[]> {
  await using site = await startSite();
  const times = await measureRounds(browser, site.origin, rounds);
  const value = takeMedian(times.map(({ whole }) => whole));
  return [{ name: "composer: click to whole routine, 4x CPU", value, unit: "ms", better: "lower", limit: 150 }];
}

async function measureModel(browser: Browser): Promise<Figure[]> {
  const provider = await startScriptedProvider();
  const service = await startProcess({
    SITE_FOLDER: process.env.SITE_FOLDER ?? inProject("web", "dist"),
    AI_MODEL: "compatible:scripted",
    AI_BASE_URL: provider.url,
    AI_API_KEY: "none",
    LOG_LEVEL: "error",
  });
  try {
    provider.play(say(JSON.stringify(goodRoutine), { size: 12, pauseMs }));
    const times = await measureRounds(browser, service.address, 3);
    const ratio = takeMedian(times.map(({ first, whole }) => (100 * first) / whole));
    const whole = takeMedian(times.map((time) => time.whole));
    return [
      { name: "model: first section, of the whole time", value: ratio, unit: "%", better: "lower", limit: 20 },
      { name: "model: click to whole routine", value: whole, unit: "ms", better: "lower" },
    ];
  } finally {
    await service.stop();
    await provider.close();
  }
}

async function run(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return [...(await measureComposer(browser)), ...(await measureModel(browser))];
  } finally {
    await browser.close();
  }
}

export const bench: Bench = { name: "create", run };
