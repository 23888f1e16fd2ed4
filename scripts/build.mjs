/** `npm run build`: builds the web application, unless it is built already. */
import { ensureBuild } from "./lib/build.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { runScript, say } from "./lib/project.mjs";

await runScript(async () => {
  await ensurePackages();
  if (!(await ensureBuild())) say("Already built: nothing has changed");
  return 0;
});
