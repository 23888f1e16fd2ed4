/** What makes a hash change, and what must not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSources, isFresh, removeStamp, writeStamp } from "./stamp.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stamp-"));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "a.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a hash of sources", () => {
  const changes: [name: string, path: string, matters: boolean][] = [
    ["an edited file", "a.ts", true],
    ["a new file", "b.ts", true],
    ["a test", "a.test.ts", false],
    ["a made file", "dist/a.js", false],
  ];
  it.each(changes)("after %s", (_, path, matters) => {
    const before = hashSources([folder]);
    writeFileSync(join(folder, path), "two");
    expect(hashSources([folder]) !== before).toBe(matters);
  });

  it("tells a moved boundary between two files, and other settings", () => {
    writeFileSync(join(folder, "b.ts"), "two");
    const before = hashSources([folder]);
    writeFileSync(join(folder, "a.ts"), "onet");
    writeFileSync(join(folder, "b.ts"), "wo");
    expect(hashSources([folder])).not.toBe(before);
    expect(hashSources([folder], "x")).not.toBe(hashSources([folder]));
  });

  it("bears a missing path", () => {
    expect(hashSources([join(folder, "none")])).toBe(hashSources([]));
  });
});

it("a stamp is fresh only for its own hash, and until it is removed", () => {
  const stamp = join(folder, "deep", "stamp");
  expect(isFresh(stamp, "a")).toBe(false);
  writeStamp(stamp, "a");
  expect([isFresh(stamp, "a"), isFresh(stamp, "b")]).toEqual([true, false]);
  removeStamp(stamp);
  expect(isFresh(stamp, "a")).toBe(false);
});
