/** Stamps: a file that holds the hash of what something was made from, so that it is made again only when that changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./project.mjs";

const skipped = new Set(["node_modules", "dist", "test-results", ".cache", ".vite", ".DS_Store"]);
const isTest = /\.test\.[a-z]+$/;

/**
 * Every file below a folder (or the file itself), in a fixed order; tests and made files are left out.
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !isTest.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * @param {readonly string[]} paths files and folders
 * @param {string} [extra] anything else that the result depends on
 */
export function hashSources(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of paths.flatMap(listFiles)) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} stamp @param {string} hash */
export const isFresh = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, "utf8") === hash;

/** @param {string} stamp @param {string} hash */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @param {string} stamp */
export const removeStamp = (stamp) => rmSync(stamp, { force: true });
