/** Installs the packages of the lockfile when they are missing or the lockfile has changed, and only then. */
import { existsSync, readFileSync } from "node:fs";
import { canInstall, findNode } from "./node.mjs";
import { inProject, Stop, say } from "./project.mjs";
import { runNpm } from "./run.mjs";
import { hashSources, isFresh, writeStamp } from "./stamp.mjs";

const lockfile = inProject("package-lock.json");
const stamp = inProject("node_modules", ".thinkshore-install");

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/** @param {string} path @returns {Packages} */
const readPackages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** True when npm's own record of what it installed agrees with the lockfile: somebody ran npm by hand. */
function isInstalledByHand() {
  const record = inProject("node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(lockfile)).every(([path, wanted]) => {
    const found = installed[path];
    if (!path || (!found && wanted.optional)) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** Afterwards there is a Node that runs the project, or a sentence that says why not. */
export async function ensurePackages() {
  const hash = hashSources([lockfile]);
  if (!isFresh(stamp, hash)) await install(hash);
  findNode();
}

/** @param {string} hash */
async function install(hash) {
  if (!isInstalledByHand()) {
    if (!canInstall(process.versions.node)) {
      throw new Stop(
        `Thinkshore needs Node 20.19, 22.12 or newer to begin with, and this is ${process.versions.node}: please install Node 24 from https://nodejs.org and try again.`,
      );
    }
    say("Installing packages (a minute or two, only when they have changed)");
    // A server's NODE_ENV=production would leave out the tools that build the application.
    const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    if ((await runNpm(args)) !== 0) {
      throw new Stop("The packages could not be installed; npm's message above says why.");
    }
  }
  writeStamp(stamp, hash);
}
