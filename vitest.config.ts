/** The unit and service tests, a project for each room; an unexpected console error fails any of them. */
import { defineConfig } from "vitest/config";

const setupFiles = ["scripts/lib/fail-on-console.ts"];

export default defineConfig({
  test: {
    projects: [
      { test: { name: "core", include: ["core/src/**/*.test.ts"], environment: "node", setupFiles } },
      {
        test: {
          name: "server",
          include: ["server/{src,test}/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
          setupFiles,
        },
      },
      { test: { name: "web", include: ["web/src/**/*.test.{ts,tsx}"], environment: "happy-dom", setupFiles } },
      {
        test: {
          name: "scripts",
          include: ["{scripts,bench}/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
          setupFiles,
        },
      },
    ],
  },
});
