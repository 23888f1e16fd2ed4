/** Writes what makes the site installable and usable without network: the web app manifest and the service worker. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@thinkshore/core/brand";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { build } from "vite";
import type { SiteFiles } from "./src/data/offline-worker/site-files.ts";

/** Source files by the name that they have in the site, from the bundler's manifest. */
type Sources = ReadonlyMap<string, string>;

/** A folder that holds one file or folder a language. */
const LANGUAGE_SOURCE = /\/(?:words|material|lexicon|messages)\/(\w\w)(?:\.ts$|\/)/;
const LANGUAGE_TEXTS = /^assets\/texts-(\w\w)-/;
/** Vietnamese alone needs more than the first part of the font. */
const FONT_LANGUAGES: readonly [pattern: RegExp, language: string][] = [[/lexend-(vietnamese|latin-ext)-/, "vi"]];

function languageOf(file: string, sources: Sources): string | undefined {
  const named = LANGUAGE_TEXTS.exec(file)?.[1] ?? LANGUAGE_SOURCE.exec(sources.get(file) ?? "")?.[1];
  return named ?? FONT_LANGUAGES.find(([pattern]) => pattern.test(file))?.[1];
}

async function listSiteFiles(site: string, sources: Sources, entry: string): Promise<SiteFiles> {
  const names = (await readdir(join(site, "assets"))).filter((name) => /\.(js|css|woff2)$/.test(name)).sort();
  const pages = (await readdir(site)).filter((name) => name.endsWith(".html")).sort();
  const hash = createHash("sha256").update(names.join());
  for (const page of pages) hash.update(await readFile(join(site, page)));
  const files: SiteFiles = {
    version: hash.digest("hex").slice(0, 12),
    entry,
    common: [],
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, []])),
  };
  for (const name of names) {
    const language = languageOf(`assets/${name}`, sources);
    const list = (language && files.languages[language]) || files.common;
    list.push(`/assets/${name}`);
  }
  return files;
}

export async function writeServiceWorker(root: string, site: string, sources: Sources, entry: string): Promise<void> {
  const files = await listSiteFiles(site, sources, entry);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { SITE_FILES: JSON.stringify(files) },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, "src/data/offline-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

export async function writeWebManifest(site: string, description: string): Promise<void> {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/${purpose === "maskable" ? "maskable" : "icon"}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#F6F9FA",
    theme_color: "#0B5F6B",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  await writeFile(join(site, "manifest.webmanifest"), JSON.stringify(manifest, null, 2));
}
