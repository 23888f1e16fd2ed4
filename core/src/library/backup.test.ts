import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goldRoutine } from "../quality/fixtures/gold-routine.ts";
import { BACKUP_LIMIT, nameBackup, parseBackup, writeBackup } from "./backup.ts";
import { mergeContents } from "./merge.ts";
import { previewRestore } from "./restore.ts";
import { makeSamples } from "./samples.ts";
import type { SavedRoutine } from "./saved-routine.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const samples = makeSamples({ random: () => 0.3, now });
const [first, second, third, fourth] = samples as [SavedRoutine, SavedRoutine, SavedRoutine, SavedRoutine];

describe("backups", () => {
  test("a thousand routines come back deep-equal, and restoring twice adds none", () => {
    const routines = Array.from({ length: 1000 }, (_, index): SavedRoutine => {
      return { ...first, id: `routine-${index}`, ...(index % 2 === 0 && { routine: goldRoutine }) };
    });
    const result = parseBackup(writeBackup(routines, now));
    expect(result).toEqual({ ok: true, routines, setAside: [], createdAt: now.toISOString() });
    expect(previewRestore([], routines).added).toEqual(routines);
    const restored = mergeContents({ routines: [], removals: {} }, { routines, removals: {} });
    expect(restored.routines).toEqual(routines);
    expect(previewRestore(restored.routines, routines)).toEqual({
      added: [],
      updated: [],
      unchanged: routines,
      skipped: [],
    });
  });

  test("a line break ends each routine, so that one can be rescued by hand", () => {
    const lines = writeBackup([first, second], now).split("\n");
    expect(lines).toContain(`${JSON.stringify(first)},`);
    expect(lines).toContain(JSON.stringify(second));
  });

  test("an empty library gives a file that says so when it is read", () => {
    expect(parseBackup(writeBackup([], now))).toEqual({ ok: false, code: "empty" });
  });

  test("the bare list and a byte order mark are read", () => {
    expect(parseBackup(JSON.stringify([first]))).toEqual({ ok: true, routines: [first], setAside: [] });
    expect(parseBackup(`\ufeff${writeBackup([first], now)}`)).toMatchObject({ ok: true, routines: [first] });
  });

  test("unreadable entries do not spoil the others", () => {
    const text = writeBackup([first, second], now).replace(JSON.stringify(second), '{"version":99}');
    expect(parseBackup(text)).toMatchObject({
      ok: true,
      routines: [first],
      setAside: [{ raw: '{"version":99}', reason: "future" }],
    });
  });

  test.each([
    ["too large", "x".repeat(BACKUP_LIMIT + 1), "too-large"],
    ["cut", writeBackup([first], now).slice(0, -20), "not-json"],
    ["another program's file", '{"routines":[]}', "not-a-backup"],
    ["no list", '{"format":"thinking-routines-backup","version":1,"routines":{}}', "not-a-backup"],
    ["a later format", '{"format":"thinking-routines-backup","version":2,"routines":[]}', "wrong-version"],
    ["null", "null", "not-a-backup"],
  ])("a file that is %s", (_name, text, code) => {
    expect(parseBackup(text)).toEqual({ ok: false, code });
  });

  test("no text makes it throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseBackup(text)).toHaveProperty("ok");
      }),
    );
  });

  test("the file's name carries the day", () => {
    expect(nameBackup(now)).toBe("thinking-routines-2026-03-01.json");
  });
});

test("a preview tells added, updated, unchanged and skipped apart", () => {
  const later = "2026-03-02T00:00:00.000Z";
  const current = [first, second, { ...third, title: "Edited since", updatedAt: later }];
  const backup = [{ ...first, updatedAt: later }, { ...second, title: "Newer", updatedAt: later }, third, fourth];
  const ids = Object.entries(previewRestore(current, backup)).map(([kind, list]) => [
    kind,
    list.map(({ id }: SavedRoutine) => id),
  ]);
  expect(Object.fromEntries(ids)).toEqual({
    added: [fourth.id],
    updated: [second.id],
    unchanged: [first.id],
    skipped: [third.id],
  });
});
