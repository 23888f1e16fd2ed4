/** Finds a Chromium for the real-browser tests and the benchmarks, and installs one where there is none. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./project.mjs";
import { runTool } from "./run.mjs";
import { canUseApt, findProgram, installByApt } from "./system.mjs";

/** The same engine without windows and menus: the tests take half the time with it. */
const headless = "chromium-headless-shell";
const names = [
  headless,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
const windowsPrograms = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

function findSystemBrowser() {
  if (process.platform === "darwin") return macApplications.find((path) => existsSync(path));
  if (process.platform === "win32") {
    const { ProgramFiles, "ProgramFiles(x86)": x86, LOCALAPPDATA } = process.env;
    return [ProgramFiles, x86, LOCALAPPDATA]
      .flatMap((folder) => (folder ? windowsPrograms.map((program) => join(folder, program)) : []))
      .find((path) => existsSync(path));
  }
  return names.map(findProgram).find((path) => path !== undefined);
}

/** Playwright's own browser, wherever this version of it keeps one. */
async function findPlaywrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @returns {Promise<string>} the path of a browser that exists */
export async function ensureBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Stop(`CHROME_PATH names ${chosen}, and there is no such file.`);
  }
  if (canUseApt() && !findProgram(headless)) await installByApt([headless]);
  const found = findSystemBrowser() ?? (await findPlaywrightBrowser());
  if (found) return found;
  if (canUseApt()) await installByApt(["chromium"]);
  const installed = findSystemBrowser();
  if (installed) return installed;
  await runTool("@playwright/test", ["install", "chromium"]);
  const own = await findPlaywrightBrowser();
  if (own) return own;
  throw new Stop(
    "The tests need a real browser and none could be installed: install Chromium, Chrome or Edge, or set CHROME_PATH to one, and try again.",
  );
}
