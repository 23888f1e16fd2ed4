import { BACKUP_LIMIT, writeBackup } from "@thinkshore/core/library/backup";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { beforeEach, describe, expect, it, vi } from "vitest";

function routine(id: string, part: Partial<SavedRoutine> = {}): SavedRoutine {
  return {
    id,
    title: `Routine ${id}`,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
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
    routine: { title: "", overview: "", content: "" },
    ...part,
  };
}

const { routine: _text, ...sample } = routine("sample");
const five = ["a", "b", "c", "d", "e"].map((id) => routine(id));
const now = new Date("2026-02-01T00:00:00.000Z");
let backup: typeof import("./backup.ts");
let store: typeof import("./library-store.ts");

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  vi.useFakeTimers({ now });
  URL.createObjectURL = () => "blob:nothing";
  backup = await import("./backup.ts");
  store = await import("./library-store.ts");
});

describe("importing a link", () => {
  const mine = { title: "Mine", overview: "", content: "My words" };
  const theirs = { title: "Theirs", overview: "", content: "Their words" };

  it("never replaces one's own routine, also when the other is later", () => {
    store.addRoutines([routine("a", { routine: mine })]);
    const plan = backup.planImport(routine("a", { routine: theirs, updatedAt: "2026-01-09T00:00:00.000Z" }));
    backup.applyRestore(plan);
    expect(plan.added).toHaveLength(1);
    expect(store.getRoutine("a")?.routine).toEqual(mine);
    expect(store.getRoutines().map((saved) => saved.routine)).toEqual([mine, theirs]);
  });

  it("finds one's own routine again, with all that stayed behind when it was shared", () => {
    store.addRoutines([routine("a", { routine: mine, generated: theirs })]);
    const shared = routine("a", { routine: mine, updatedAt: "2026-01-09T00:00:00.000Z" });
    expect(backup.planImport(shared)).toMatchObject({ added: [], updated: [], unchanged: [{ generated: theirs }] });
  });
});

describe("restoring", () => {
  it("adds what is new and what is newer, and nothing the second time", async () => {
    store.addRoutines([routine("a"), routine("b", { updatedAt: "2026-01-09T00:00:00.000Z", title: "Mine" })]);
    const file = new Blob([
      writeBackup(
        [routine("a", { updatedAt: "2026-01-05T00:00:00.000Z", title: "Newer" }), routine("b"), routine("c")],
        now,
      ),
    ]);
    const read = await backup.readBackupFile(file);
    if (!read.ok) throw new Error(read.code);
    const plan = backup.planRestore(read.routines);
    expect(Object.values(plan).map((list: SavedRoutine[]) => list.map(({ id }) => id))).toEqual([
      ["c"],
      ["a"],
      [],
      ["b"],
    ]);
    backup.applyRestore(plan);
    expect(
      store
        .getRoutines()
        .map(({ title }) => title)
        .sort(),
    ).toEqual(["Mine", "Newer", "Routine c"]);
    const again = backup.planRestore(read.routines);
    expect([...again.added, ...again.updated]).toEqual([]);
  });

  it("does not read a file that is too large to be a backup", async () => {
    const text = vi.fn();
    const file = { size: BACKUP_LIMIT * 3 + 1, text } as unknown as Blob;
    expect(await backup.readBackupFile(file)).toEqual({ ok: false, code: "too-large" });
    expect(text).not.toHaveBeenCalled();
  });
});

describe("the reminder", () => {
  it.each([
    ["few routines", five.slice(1), 0],
    ["five", five, 5],
    ["samples", Array.from({ length: 9 }, (_, index) => ({ ...sample, id: String(index) })), 0],
  ])("for %s", (_, routines, expected) => {
    expect(backup.countToRemind(routines)).toBe(expected);
  });

  it("rests after a backup of everything, until five have changed since", () => {
    backup.downloadBackup(five, true);
    expect(backup.countToRemind(five)).toBe(0);
    const changed = five.map((saved) => ({ ...saved, updatedAt: "2026-02-02T00:00:00.000Z" }));
    expect(backup.countToRemind(changed)).toBe(5);
  });

  it("does not take a backup of a part for one of everything", () => {
    backup.downloadBackup(five.slice(0, 1), false);
    expect(backup.countToRemind(five)).toBe(5);
  });

  it("can be put off for a week", () => {
    backup.postponeReminder();
    expect(backup.countToRemind(five)).toBe(0);
    expect(backup.countToRemind(five, new Date("2026-02-07T23:00:00.000Z"))).toBe(0);
    expect(backup.countToRemind(five, new Date("2026-02-08T01:00:00.000Z"))).toBe(5);
  });

  it("is not confused by what else may stand under its key", () => {
    localStorage.setItem("backupReminder", "{ half");
    expect(backup.countToRemind(five)).toBe(5);
    localStorage.setItem("backupReminder", "7");
    expect(backup.countToRemind(five)).toBe(5);
  });
});
