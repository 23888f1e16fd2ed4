import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSite } from "./load-site.ts";

let folder = "";
const settings = { publicKey: 'a"<&', analyticsUrl: "/api/event" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "site", "assets"), { recursive: true });
  await writeFile(join(folder, "site", "index.html"), '<meta name="thinkshore-config" content=""><p>home');
  await writeFile(join(folder, "site", "index.html.br"), "compressed by the build");
  await writeFile(join(folder, "site", "assets", "a-1.js"), "a");
  await writeFile(join(folder, "site", "assets", "a-1.js.gz"), "z");
  await writeFile(join(folder, "site", "archive.gz"), "alone");
  const manifest = { pages: [], notFound: "404.html", scriptHashes: [], styleHashes: [] };
  await writeFile(join(folder, "site.json"), JSON.stringify(manifest));
});

afterAll(() => rm(folder, { recursive: true }));

describe("loadSite", () => {
  it("reads files with their compressed siblings", async () => {
    const { files } = await loadSite(folder, settings);
    expect([...files.keys()].sort()).toEqual(["/archive.gz", "/assets/a-1.js", "/index.html"]);
    const script = files.get("/assets/a-1.js");
    expect(script).toMatchObject({ immutable: true, type: "text/javascript; charset=utf-8" });
    expect(Buffer.from(script?.bodies.gzip ?? []).toString()).toBe("z");
  });

  it("writes the page's settings into its config element, compressed forms included", async () => {
    const page = (await loadSite(folder, settings)).files.get("/index.html");
    const html = Buffer.from(page?.bodies.identity ?? []).toString();
    expect(html).toContain('content="{&quot;publicKey&quot;:&quot;a\\&quot;&lt;&amp;&quot;,');
    expect(brotliDecompressSync(page?.bodies.br ?? Buffer.alloc(0)).toString()).toBe(html);
  });

  it("says in one sentence what to do when nothing was built", async () => {
    await expect(loadSite(join(folder, "none"), settings)).rejects.toThrow(/not built.*npm run build/);
  });
});
