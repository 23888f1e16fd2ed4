import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env.THINKSHORE_API ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { "/functions": api, "/api": api, "/healthz": api, "/metrics": api } },
  build: {
    manifest: true,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Whatever every page needs at the start is one file: on a slow line each request costs more than its bytes.
            { name: "start", tags: ["$initial"] },
            // One file a language: a switch costs one request, and afterwards every page has its texts, offline too.
            {
              test: /\/i18n\/(messages|texts)\/(zh|ja|ko|vi|id|es|fr)[/.]/,
              debugName: "texts",
              name: (file) => `texts-${/\/(?:messages|texts)\/(\w\w)[/.]/.exec(file)?.[1]}`,
            },
          ],
        },
      },
    },
  },
});
