/** Lighthouse on each screen, as a phone sees it; the aim is 100 in every category. */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { type Bench, type Figure, takeMedian } from "./lib/figure.ts";
import { startSite } from "./lib/site-server.ts";

const missingScreen = "/no-such-page";
const screens = ["/", "/create", "/library", "/help", "/privacy-policy", missingScreen];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const repeats = 3;
const attempts = 4;
const chromeFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
];

/** A page that is not there answers 404 and must not be indexed, which Lighthouse counts against it. */
const missingPageFlags: Partial<Flags> = {
  ignoreStatusCode: true,
  skipAudits: ["http-status-code", "is-crawlable", "errors-in-console"],
};

type Scores = Record<(typeof categories)[number], number>;

/** A new browser each time: nothing kept from the last page, and a lost tab costs one page only. */
async function audit(address: string, isMissing: boolean, attempt = 1): Promise<Scores> {
  const chrome = await launch({ chromeFlags, logLevel: "silent" });
  try {
    const flags: Flags = { port: chrome.port, logLevel: "error", onlyCategories: [...categories] };
    const result = await lighthouse(address, { ...flags, ...(isMissing ? missingPageFlags : {}) });
    const failure = result ? result.lhr.runtimeError?.message : "no result";
    if (!result || failure) {
      // A busy machine can lose the beginning of the trace; Lighthouse then asks to be run again.
      if (attempt < attempts) return await audit(address, isMissing, attempt + 1);
      throw new Error(`${address}: ${failure}`);
    }
    for (const { title, score, scoreDisplayMode } of Object.values(result.lhr.audits)) {
      if (score === 0 && scoreDisplayMode === "binary") console.log(`  ${new URL(address).pathname} fails: ${title}`);
    }
    const toScore = (name: string) => Math.round((result.lhr.categories[name]?.score ?? Number.NaN) * 100);
    return {
      performance: toScore("performance"),
      accessibility: toScore("accessibility"),
      "best-practices": toScore("best-practices"),
      seo: toScore("seo"),
    };
  } finally {
    chrome.kill();
  }
}

/** The speed depends on the machine's mood, the rest does not: only a slow result is measured again. */
async function auditScreen(address: string, isMissing: boolean): Promise<Scores> {
  const first = await audit(address, isMissing);
  const speeds = [first.performance];
  while (first.performance < 100 && speeds.length < repeats) {
    speeds.push((await audit(address, isMissing)).performance);
  }
  return { ...first, performance: takeMedian(speeds) };
}

async function run(): Promise<Figure[]> {
  await using site = await startSite();
  const figures: Figure[] = [];
  for (const screen of screens) {
    const scores = await auditScreen(`${site.origin}${screen}`, screen === missingScreen);
    for (const category of categories) {
      const name = `${screen} ${category}`;
      figures.push({ name, value: scores[category], unit: "of 100", better: "higher", limit: 100 });
    }
  }
  return figures;
}

export const bench: Bench = { name: "lighthouse", run };
