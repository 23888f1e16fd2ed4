/** Finds the JavaScript that a built page loads before anything is asked of it: its scripts, and what they import statically. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";

export interface Script {
  /** The address within the site, or `inline 1`, `inline 2` … */
  readonly name: string;
  readonly gzipped: number;
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const preloadTag = /<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi;
const dataTypes = new Set(["application/json", "application/ld+json", "importmap", "speculationrules"]);

const readAttribute = (tag: string, name: string) => tag.match(new RegExp(`\\b${name}="?([^"\\s>]+)`, "i"))?.[1];

/** Static imports and re-exports; a dynamic import is loaded later and does not count. */
function listImports(address: string, code: string): string[] {
  const { module } = parseSync(address, code);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest));
  return [...module.staticImports.map((statement) => statement.moduleRequest), ...exported]
    .flatMap((request) => (request ? [request.value] : []))
    .map((request) => posix.join(posix.dirname(address), request));
}

/** The page that the built site shows at an address. */
export function readPage(build: string, address: string): string {
  const { pages }: { pages: { pattern: string; file: string }[] } = JSON.parse(
    readFileSync(join(build, "site.json"), "utf8"),
  );
  const page = pages.find(({ pattern }) => pattern === address);
  if (!page) throw new Error(`The built site has no page at ${address}`);
  return readFileSync(join(build, "site", page.file), "utf8");
}

/** @param build the folder with `site.json` and `site/`, as the web build writes them */
export function measureEntryScripts(build: string, pageAddress: string): Script[] {
  const html = readPage(build, pageAddress);
  const scripts: Script[] = [];
  const seen = new Set<string>();
  const add = (address: string) => {
    if (seen.has(address)) return;
    seen.add(address);
    const code = readFileSync(join(build, "site", address), "utf8");
    scripts.push({ name: address, gzipped: gzipSync(code, { level: 9 }).length });
    for (const next of listImports(address, code)) add(next);
  };
  for (const [, attributes = "", code = ""] of html.matchAll(scriptTag)) {
    const address = readAttribute(attributes, "src");
    if (address) add(address);
    else if (!dataTypes.has(readAttribute(attributes, "type") ?? "")) {
      scripts.push({ name: `inline ${scripts.length + 1}`, gzipped: gzipSync(code, { level: 9 }).length });
    }
  }
  for (const [tag] of html.matchAll(preloadTag)) {
    const address = readAttribute(tag, "href");
    if (address) add(address);
  }
  return scripts;
}

/** Kilobytes of a thousand bytes, as the network counts them. */
export const sumKilobytes = (scripts: readonly Script[]) =>
  scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
