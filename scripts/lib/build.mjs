/** Builds the web application when what it is made from has changed since the last build. */
import { existsSync } from "node:fs";
import { inProject, Stop, say } from "./project.mjs";
import { runNpm } from "./run.mjs";
import { hashSources, isFresh, removeStamp, writeStamp } from "./stamp.mjs";

const sources = ["core/package.json", "core/src", "web", "package-lock.json", "tsconfig.base.json"];
const stamp = inProject("web", "dist", "build-stamp");
const product = inProject("web", "dist", "site.json");

function hashBuild() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  return hashSources(
    sources.map((path) => inProject(path)),
    JSON.stringify(settings.sort()),
  );
}

/** @returns {Promise<boolean>} whether there was anything to build */
export async function ensureBuild() {
  const hash = hashBuild();
  if (existsSync(product) && isFresh(stamp, hash)) return false;
  say("Building the web application");
  // Without a stamp an interrupted build is repeated, not served.
  removeStamp(stamp);
  if ((await runNpm(["run", "build", "--silent", "--workspace=web"])) !== 0) {
    throw new Stop("The web application could not be built; the message above says why.");
  }
  writeStamp(stamp, hash);
  return true;
}
