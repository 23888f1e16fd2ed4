/** Plants each violation in a project of its own and sees it reported; and sees that the allowed ways stay open. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findViolations } from "./find-violations.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "layers-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function judge(path: string, code: string) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), code);
  return findViolations(root);
}

const component = (jsx: string) => `export const X = ({ a, t }) => ${jsx};`;

const violations: readonly [name: string, path: string, code: string, reason: string][] = [
  [
    "a feature in a feature",
    "web/src/features/edit/a.ts",
    'import { b } from "../library/b.ts";',
    "feature edit imports feature library",
  ],
  [
    "a type of a feature in a feature",
    "web/src/features/edit/a.ts",
    'import type { B } from "../library/b.ts";',
    "feature library",
  ],
  [
    "an import type expression",
    "web/src/features/edit/a.ts",
    'export type B = import("../library/b.ts").B;',
    "feature library",
  ],
  [
    "a lazy feature in a feature",
    "web/src/features/edit/deep/a.ts",
    'const b = import("../../library/b.ts");',
    "feature library",
  ],
  [
    "a computed feature in a feature",
    "web/src/features/edit/a.ts",
    "const b = (x) => import(`../library/${x}.ts`);",
    "feature library",
  ],
  [
    "a glob of features in a feature",
    "web/src/features/edit/a.ts",
    'const b = import.meta.glob("../library/*.ts");',
    "feature library",
  ],
  [
    "a feature passed on by a feature",
    "web/src/features/edit/a.ts",
    'export * from "../library/b.ts";',
    "feature library",
  ],
  [
    "the app in a feature",
    "web/src/features/edit/a.ts",
    'import { b } from "../../app/b.ts";',
    "features may not import web/src/app",
  ],
  [
    "the entry in a feature",
    "web/src/features/edit/a.ts",
    'import { b } from "../../main.tsx";',
    "features may not import web/src/app",
  ],
  [
    "a feature in ui",
    "web/src/ui/a.tsx",
    'import { b } from "../features/edit/b.ts";',
    "ui may not import web/src/features",
  ],
  ["ui in data", "web/src/data/a.ts", 'export { b } from "../ui/b.tsx";', "data may not import web/src/ui"],
  ["the texts in data", "web/src/data/a.ts", 'import { b } from "../i18n/b.ts";', "data may not import web/src/i18n"],
  ["export in ui", "web/src/ui/a.ts", 'import { b } from "../export/b.ts";', "ui may not import web/src/export"],
  [
    "the server in web, by path",
    "web/src/data/a.ts",
    'import { b } from "../../../server/src/b.ts";',
    "meet only in core",
  ],
  ["the server in web, by name", "web/src/data/a.ts", 'import { b } from "@thinkshore/server/b";', "meet only in core"],
  ["web in the server", "server/src/a.ts", 'import { b } from "../../web/src/data/b.ts";', "meet only in core"],
  [
    "the server in core",
    "core/src/a.ts",
    'import { b } from "../../server/src/b.ts";',
    "core imports from no other room",
  ],
  [
    "web in core, by name",
    "core/src/a.ts",
    'import { b } from "@thinkshore/web/b";',
    "core imports from no other room",
  ],
  ["a package in core", "core/src/a.ts", 'import { b } from "react";', "core imports nothing but zod"],
  ["Node in core", "core/src/a.ts", 'import { b } from "node:fs";', "core imports nothing but zod"],
  ["a package in a test of core", "core/src/a.test.ts", 'import { b } from "hono";', "core imports nothing but zod"],
  ["storage by window", "web/src/features/edit/a.ts", "window.localStorage.clear();", "localStorage is used only in"],
  [
    "storage by a computed name",
    "web/src/features/edit/a.ts",
    'globalThis["sessionStorage"].clear();',
    "sessionStorage is used only in",
  ],
  ["storage taken apart", "web/src/data/library.ts", "const { indexedDB } = self;", "indexedDB is used only in"],
  [
    "a request by the global object",
    "web/src/ui/a.ts",
    'globalThis.fetch("/x");',
    "fetch is used only in web/src/data",
  ],
  ["a beacon", "web/src/app/a.ts", 'navigator.sendBeacon("/x");', "sendBeacon is used only in web/src/data"],
  ["text of an element", "web/src/ui/a.tsx", component("<p>Begin</p>"), 'literal text in a component: "Begin"'],
  ["text of a fragment", "web/src/ui/a.tsx", component("<>Begin</>"), "literal text"],
  ["text in another script", "web/src/ui/a.tsx", component("<p>开始</p>"), "literal text"],
  ["a string as a child", "web/src/ui/a.tsx", component('<p>{"Begin"}</p>'), "literal text"],
  ["a template as a child", "web/src/ui/a.tsx", component("<p>{`Begin ${a}`}</p>"), "literal text"],
  ["either of two strings", "web/src/ui/a.tsx", component('<p>{a ? t("x") : "Begin"}</p>'), "literal text"],
  ["a string by condition", "web/src/ui/a.tsx", component('<>{a && "Begin"}</>'), "literal text"],
  ["a joined string", "web/src/ui/a.tsx", component('<p>{"Step " + a}</p>'), "literal text"],
  ["text inside a property's element", "web/src/ui/a.tsx", component("<A icon={<b>Begin</b>} />"), "literal text"],
  ...["aria-label", "title", "placeholder", "alt", "aria-description", "label", "emptyMessage"].map(
    (name) => [`text in ${name}`, "web/src/ui/a.tsx", component(`<A ${name}="Begin" />`), "literal text"] as const,
  ),
  ["an attribute by condition", "web/src/ui/a.tsx", component('<i title={a ? "On" : "Off"} />'), "literal text"],
].map((row) => row as [string, string, string, string]);

const allowed: readonly [name: string, path: string, code: string][] = [
  ["app composes features", "web/src/app/a.ts", 'import "../features/edit/b.ts"; import "../features/library/b.ts";'],
  ["the entry starts the app", "web/src/main.tsx", 'import "./app/app.tsx";'],
  [
    "a feature uses what lies below",
    "web/src/features/edit/a.ts",
    'import "../../ui/b.tsx"; import "../../data/b.ts"; import "../../i18n/b.ts"; import "../../export/b.ts";',
  ],
  ["a feature uses itself", "web/src/features/edit/a/b.ts", 'import "../c.ts";'],
  ["web and server use core", "web/src/data/a.ts", 'import "@thinkshore/core/generate/contract";'],
  [
    "the server uses core and packages",
    "server/src/a.ts",
    'import "hono"; import "@thinkshore/core/brand"; import "./b.ts";',
  ],
  [
    "core uses zod and itself",
    "core/src/wizard/a.ts",
    'import "zod/mini"; import "../brand.ts"; const b = (x) => import(`./b/${x}.ts`);',
  ],
  ["core's tests use test libraries", "core/src/a.test.ts", 'import "vitest"; import "fast-check"; import "node:fs";'],
  ["the storage door", "web/src/data/storage.ts", "window.localStorage.clear();"],
  ["a request in data", "web/src/data/generate.ts", 'globalThis.fetch("/x"); navigator.sendBeacon("/y");'],
  ["storage in a test", "web/src/features/edit/a.test.ts", "window.localStorage.clear();"],
  [
    "attributes that nobody reads",
    "web/src/ui/a.tsx",
    component(
      '<a className="p-4 flex" id="top" href="/create" type="button" role="list" lang="en" data-kind="x" aria-labelledby="b" aria-live="polite" d="M0 0" />',
    ),
  ],
  [
    "translated texts",
    "web/src/ui/a.tsx",
    component('<p title={t("a.b")}>{t("welcome.begin")} · {a} {a ? 1 : "—"}</p>'),
  ],
  ["a text key", "web/src/ui/a.tsx", component('<A label="welcome.begin" />')],
  ["text in a test", "web/src/ui/a.test.tsx", component("<p>Begin</p>")],
];

describe("the direction of dependence", () => {
  it.each(violations)("reports %s", (_, path, code, reason) => {
    const { violations } = judge(path, code);
    expect(violations).toHaveLength(code.includes('"On" : "Off"') ? 2 : 1);
    expect(violations[0]).toMatch(new RegExp(`^${path}:1:\\d+ `));
    expect(violations[0]).toContain(reason);
  });

  it.each(allowed)("allows that %s", (_, path, code) => {
    expect(judge(path, code)).toEqual({ files: 1, violations: [] });
  });

  it("refuses a file that it cannot read", () => {
    expect(() => judge("core/src/a.ts", "import {")).toThrow("core/src/a.ts");
  });
});
