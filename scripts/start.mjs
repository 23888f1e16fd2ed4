/** `npm start`: installs and builds what is missing, then serves the application and its API from one process. */
import { ensureBuild } from "./lib/build.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { runScript } from "./lib/project.mjs";
import { runNode } from "./lib/run.mjs";

await runScript(async () => {
  await ensurePackages();
  await ensureBuild();
  return runNode(["server/src/main.ts"]);
});
