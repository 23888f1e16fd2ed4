/** What the tests need from the operating system beside Node: found on the PATH, else installed by apt when we may. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Stop, say } from "./project.mjs";
import { run } from "./run.mjs";

/** @param {string} name @returns {string | undefined} */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}

export const canUseApt = () => process.getuid?.() === 0 && findProgram("apt-get") !== undefined;

let isIndexFresh = false;

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether apt succeeded
 */
export async function installByApt(packages) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  say(`Installing ${packages.join(", ")} by apt-get`);
  if (!isIndexFresh) await run("apt-get", ["update", "-qq"], { env });
  isIndexFresh = true;
  return (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env })) === 0;
}

/**
 * @param {string} program
 * @param {string} debian its package there
 * @param {string} macos and with Homebrew
 */
async function ensureProgram(program, debian, macos) {
  if (findProgram(program)) return;
  if (canUseApt() && (await installByApt([debian])) && findProgram(program)) return;
  throw new Stop(
    `The tests need ${program}, which is not on the PATH: install it (Debian: apt-get install ${debian}; macOS: brew install ${macos}) and try again.`,
  );
}

/** The limits are tested against a real Redis, so that without one the tests cannot pass. */
export const ensureRedis = () => ensureProgram("redis-server", "redis-server", "redis");

/** What is on paper is read by another program than the one that printed it. */
export const ensurePdfReader = () => ensureProgram("pdftotext", "poppler-utils", "poppler");

/** Chinese, Japanese and Korean pages are drawn as empty boxes without their fonts. */
export async function ensureFonts() {
  if (process.platform !== "linux") return;
  const hasFonts = findProgram("fc-list")
    ? (await run("sh", ["-c", 'test -n "$(fc-list :lang=ja)"'])) === 0
    : existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc");
  if (hasFonts || (canUseApt() && (await installByApt(["fonts-noto-cjk"])))) return;
  say("No Chinese, Japanese and Korean fonts here: screenshots of those languages will show boxes");
}
