/** A small site of known files: what counts, what does not, and nothing twice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { measureEntryScripts, sumKilobytes } from "./entry-scripts.ts";

const site = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(site, { recursive: true }));

const files = {
  "assets/main.js": 'import { a } from "./shared.js"; import("./later.js"); export * from "./passed.js"; a();',
  "assets/shared.js": 'import "./deep.js"; export const a = () => 1;',
  "assets/passed.js": 'import "./shared.js"; export const b = 2;',
  "assets/deep.js": "globalThis.x = 1;",
  "assets/later.js": "globalThis.y = 2;",
  "assets/locale.js": "export const words = {};",
};
mkdirSync(join(site, "assets"));
for (const [path, code] of Object.entries(files)) writeFileSync(join(site, path), code);

const html = `<!doctype html><link rel="modulepreload" crossorigin href="/assets/locale.js">
<link rel="modulepreload" href="/assets/shared.js"><script>theme()</script>
<script type="application/json">{"a":1}</script><script type="module" crossorigin src="/assets/main.js"></script>`;

it("counts scripts, their static imports, preloads and inline code once each", () => {
  const names = measureEntryScripts(site, html).map(({ name }) => name);
  expect(names.sort()).toEqual([
    "/assets/deep.js",
    "/assets/locale.js",
    "/assets/main.js",
    "/assets/passed.js",
    "/assets/shared.js",
    "inline 1",
  ]);
});

it("measures them gzipped", () => {
  const [script] = measureEntryScripts(site, '<script type=module src="/assets/deep.js"></script>');
  const expected = gzipSync(files["assets/deep.js"], { level: 9 }).length;
  expect(script).toEqual({ name: "/assets/deep.js", gzipped: expected });
  expect(
    sumKilobytes([
      { name: "a", gzipped: 1500 },
      { name: "b", gzipped: 500 },
    ]),
  ).toBe(2);
});

it("fails on a page that names a missing script", () => {
  expect(() => measureEntryScripts(site, '<script src="/assets/none.js"></script>')).toThrow("none.js");
});
