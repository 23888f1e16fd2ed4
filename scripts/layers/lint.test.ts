/** Sees the linter, with the project's own configuration, refuse what the layers leave to it. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inProject } from "../lib/project.mjs";

const root = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(root, { recursive: true }));

function plant(path: string, code: string) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), code);
}

/** The rules that report, each with the file that it reports. */
function lint(): string[] {
  const configuration = JSON.parse(readFileSync(inProject("biome.json"), "utf8"));
  plant("biome.json", JSON.stringify({ ...configuration, vcs: { enabled: false } }));
  const biome = inProject("node_modules", "@biomejs", "biome", "bin", "biome");
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--reporter=json", "web"], { cwd: root });
  const { diagnostics } = JSON.parse(stdout.toString());
  return diagnostics.map(({ category, location }: { category: string; location: { path: unknown } }) =>
    [category.split("/").at(-1), JSON.stringify(location.path).match(/web[\w./-]+/)?.[0]].join(" "),
  );
}

it("guards storage, requests and literal texts, and leaves their own doors open", () => {
  plant("web/src/features/edit/store.ts", 'export const a = localStorage.getItem("a");\n');
  plant("web/src/ui/request.ts", 'export const a = fetch("/a");\n');
  plant("web/src/data/library.ts", 'export const a = [fetch("/a"), sessionStorage.getItem("a")];\n');
  plant("web/src/data/storage.ts", 'export const a = localStorage.getItem("a");\n');
  plant("web/src/ui/text.tsx", 'export const Text = () => <p className="m-4">Begin</p>;\n');
  plant("web/src/ui/text.test.tsx", "export const Text = () => <p>Begin</p>;\n");
  expect(lint().sort()).toEqual([
    "noJsxLiterals web/src/ui/text.tsx",
    "noRestrictedGlobals web/src/data/library.ts",
    "noRestrictedGlobals web/src/features/edit/store.ts",
    "noRestrictedGlobals web/src/ui/request.ts",
  ]);
});
