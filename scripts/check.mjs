/** `npm run check`: the quick loop while writing code; `npm test` remains the judge. */
import { layers, lint, types, unitTests } from "./lib/checks.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { runScript } from "./lib/project.mjs";
import { runChecks } from "./lib/run-checks.mjs";

await runScript(async () => {
  await ensurePackages();
  return runChecks([lint, layers, types, unitTests("core", "web", "scripts")]);
});
