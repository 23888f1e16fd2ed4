/** The welcome page on a cheap phone: its paints against plain HTML, its readiness against React alone, its JavaScript. */
import { rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { inProject } from "../scripts/lib/project.mjs";
import { measureEntryScripts, readPage, sumKilobytes } from "../scripts/size/entry-scripts.ts";
import { type Bench, type Figure, takeMedian } from "./lib/figure.ts";
import { type Load, measureLoad } from "./lib/first-load.ts";
import { type PageNode, readPageTree, writePlainHtml } from "./lib/page-tree.ts";
import { startSite } from "./lib/site-server.ts";
import { launchBrowser } from "./lib/slow-browser.ts";
import { writeSite } from "./lib/write-site.ts";
import { buildReactAlone } from "./react-alone/build-page.ts";

const rounds = 11;
const button = "Begin Creating";
const webBuild = inProject("web", "dist");

interface Loads {
  readonly app: Load[];
  readonly plain: Load[];
  readonly alone: Load[];
}

async function readTree(browser: Browser, origin: string): Promise<PageNode[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(origin);
  const tree = await readPageTree(page);
  await page.close();
  return tree;
}

const writeStaticPage = (tree: readonly PageNode[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain HTML</title><link rel="icon" href="data:,"></head><body>${writePlainHtml(tree)}</body></html>`;

/** The pages take turns, so that a busy moment of the machine meets them all alike. */
async function measureInTurn(browser: Browser, origins: Record<keyof Loads, string>): Promise<Loads> {
  const loads: Loads = { app: [], plain: [], alone: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const plain = await measureLoad(browser, origins.plain);
    const app = await measureLoad(browser, origins.app, button);
    const alone = await measureLoad(browser, origins.alone, button);
    // The first round warms up servers and browser.
    if (round === 0) continue;
    loads.plain.push(plain);
    loads.app.push(app);
    loads.alone.push(alone);
  }
  return loads;
}

function describeLoads({ app, plain, alone }: Loads): Figure[] {
  const median = (loads: readonly Load[], key: keyof Load) => takeMedian(loads.map((load) => load[key] ?? Number.NaN));
  const ratio = (key: keyof Load, peers: readonly Load[], limit: number) =>
    ({ value: median(app, key) / median(peers, key), unit: "x", better: "lower", limit }) as const;
  const time = (key: keyof Load, peerName: string, peers: readonly Load[]) =>
    ({
      value: median(app, key),
      unit: "ms",
      better: "lower",
      peer: { name: peerName, value: median(peers, key) },
    }) as const;
  const peer = { name: "a prerendered Next.js lesson planner", value: 2.1 };
  return [
    { name: "first contentful paint / plain HTML", ...ratio("firstPaint", plain, 1.1), peer },
    { name: "largest contentful paint / plain HTML", ...ratio("largestPaint", plain, 1.1), peer },
    { name: "button ready / React alone", ...ratio("ready", alone, 1.15) },
    { name: "total blocking time", ...time("blocking", "React alone", alone), limit: 0 },
    { name: "first contentful paint", ...time("firstPaint", "plain HTML", plain) },
    { name: "largest contentful paint", ...time("largestPaint", "plain HTML", plain) },
    { name: "button ready", ...time("ready", "React alone", alone) },
  ];
}

function describeSize(reactAlone: string): Figure {
  const peer = { name: "React alone", value: gzipSync(reactAlone, { level: 9 }).length / 1000 };
  const value = sumKilobytes(measureEntryScripts(webBuild, "/"));
  return { name: "JavaScript of /", value, unit: "kB gz", better: "lower", limit: 90, peer };
}

async function run(): Promise<Figure[]> {
  const folders: string[] = [];
  const browser = await launchBrowser();
  try {
    await using app = await startSite();
    const tree = await readTree(browser, app.origin);
    const aloneFiles = await buildReactAlone(readPage(webBuild, "/"), tree, button);
    const plainFolder = writeSite({ "home.html": writeStaticPage(tree) });
    const aloneFolder = writeSite(aloneFiles);
    folders.push(plainFolder, aloneFolder);
    await using plain = await startSite(plainFolder);
    await using alone = await startSite(aloneFolder);
    const origins = { app: app.origin, plain: plain.origin, alone: alone.origin };
    return [...describeLoads(await measureInTurn(browser, origins)), describeSize(aloneFiles["assets/react-alone.js"])];
  } finally {
    await browser.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

export const bench: Bench = { name: "first-load", run };
