/** The checks of the project, one entry each: what it is called, and how it runs. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuild } from "./build.mjs";
import { findFreePort } from "./port.mjs";
import { inProject } from "./project.mjs";
import { readBrowserReport, readUnitReport } from "./reports.mjs";
import { runNode, runTool } from "./run.mjs";

/**
 * @typedef {{ passed: number, failed: number, note?: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Check
 */

/** A check that is not a list of tests counts as one. @param {number} code @returns {Outcome} */
const asOutcome = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Biome colours its report in CI letter by letter, which no log shows well. */
const colours = process.stdout.isTTY ? [] : ["--colors=off"];

/** @type {Check} */
export const lint = {
  name: "lint and format",
  run: async () =>
    asOutcome(
      await runTool("@biomejs/biome", ["ci", "--error-on-warnings", "--diagnostic-level=warn", ...colours, "."]),
    ),
};

/** @type {Check} */
export const layers = {
  name: "layers and literal texts",
  run: async () => asOutcome(await runNode(["scripts/check-layers.ts"])),
};

/** @type {Check} */
export const types = { name: "types", run: async () => asOutcome(await runTool("typescript", ["-b"])) };

/** @type {Check} */
export const unused = { name: "unused code and packages", run: async () => asOutcome(await runTool("knip", [])) };

/** @type {Check} */
export const build = {
  name: "build",
  run: async () => {
    const built = await ensureBuild();
    return { passed: 1, failed: 0, ...(built ? {} : { note: "nothing has changed" }) };
  },
};

/** @type {Check} */
export const size = {
  name: "size budget",
  run: async () => asOutcome(await runNode(["scripts/size-budget.ts"])),
};

/**
 * Runs a test runner and reads its report; a runner that fails without naming a failed test still fails.
 * @param {string} file
 * @param {(report: any) => Outcome} read
 * @param {() => Promise<number>} start
 * @returns {Promise<Outcome>}
 */
async function countTests(file, read, start) {
  mkdirSync(inProject(".cache"), { recursive: true });
  rmSync(file, { force: true });
  const code = await start();
  let outcome;
  try {
    outcome = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, note: "the runner wrote no report" };
  }
  if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1, note: "an error outside the tests" };
  if (outcome.passed + outcome.failed === 0) return { passed: 0, failed: 1, note: "no test was found" };
  return outcome;
}

/** @param {readonly string[]} projects none means all @returns {Check} */
export const unitTests = (...projects) => ({
  name: projects.length > 0 ? "unit tests" : "unit and service tests",
  run: () => {
    const file = inProject(".cache", "unit-tests.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    return countTests(file, readUnitReport, () =>
      runTool("vitest", ["run", "--allowOnly=false", ...reporters, ...chosen]),
    );
  },
});

/** @param {string} browser @returns {Check} */
export const browserTests = (browser) => ({
  name: "real-browser tests",
  run: async () => {
    const env = { CHROME_PATH: browser, E2E_PORT: String(await findFreePort()) };
    const file = inProject(".cache", "browser-tests.json");
    return countTests(file, readBrowserReport, () => runTool("@playwright/test", ["test"], { env }));
  },
});
