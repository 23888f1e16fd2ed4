import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { beforeEach, describe, expect, it, vi } from "vitest";

function routine(id: string, title = `Routine ${id}`, updatedAt = "2026-01-01T00:00:00.000Z"): SavedRoutine {
  return {
    id,
    title,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt,
    version: 2,
    formData: {
      aiPlacement: "",
      learningApproach: "",
      subjectArea: "",
      thinkingType: "",
      aiSupportRoles: [],
      gradeLevel: "",
      duration: "",
      grouping: "",
      objective: "",
      keySkills: "",
    },
    routine: { title, overview: "", content: "" },
  };
}

const stored = () => JSON.parse(localStorage.getItem("savedRoutines") ?? "[]") as SavedRoutine[];
let store: typeof import("./library-store.ts");

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  store = await import("./library-store.ts");
});

describe("the library", () => {
  it("saves under the contract's key, as a list", () => {
    expect(store.saveRoutine(routine("a"))).toEqual({ ok: true, isNearlyFull: false });
    expect(stored()).toEqual([routine("a")]);
    expect(store.getRoutine("a")).toEqual(routine("a"));
  });

  it("replaces by id, also when the clock stands still", () => {
    store.saveRoutine(routine("a", "First"));
    store.saveRoutine(routine("a", "Second"));
    expect(stored().map(({ title }) => title)).toEqual(["Second"]);
  });

  it("removes and brings back exactly what was removed", () => {
    store.addRoutines([routine("a"), routine("b")]);
    const removed = store.removeRoutines(["a", "unknown"]);
    expect(removed).toEqual([routine("a")]);
    expect(stored().map(({ id }) => id)).toEqual(["b"]);
    store.restoreRemoved(removed);
    expect(stored().find(({ id }) => id === "a")).toEqual(routine("a"));
  });

  it("saves again what was removed before, when it is edited or restored from a backup", () => {
    store.saveRoutine(routine("a"));
    store.removeRoutines(["a"]);
    store.saveRoutine(routine("a", "Edited"));
    expect(stored().map(({ title }) => title)).toEqual(["Edited"]);
    store.removeRoutines(["a"]);
    store.addRoutines([routine("a")]);
    expect(stored()).toEqual([routine("a")]);
  });

  it("keeps its own later form when an older one is added", () => {
    store.saveRoutine(routine("a", "Mine", "2026-02-01T00:00:00.000Z"));
    store.addRoutines([routine("a", "From the backup")]);
    expect(stored().map(({ title }) => title)).toEqual(["Mine"]);
  });

  it("keeps a shared routine beside its own form of it, and once only", () => {
    store.saveRoutine(routine("a", "Mine"));
    const { id } = store.keepShared(routine("a", "A colleague's"));
    expect(id).not.toBe("a");
    expect(stored().map(({ title }) => title)).toEqual(["Mine", "A colleague's"]);
    expect(store.keepShared(routine("a", "Mine")).id).toBe("a");
    expect(store.keepShared(routine("new")).id).toBe("new");
    expect(stored()).toHaveLength(3);
  });

  it("counts the room in units of keys and values", () => {
    localStorage.setItem("abc", "é".repeat(7));
    expect(store.measureRoom()).toMatchObject({ used: 10, limit: 5_242_880, isNearlyFull: false });
  });

  it("makes ids that differ", () => {
    expect(new Set(Array.from({ length: 100 }, store.newRoutineId)).size).toBe(100);
  });
});
