/** A small site of known files: what counts, what does not, and nothing twice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { measureEntryScripts, sumKilobytes } from "./entry-scripts.ts";

const build = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(build, { recursive: true }));

const files = {
  "assets/main.js": 'import { a } from "./shared.js"; import("./later.js"); export * from "./passed.js"; a();',
  "assets/shared.js": 'import "./deep.js"; export const a = () => 1;',
  "assets/passed.js": 'import "./shared.js"; export const b = 2;',
  "assets/deep.js": "globalThis.x = 1;",
  "assets/later.js": "globalThis.y = 2;",
  "assets/locale.js": "export const words = {};",
};
mkdirSync(join(build, "site", "assets"), { recursive: true });
for (const [path, code] of Object.entries(files)) writeFileSync(join(build, "site", path), code);

const html = `<!doctype html><link rel="modulepreload" crossorigin href="/assets/locale.js">
<link rel="modulepreload" href="/assets/shared.js"><script>theme()</script>
<script type="application/json">{"a":1}</script><script type="module" crossorigin src="/assets/main.js"></script>`;

const pages = {
  "/": html,
  "/small": '<script type=module src="/assets/deep.js"></script>',
  "/broken": '<script src="/assets/none.js"></script>',
};
const names = Object.keys(pages).map((pattern, index) => ({ pattern, file: `${index}.html` }));
Object.values(pages).forEach((page, index) => {
  writeFileSync(join(build, "site", `${index}.html`), page);
});
writeFileSync(join(build, "site.json"), JSON.stringify({ pages: names }));

it("counts scripts, their static imports, preloads and inline code once each", () => {
  const names = measureEntryScripts(build, "/").map(({ name }) => name);
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
  const [script] = measureEntryScripts(build, "/small");
  const expected = gzipSync(files["assets/deep.js"], { level: 9 }).length;
  expect(script).toEqual({ name: "/assets/deep.js", gzipped: expected });
  expect(
    sumKilobytes([
      { name: "a", gzipped: 1500 },
      { name: "b", gzipped: 500 },
    ]),
  ).toBe(2);
});

it("fails on a missing script, and on a missing page", () => {
  expect(() => measureEntryScripts(build, "/broken")).toThrow("none.js");
  expect(() => measureEntryScripts(build, "/none")).toThrow("no page at /none");
});
