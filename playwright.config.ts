/** Real-browser tests: the built application behind its own server, visited by the system's Chromium. */
import { defineConfig } from "@playwright/test";

const port = process.env.E2E_PORT ?? "4319";
const origin = `http://127.0.0.1:${port}`;
const { CHROME_PATH } = process.env;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous: a slow machine is no failure. A test that passes only at the second try is reported as flaky.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: [["list"], ["json", { outputFile: ".cache/browser-tests.json" }]],
  use: {
    baseURL: origin,
    locale: "en-US",
    // Waves drawn without a graphics card make the tests a tenth slower; those of the shell and of every screen let them move.
    contextOptions: { reducedMotion: "reduce" },
    // A worker would answer requests that a test has planted; the offline tests switch it on.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      args: ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
    },
  },
  webServer: {
    command: `"${process.execPath}" server/src/main.ts`,
    env: { PORT: port, HOST: "127.0.0.1" },
    url: `${origin}/healthz`,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});
