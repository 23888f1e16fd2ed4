/** `npm run compose -- --type evaluating …`: composes a routine offline and prints it; `--help` tells the options. */
import { ensurePackages } from "./lib/install.mjs";
import { runScript } from "./lib/project.mjs";
import { runNode } from "./lib/run.mjs";

await runScript(async () => {
  await ensurePackages();
  return runNode(["scripts/compose.ts", ...process.argv.slice(2)]);
});
