/** Builds the page that React alone hydrates: the application's own HTML and styles with the application taken out. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build, type Rolldown } from "vite";
import { inProject } from "../../scripts/lib/project.mjs";
import type { PageNode } from "../lib/page-tree.ts";
import { writeComponent } from "./write-component.ts";

const pageModule = "virtual:react-alone-page";

async function bundle(component: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: [
      {
        name: "react-alone-page",
        resolveId: (id) => (id === pageModule ? `\0${pageModule}` : undefined),
        load: (id) => (id === `\0${pageModule}` ? component : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, "main.ts") },
    },
  })) as Rolldown.RolldownOutput;
  if (output.length !== 1) throw new Error("React alone is expected to be one file");
  return output[0].code;
}

/** The component is rendered as it is written, so that the markup is exactly what it hydrates. */
async function render(component: string): Promise<string> {
  const folder = mkdtempSync(inProject("node_modules", ".react-alone-"));
  try {
    const file = join(folder, "page.mjs");
    writeFileSync(file, component);
    const { ReactAlonePage } = await import(pathToFileURL(file).href);
    return renderToString(createElement(ReactAlonePage));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param html the application's page  @param tree the content of its root */
export async function buildReactAlone(html: string, tree: readonly PageNode[], buttonText: string) {
  const component = writeComponent(tree, buttonText);
  const markup = await render(component);
  const page = html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script type="module"[^>]*><\/script>/, "")
    .replace(/<div id="root">[\s\S]*<\/div>(?=\s*(<script|<\/body>))/, () => `<div id="root">${markup}</div>`)
    .replace("</head>", '<script type="module" crossorigin src="/assets/react-alone.js"></script></head>');
  return { "home.html": page, "assets/react-alone.js": await bundle(component) };
}
