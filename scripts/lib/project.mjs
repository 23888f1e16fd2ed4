/** The project's root folder, and the one way its scripts end with a sentence instead of a stack trace. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts);

/** A problem that the person at the keyboard can solve: shown as its message alone. */
export class Stop extends Error {}

/** @param {string} line */
export const say = (line) => console.log(`▸ ${line}`);

/** @param {() => Promise<number>} main runs the script; its number is the exit code */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
