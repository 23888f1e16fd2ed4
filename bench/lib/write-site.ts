/** Writes a site of one page in the form that the product's server serves, compressed as the web build does it. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const hashAll = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(([, text = ""]) => hash(text));

/**
 * @param files the page as `home.html`, and what it loads, by path
 * @returns the folder to serve; the caller removes it
 */
export function writeSite(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, "site", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    if (typeof content !== "string") continue;
    writeFileSync(`${target}.br`, brotliCompressSync(content));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
  const html = String(files["home.html"]);
  const manifest = {
    pages: [{ pattern: "/", file: "home.html" }],
    notFound: "home.html",
    scriptHashes: hashAll(html, "script"),
    styleHashes: hashAll(html, "style"),
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}
