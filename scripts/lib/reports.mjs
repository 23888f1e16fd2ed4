/** Reads the JSON reports of the two test runners; a skipped test counts as failed, so that nothing is skipped silently. */

/** @typedef {{ passed: number, failed: number, note?: string }} Outcome */

/** @param {number} passed @param {number} failed @param {number} skipped @returns {Outcome} */
const count = (passed, failed, skipped) => ({
  passed,
  failed: failed + skipped,
  ...(skipped > 0 ? { note: `${skipped} skipped, which counts as failed` } : {}),
});

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report of Vitest
 */
export function readUnitReport(report) {
  // A file that cannot be loaded has no tests to fail, and is a failure all the same.
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  return count(report.numPassedTests, failed, report.numPendingTests + report.numTodoTests);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 *   of Playwright
 */
export function readBrowserReport({ stats, errors }) {
  const outsideTests = stats.unexpected === 0 ? errors.length : 0;
  const outcome = count(stats.expected + stats.flaky, stats.unexpected + outsideTests, stats.skipped);
  // Told, so that a test which needs a second try does not go unnoticed.
  return stats.flaky > 0 ? { ...outcome, note: `${stats.flaky} passed only at the second try` } : outcome;
}
