import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = process.env.THINKSHORE_API ?? "http://127.0.0.1:3000";

/** What runs as soon as it is here, nearly all of it. */
const runsAtOnce = (name: string) => /^(shared|wizard)$|-page$/.test(name);

/** Chrome then compiles such a file in the background while it arrives, not function by function when it runs. The hint counts only in the very first line. */
const compileAhead: Plugin = {
  name: "compile-ahead",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !(file.isEntry || runsAtOnce(file.name))) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), compileAhead],
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
            { name: "start", tags: ["$initial"], priority: 1 },
            // The icons of all other pages: each is shared by some of them, and would be a file of its own.
            { name: "icons", test: /\/lucide-react\// },
            // What several pages stand on, small files otherwise.
            { name: "shared", test: /\/web\/src\/(ui|data|export|i18n)\/(?!messages|texts)/, minShareCount: 2 },
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
