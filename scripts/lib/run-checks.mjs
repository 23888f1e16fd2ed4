/** Runs checks one after the other, goes on after a failure, and sums them up in a table that ends in one line. */
import { Stop, say } from "./project.mjs";

/** @typedef {import("./checks.mjs").Check} Check */

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** A check that cannot even run has failed. @param {Check} check */
async function runCheck(check) {
  try {
    return await check.run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {readonly Check[]} checks
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(checks) {
  const rows = [];
  for (const check of checks) {
    say(check.name);
    const start = performance.now();
    const outcome = await runCheck(check);
    rows.push({ ...outcome, name: check.name, ms: performance.now() - start });
  }
  console.log("");
  for (const { name, passed, failed, ms, note } of rows) {
    const tests = passed + failed > 1 ? `${passed} of ${passed + failed}` : "";
    const line = `${failed > 0 ? "✗" : "✓"} ${name.padEnd(26)} ${tests.padStart(14)} ${inSeconds(ms).padStart(9)}  ${note ?? ""}`;
    console.log(line.trimEnd());
  }
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
