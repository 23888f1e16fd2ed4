/** The unit and service tests, a project for each room; an unexpected console error fails any of them. */
import { defineConfig } from "vitest/config";

const shared = {
  setupFiles: ["scripts/lib/fail-on-console.ts"],
  // Generous, so that a busy machine does not fail a test that a quiet one passes in a second.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "core", include: ["core/src/**/*.test.ts"] } },
      { test: { ...shared, name: "server", include: ["server/{src,test}/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "web",
          include: ["web/*.test.ts", "web/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
        },
      },
      { test: { ...shared, name: "scripts", include: ["{scripts,bench}/**/*.test.ts"] } },
    ],
  },
});
