/** Finds the Node that runs the project: its own Node 24 from node_modules, else the user's where that is new enough. */
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { inProject, Stop } from "./project.mjs";

const oldest = [22, 22];

/** @param {string} version such as "24.21.0" */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > (oldest[0] ?? 0) || (major === oldest[0] && minor >= (oldest[1] ?? 0));
}

/** Under an older Node npm leaves out the builder's native part without a word. @param {string} version */
export function canInstall(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** The package's binary may be there and yet not run (another libc): then it is as good as absent. */
function findOwnNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const path = inProject("node_modules", `node-${system}-${process.arch}`, "bin", binary);
  if (!existsSync(path)) return undefined;
  if (realpathSync(path) === realpathSync(process.execPath)) return path;
  return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
}

export function findNode() {
  const own = findOwnNode();
  if (own) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Stop(
    `Thinkshore needs Node ${oldest.join(".")} or newer, and this is ${process.versions.node}: no Node package fits this system (${process.platform} ${process.arch}), so please install Node 24 from https://nodejs.org and try again.`,
  );
}
