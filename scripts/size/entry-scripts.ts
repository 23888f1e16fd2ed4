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

/** @param site the folder of the built site  @param html the page */
export function measureEntryScripts(site: string, html: string): Script[] {
  const scripts: Script[] = [];
  const seen = new Set<string>();
  const add = (address: string) => {
    if (seen.has(address)) return;
    seen.add(address);
    const code = readFileSync(join(site, address), "utf8");
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
