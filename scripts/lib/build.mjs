/** Builds the web application when what it is made from has changed since the last build. */
import { existsSync } from "node:fs";
import { inProject, Stop, say } from "./project.mjs";
import { runNode } from "./run.mjs";
import { hashSources, isFresh, removeStamp, writeStamp } from "./stamp.mjs";

const sources = ["core/package.json", "core/src", "web", "package-lock.json", "tsconfig.base.json", ".env"];
/** Settings that are fixed when the application is built. */
const isBuildSetting = /^VITE_/;
const stamp = inProject("web", "dist", "build-stamp");
const product = inProject("web", "dist", "site.json");

function hashBuild() {
  const settings = Object.entries(process.env).filter(([name]) => isBuildSetting.test(name));
  return hashSources(
    sources.map((path) => inProject(path)),
    JSON.stringify(settings.sort()),
  );
}

export const isBuilt = () => existsSync(product);

/** @returns {Promise<boolean>} whether there was anything to build */
export async function ensureBuild() {
  const hash = hashBuild();
  if (isBuilt() && isFresh(stamp, hash)) return false;
  say("Building the web application");
  // Without a stamp an interrupted build is repeated, not served.
  removeStamp(stamp);
  const settings = existsSync(inProject(".env")) ? ["--env-file=../.env"] : [];
  if ((await runNode([...settings, "build.ts"], { cwd: inProject("web") })) !== 0) {
    throw new Stop("The web application could not be built; the message above says why.");
  }
  writeStamp(stamp, hash);
  return true;
}
