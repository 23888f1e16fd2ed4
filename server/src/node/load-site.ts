/** Reads the built web application into memory, with its precompressed siblings. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ConfigError } from "../environment.ts";
import type { Site, SiteFile, SiteManifest } from "../site/site.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** What the pages must know of the configuration; written into the page's `thinkshore-config` element. */
export interface PageConfig {
  publicKey: string;
  analyticsUrl: string;
}

/** `folder` holds `site/` and `site.json`, as the web build writes them. */
export async function loadSite(folder: string, pageConfig: PageConfig): Promise<Site> {
  const manifest = await readManifest(folder);
  const names = (await readdir(join(folder, "site"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = new Map(await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)));
  const files = new Map<string, SiteFile>();
  for (const [name, content] of bytes) {
    if (isCompressedSibling(name, bytes)) continue;
    const path = name.slice(join(folder, "site").length).split(sep).join("/");
    files.set(path, readSiteFile(path, content, bytes.get(`${name}.br`), bytes.get(`${name}.gz`), pageConfig));
  }
  return { manifest, files };
}

async function readManifest(folder: string): Promise<SiteManifest> {
  try {
    return JSON.parse(await readFile(join(folder, "site.json"), "utf8")) as SiteManifest;
  } catch {
    throw new ConfigError(
      `The web application is not built (no ${join(folder, "site.json")}): run "npm run build" first.`,
    );
  }
}

function isCompressedSibling(name: string, all: ReadonlyMap<string, Buffer>): boolean {
  return /\.(br|gz)$/.test(name) && all.has(name.replace(/\.(br|gz)$/, ""));
}

function readSiteFile(
  path: string,
  content: Buffer,
  brotli: Buffer | undefined,
  gzip: Buffer | undefined,
  pageConfig: PageConfig,
): SiteFile {
  const isHtml = path.endsWith(".html");
  const body = isHtml ? writePageConfig(content, pageConfig) : content;
  const changed = body !== content;
  const bodies: SiteFile["bodies"] = { identity: new Uint8Array(body) };
  if (brotli !== undefined) bodies.br = new Uint8Array(changed ? brotliCompressSync(body) : brotli);
  if (gzip !== undefined) bodies.gzip = new Uint8Array(changed ? gzipSync(body) : gzip);
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    immutable: path.startsWith("/assets/"),
    etag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    bodies,
  };
}

/** Attribute text is not covered by the script hashes, so the pages learn their settings without a second request. */
function writePageConfig(html: Buffer, pageConfig: PageConfig): Buffer {
  const text = html.toString("utf8");
  const marker = /(<meta name="thinkshore-config" content=")[^"]*(")/;
  if (!marker.test(text)) return html;
  const value = JSON.stringify(pageConfig).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return Buffer.from(text.replace(marker, (_match, before: string, after: string) => before + value + after));
}
