import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let storage: typeof import("./storage.ts");
const original = Object.getOwnPropertyDescriptor(globalThis, "localStorage");

function replaceStorage(get: () => unknown) {
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
}

const quota = () => new DOMException("full", "QuotaExceededError");

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  storage = await import("./storage.ts");
});

afterEach(() => {
  if (original) Object.defineProperty(globalThis, "localStorage", original);
});

describe("the door to storage", () => {
  it("reads what it writes, and removes it", () => {
    expect(storage.writeText("a", "1")).toEqual({ ok: true });
    expect(storage.readText("a")).toBe("1");
    expect(storage.isHeldInMemory("a")).toBe(false);
    storage.removeText("a");
    expect(storage.readText("a")).toBeUndefined();
  });

  it("holds texts in memory where storage throws, and says so", () => {
    replaceStorage(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(storage.writeText("a", "1")).toEqual({ ok: false, reason: "blocked" });
    expect(storage.readText("a")).toBe("1");
    expect(storage.isHeldInMemory("a")).toBe(true);
    expect(storage.measureUse()).toBe(0);
    storage.removeText("a");
    expect(storage.readText("a")).toBeUndefined();
  });

  it.each([
    ["something is stored", 1, "full"],
    ["nothing is stored, which is a block", 0, "blocked"],
  ])("tells a full store when %s", (_, length, reason) => {
    replaceStorage(() => ({
      length,
      getItem: () => null,
      setItem: () => {
        throw quota();
      },
    }));
    expect(storage.writeText("a", "1")).toEqual({ ok: false, reason });
    expect(storage.readText("a")).toBe(reason === "blocked" ? "1" : undefined);
  });

  it("forwards what other tabs write, and that they clear everything", () => {
    const changes: unknown[] = [];
    storage.watchOtherTabs((change) => changes.push(change));
    dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "1", storageArea: localStorage }));
    dispatchEvent(new StorageEvent("storage", { key: null, newValue: null, storageArea: localStorage }));
    dispatchEvent(new StorageEvent("storage", { key: "b", newValue: "2", storageArea: sessionStorage }));
    expect(changes).toEqual([
      { key: "a", value: "1" },
      { key: undefined, value: undefined },
    ]);
  });

  it("takes turns where the browser can, else at once", async () => {
    const runs: string[] = [];
    Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
    await storage.takeTurn("x", () => runs.push("at once"));
    const request = async (_: string, run: () => void) => run();
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    await storage.takeTurn("x", () => runs.push("in turn"));
    expect(runs).toEqual(["at once", "in turn"]);
  });
});
