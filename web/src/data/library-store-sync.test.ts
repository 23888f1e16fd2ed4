import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { describe, expect, it } from "vitest";
import { LIBRARY_KEYS, type LibraryDoor } from "./library-store-disk.ts";
import { createLibrarySync } from "./library-store-sync.ts";
import type { StorageChange, WriteResult } from "./storage.ts";

/** A browser whose tabs each see the storage through a cache that is late, as Chromium's do. */
function createBrowser(limit = Number.POSITIVE_INFINITY) {
  const truth = new Map<string, string>();
  const tabs: Tab[] = [];
  const tasks: { at: number; run: () => void }[] = [];
  let time = 0;

  interface Tab {
    cache: Map<string, string>;
    inbox: StorageChange[];
    listen: ((change: StorageChange) => void) | undefined;
    door: LibraryDoor;
  }

  function send(from: Tab, change: StorageChange) {
    for (const tab of tabs) if (tab !== from) tab.inbox.push(change);
  }

  function openTab() {
    const tab: Tab = {
      cache: new Map(truth),
      inbox: [],
      listen: undefined,
      door: {
        read: (key) => tab.cache.get(key),
        write(key, value): WriteResult {
          const size = [...tab.cache].reduce((sum, [k, v]) => sum + (k === key ? 0 : k.length + v.length), 0);
          const before = tab.cache.get(key)?.length ?? 0;
          if (size + key.length + value.length > limit && value.length > before) return { ok: false, reason: "full" };
          tab.cache.set(key, value);
          truth.set(key, value);
          send(tab, { key, value });
          return { ok: true };
        },
        isBlocked: () => false,
        watch(listener) {
          tab.listen = listener;
        },
        takeTurn: async (run) => run(),
        now: () => new Date(Date.UTC(2026, 0, 1) + time),
        later: (run, ms) => tasks.push({ at: time + ms, run }),
      },
    };
    tabs.push(tab);
    return { ...createLibrarySync(tab.door), tab };
  }

  /** Lets the tabs hear of each other, and the time pass. */
  async function settle() {
    for (let round = 0; round < 400; round += 1) {
      for (const tab of tabs) {
        for (const change of tab.inbox.splice(0)) {
          if (change.key !== undefined && change.value !== undefined)
            tab.cache.set(change.key, truth.get(change.key) ?? "");
          else tab.cache.clear();
          tab.listen?.(change);
        }
      }
      time += 25;
      const due = tasks.filter(({ at }) => at <= time);
      for (const task of due) tasks.splice(tasks.indexOf(task), 1);
      for (const { run } of due) run();
      await Promise.resolve();
      if (tasks.length === 0 && tabs.every(({ inbox }) => inbox.length === 0)) return;
    }
    throw new Error("The tabs never came to rest");
  }

  const readTruth = () => JSON.parse(truth.get(LIBRARY_KEYS.routines) ?? "[]") as SavedRoutine[];
  return { openTab, settle, truth, readTruth, tabs };
}

function routine(id: string, updatedAt = "2026-01-01T00:00:00.000Z", title = `Routine ${id}`): SavedRoutine {
  const texts = { aiPlacement: "", learningApproach: "", subjectArea: "", thinkingType: "", gradeLevel: "" };
  return {
    id,
    title,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt,
    version: 2,
    formData: { ...texts, aiSupportRoles: [], duration: "", grouping: "", objective: "", keySkills: "" },
  };
}

const added = (...routines: SavedRoutine[]) => ({ routines, removals: {} });
const removed = (id: string, at: string) => ({ routines: [], removals: { [id]: { at, removed: true } } });
const ids = (routines: readonly SavedRoutine[]) => routines.map(({ id }) => id).sort();

describe("several tabs", () => {
  it("keep every routine although each writes over the others from a stale cache", async () => {
    const browser = createBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab(), browser.openTab()];
    tabs.forEach((tab, number) => {
      for (let count = 0; count < 25; count += 1) tab.change(added(routine(`${number}-${count}`)));
    });
    expect(browser.readTruth().length).toBeLessThan(100);
    await browser.settle();
    expect(new Set(ids(browser.readTruth())).size).toBe(100);
    for (const tab of tabs) expect(tab.getState().routines).toHaveLength(100);
  });

  it("keep what has long stood when a stale tab writes over it and others save before they hear of it", async () => {
    const browser = createBrowser();
    const [a, b] = [browser.openTab(), browser.openTab()];
    a.change(added(routine("old")));
    await browser.settle();
    expect(ids(b.getState().routines)).toEqual(["old"]);
    // A third tab, frozen since before, writes the list as it knew it; the others' caches have it before their events.
    browser.truth.set(LIBRARY_KEYS.routines, "[]");
    for (const { tab } of [a, b]) tab.cache.set(LIBRARY_KEYS.routines, "[]");
    a.change(added(routine("new a")));
    b.change(added(routine("new b")));
    await browser.settle();
    expect(ids(browser.readTruth())).toEqual(["new a", "new b", "old"]);
  });

  it("show at once what another has saved, and tell their readers", async () => {
    const browser = createBrowser();
    const [a, b] = [browser.openTab(), browser.openTab()];
    let told = 0;
    expect(b.getState().routines).toEqual([]);
    b.subscribe(() => {
      told += 1;
    });
    a.change(added(routine("x")));
    await browser.settle();
    expect(ids(b.getState().routines)).toEqual(["x"]);
    expect(told).toBe(1);
  });

  it("do not bring back what one of them removed", async () => {
    const browser = createBrowser();
    const a = browser.openTab();
    a.change(added(routine("x"), routine("y")));
    const b = browser.openTab();
    b.subscribe(() => {});
    await browser.settle();
    a.change(removed("x", "2026-01-02T00:00:00.000Z"));
    b.change(added(routine("z")));
    await browser.settle();
    expect(ids(browser.readTruth())).toEqual(["y", "z"]);
    expect(ids(b.getState().routines)).toEqual(["y", "z"]);
  });

  it("keep an edit that was made after another tab's removal", async () => {
    const browser = createBrowser();
    const a = browser.openTab();
    a.change(added(routine("x")));
    const b = browser.openTab();
    await browser.settle();
    a.change(removed("x", "2026-01-02T00:00:00.000Z"));
    b.change(added(routine("x", "2026-01-02T00:00:01.000Z", "Still being written")));
    await browser.settle();
    expect(browser.readTruth().map(({ title }) => title)).toEqual(["Still being written"]);
  });

  it("agree on the later of two edits of the same routine", async () => {
    const browser = createBrowser();
    const [a, b] = [browser.openTab(), browser.openTab()];
    a.change(added(routine("x", "2026-01-01T00:00:02.000Z", "Later")));
    b.change(added(routine("x", "2026-01-01T00:00:01.000Z", "Earlier")));
    await browser.settle();
    for (const { title } of [...browser.readTruth(), ...a.getState().routines, ...b.getState().routines]) {
      expect(title).toBe("Later");
    }
  });

  it("leave a storage alone that was cleared on purpose", async () => {
    const browser = createBrowser();
    const [a, b] = [browser.openTab(), browser.openTab()];
    a.change(added(routine("x")));
    b.change(added(routine("y")));
    await browser.settle();
    browser.truth.clear();
    a.tab.cache.clear();
    a.refresh();
    b.tab.inbox.push({ key: undefined, value: undefined });
    await browser.settle();
    expect(browser.truth.has(LIBRARY_KEYS.routines)).toBe(false);
    expect(b.getState().routines).toEqual([]);
  });
});

describe("a full store", () => {
  it("keeps what it has, holds the new routine in the tab, and stores it once there is room", async () => {
    const one = JSON.stringify(routine("1")).length;
    const browser = createBrowser(one * 3 + 150);
    const tab = browser.openTab();
    tab.change(added(routine("1"), routine("2"), routine("3")));
    const result = tab.change(added(routine("4")));
    expect(result).toEqual({ ok: false, reason: "full" });
    expect(ids(browser.readTruth())).toEqual(["1", "2", "3"]);
    expect(ids(tab.getState().routines)).toEqual(["1", "2", "3", "4"]);
    expect(tab.getState()).toMatchObject({ storage: "full", unstored: new Set(["4"]) });
    await browser.settle();
    tab.change(removed("1", "2026-02-01T00:00:00.000Z"));
    expect(ids(browser.readTruth())).toEqual(["2", "3", "4"]);
    expect(tab.getState()).toMatchObject({ storage: "stored", unstored: new Set() });
  });

  it("still stores a change that fits, although another routine does not", () => {
    const one = JSON.stringify(routine("1")).length;
    const browser = createBrowser(one * 2 + 100);
    const tab = browser.openTab();
    tab.change(added(routine("1"), routine("2")));
    tab.change(added(routine("3")));
    tab.change(added(routine("2", "2026-01-01T00:00:09.000Z", "Changed 2")));
    expect(browser.readTruth().map(({ title }) => title)).toEqual(["Routine 1", "Changed 2"]);
    expect(tab.getState().unstored).toEqual(new Set(["3"]));
  });
});

describe("unreadable data", () => {
  it("is set aside before the list is written anew, once, however often it is read", async () => {
    const browser = createBrowser();
    const future = { id: "f", version: 99, title: "From tomorrow" };
    browser.truth.set(LIBRARY_KEYS.routines, JSON.stringify([routine("good"), 7, future]));
    const tabs = [browser.openTab(), browser.openTab()];
    for (const tab of tabs) tab.subscribe(() => {});
    await browser.settle();
    const kept = JSON.parse(browser.truth.get(LIBRARY_KEYS.setAside) ?? "[]") as { raw: string; reason: string }[];
    expect(kept.map(({ raw, reason }) => [raw, reason])).toEqual([
      ["7", "unreadable"],
      [JSON.stringify(future), "future"],
    ]);
    expect(ids(browser.readTruth())).toEqual(["good"]);
    expect(tabs[0]?.getState().setAside).toBe(2);
  });

  it("is never written over when there is no room to set it aside", () => {
    const damaged = `{"half": "${"x".repeat(500)}`;
    const browser = createBrowser(900);
    browser.truth.set(LIBRARY_KEYS.routines, damaged);
    const tab = browser.openTab();
    expect(tab.change(added(routine("new")))).toEqual({ ok: false, reason: "full" });
    expect(browser.truth.get(LIBRARY_KEYS.routines)).toBe(damaged);
    expect(ids(tab.getState().routines)).toEqual(["new"]);
    expect(tab.getState().unstored).toEqual(new Set(["new"]));
  });
});
