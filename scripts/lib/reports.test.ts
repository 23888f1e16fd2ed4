/** The sums that `npm test` ends with: nothing skipped or broken counts as passed. */
import { expect, it } from "vitest";
import { canInstall, isNewEnough } from "./node.mjs";
import { readBrowserReport, readUnitReport } from "./reports.mjs";

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const browser = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

it.each([
  ["all passed", {}, 5, 0],
  ["a failed test", { numFailedTests: 2, testResults: [{ status: "failed", assertionResults: [{}] }] }, 5, 2],
  ["a skipped test", { numPendingTests: 1 }, 5, 1],
  ["a test left for later", { numTodoTests: 1 }, 5, 1],
  ["a file that cannot be loaded", { testResults: [{ status: "failed", assertionResults: [] }] }, 5, 1],
])("unit tests: %s", (_, changed, passed, failed) => {
  expect(readUnitReport({ ...unit, ...changed })).toMatchObject({ passed, failed });
});

it.each([
  ["all passed", {}, [], 3, 0],
  ["a failed test", { unexpected: 1 }, [{}], 3, 1],
  ["a test that needed a second try, which the note tells", { flaky: 1 }, [], 4, 0],
  ["a skipped test", { skipped: 2 }, [], 3, 2],
  ["a server that does not start", { expected: 0 }, [{}], 0, 1],
])("browser tests: %s", (_, changed, errors, passed, failed) => {
  expect(readBrowserReport({ stats: { ...browser, ...changed }, errors })).toMatchObject({ passed, failed });
});

it.each([
  ["20.20.2", false],
  ["22.21.9", false],
  ["22.22.0", true],
  ["23.0.0", true],
  ["24.21.0", true],
])("Node %s is new enough: %s", (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});

it.each([
  ["18.20.8", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["24.21.0", true],
])("Node %s can install the packages: %s", (version, can) => {
  expect(canInstall(version)).toBe(can);
});
