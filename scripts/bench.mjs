/** `npm run bench`: builds the application, finds a browser, and hands over to the runner in bench/. */
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureBuild } from "./lib/build.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { runScript } from "./lib/project.mjs";
import { runNode } from "./lib/run.mjs";

await runScript(async () => {
  await ensurePackages();
  const browser = await ensureBrowser();
  await ensureBuild();
  return runNode(["bench/run.ts", ...process.argv.slice(2)], { env: { CHROME_PATH: browser } });
});
