import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env["THINKSHORE_API"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The server's own setting names the analytics address; it is fixed when the application is built.
  define: { "import.meta.env.VITE_ANALYTICS_URL": JSON.stringify(process.env["ANALYTICS_URL"] ?? "") },
  server: { proxy: { "/functions": api, "/api": api, "/healthz": api, "/metrics": api } },
  build: {
    outDir: "dist/site",
    manifest: true,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file a language: a switch costs one request, and afterwards every page has its texts, offline too.
            {
              test: /\/messages\/(zh|ja|ko|vi|id|es|fr)\//,
              debugName: "texts",
              name: (file) => `texts-${/\/messages\/(\w\w)\//.exec(file)?.[1]}`,
            },
          ],
        },
      },
    },
  },
});
