import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "core", include: ["core/src/**/*.test.ts"], environment: "node" } },
      {
        test: { name: "server", include: ["server/{src,test}/**/*.test.ts"], environment: "node", testTimeout: 20_000 },
      },
      { test: { name: "web", include: ["web/src/**/*.test.{ts,tsx}"], environment: "happy-dom" } },
    ],
  },
});
