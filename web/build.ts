/** Builds the site: bundles, prerenders each page with its styles inline, notes the hashes for the CSP, compresses. */
import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type AppPage, appPaths } from "@thinkshore/core/app-paths";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { build } from "vite";
import { writeServiceWorker, writeWebManifest } from "./build-offline.ts";
import { keepUsedStyles } from "./build-styles.ts";
import type { RenderedPage } from "./src/prerender.tsx";

type PrerenderedPage = AppPage | "notFound";

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const root = import.meta.dirname;
/** Another folder keeps a second build (a test's, say) out of the way of the first. */
const dist = resolve(root, process.env.SITE_FOLDER ?? "dist");
const site = join(dist, "site");

await build({ root, logLevel: "warn", build: { outDir: site } });
await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/prerender.tsx", outDir: join(dist, "prerender"), manifest: false },
  // Nothing is looked up at run time, so the folder may lie anywhere.
  ssr: { noExternal: true },
});

const { renderPage } = (await import(pathToFileURL(join(dist, "prerender/prerender.js")).href)) as {
  renderPage: (page: PrerenderedPage, path: string) => Promise<RenderedPage>;
};
const manifest = JSON.parse(await readFile(join(site, ".vite/manifest.json"), "utf8")) as Record<string, ManifestEntry>;
const template = await readFile(join(site, "index.html"), "utf8");
const entry = findEntry();
const startScript = await readFile(join(site, entry), "utf8");
const styles = await readStyles();
const firstPaint = await readFirstPaint();
const inlineStyles = new Set<string>();

const fileOf = (page: PrerenderedPage) => (page === "notFound" ? "404.html" : `${page}.html`);
for (const [page, pattern] of Object.entries(appPaths)) await writePage(page as AppPage, pattern.replace(":id", "-"));
await writePage("notFound", "/404");

const description = {
  pages: Object.entries(appPaths).map(([page, pattern]) => ({
    pattern,
    file: fileOf(page as AppPage),
    scripts: listScripts(template + preloadLinks(page as AppPage)),
  })),
  notFound: fileOf("notFound"),
  scriptHashes: [hashOf(firstPaint)],
  styleHashes: [...inlineStyles].map(hashOf),
  // The policy under which data/offline.ts registers the service worker.
  trustedTypes: ["offline"],
};
await writeFile(join(dist, "site.json"), JSON.stringify(description, null, 2));
await rename(join(site, ".vite/manifest.json"), join(dist, "manifest.json"));
await rm(join(site, ".vite"), { recursive: true });
await rm(join(site, "index.html"));
await writeOfflineFiles();
await compressFiles();

async function writePage(page: PrerenderedPage, path: string): Promise<void> {
  const { title, body } = await renderPage(page, path);
  // The steps that follow the welcome have their code, and so their styles, to come.
  const isWelcome = page === "home" || page === "create";
  const css = isWelcome ? keepUsedStyles(styles.css, [body, startScript]) : styles.css;
  inlineStyles.add(css);
  const html = template
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace("<!--first-paint-->", () => `<script>${firstPaint}</script>`)
    .replace(styles.link, () => `${preloadLinks(page)}<style>${css}</style>${isWelcome ? styles.left : ""}`)
    .replace("<!--page-->", () => body);
  await writeFile(join(site, fileOf(page)), html);
}

/** The page's own chunk is asked for together with the entry, not after it. */
function preloadLinks(page: PrerenderedPage): string {
  // The welcome has none: it is part of the entry.
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${page}-page.tsx`));
  const needed = source ? listWithImports(source) : [];
  return needed
    .filter(isLater)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join("");
}

/** Whether a file is not among those that every page asks for. */
function isLater(file: string): boolean {
  return !template.includes(file);
}

/** A chunk's file, and those of all that it imports, directly or not. */
function listWithImports(source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => listWithImports(name, seen))];
}

/** The server names them in a header, ahead of the page. */
function listScripts(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

function findEntry(): string {
  const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(template)?.[1];
  if (!entry) throw new Error("The built page has no entry script");
  return entry;
}

async function writeOfflineFiles(): Promise<void> {
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]));
  const description = /<meta\s+name="description"\s+content="([^"]+)"/.exec(template)?.[1];
  if (!description) throw new Error("The built page has no description");
  await writeServiceWorker(root, site, sources, entry);
  await writeWebManifest(site, description);
}

/** `left` names all the styles on a page that has only some of them; ui/all-styles.ts asks for them. */
async function readStyles(): Promise<{ file: string; css: string; link: string; left: string }> {
  const match = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template);
  if (!match?.[1]) throw new Error("The built page links no stylesheet");
  const [link, file] = match;
  const left = `<link rel="stylesheet" href="/${file}" disabled data-all-styles>`;
  return { file, css: (await readFile(join(site, file), "utf8")).trim(), link, left };
}

/** The script knows the files of each language and of the steps, so that what the page will need is fetched at once. */
async function readFirstPaint(): Promise<string> {
  const source = await readFile(join(root, "first-paint.js"), "utf8");
  const files = Object.values(manifest).map(({ file }) => file);
  const ofLanguages = LANGUAGES.map((language) => {
    const texts = files.find((file) => file.startsWith(`assets/texts-${language}-`));
    return [language, { texts, words: manifest[`../core/src/language/words/${language}.ts`]?.file }];
  });
  const ofSteps = [...listWithImports("src/features/create/wizard.tsx").filter(isLater), styles.file];
  return source
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\n\s*/g, "\n")
    .replace("LANGUAGE_FILES", () => JSON.stringify(Object.fromEntries(ofLanguages)))
    .replace("STEP_FILES", () => JSON.stringify(ofSteps))
    .trim();
}

function hashOf(inline: string): string {
  return `sha256-${createHash("sha256").update(inline).digest("base64")}`;
}

async function compressFiles(): Promise<void> {
  const names = (await readdir(site, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg|json|txt|webmanifest)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(site, name);
      const bytes = await readFile(path);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, options));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
