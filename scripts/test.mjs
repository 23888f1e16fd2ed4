/** `npm test`: installs what is missing, then runs every check there is; `.ci/run` is this and nothing else. */
import { ensureBrowser } from "./lib/browser.mjs";
import { browserTests, build, layers, lint, size, types, unitTests, unused } from "./lib/checks.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { runScript } from "./lib/project.mjs";
import { runChecks } from "./lib/run-checks.mjs";
import { ensureFonts, ensurePdfReader, ensureRedis } from "./lib/system.mjs";

await runScript(async () => {
  await ensurePackages();
  const browser = await ensureBrowser();
  await ensureRedis();
  await ensurePdfReader();
  await ensureFonts();
  return runChecks([lint, layers, types, unused, unitTests(), build, size, browserTests(browser)]);
});
