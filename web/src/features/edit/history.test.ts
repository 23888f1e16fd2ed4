import { describe, expect, it } from "vitest";
import { type Change, type History, keepBefore, LEVELS, record, redo, startHistory, undo } from "./history.ts";

const whole = (field: string, at = 0): Change => ({ field, at, isTyping: false });
const letter = (field: string, at: number): Change => ({ field, at, isTyping: true });

function repeat<State>(history: History<State>, times: number, step: (h: History<State>) => History<State>) {
  let current = history;
  for (let count = 0; count < times; count += 1) current = step(current);
  return current;
}

describe("history", () => {
  it("goes back through fifty edits and forth again", () => {
    let history = startHistory(0);
    for (let edit = 1; edit <= LEVELS; edit += 1) history = record(history, edit, whole(`field ${edit}`));
    expect(repeat(history, LEVELS, undo).present).toBe(0);
    expect(repeat(repeat(history, LEVELS, undo), LEVELS, redo).present).toBe(LEVELS);
  });

  it("forgets what lies more than fifty edits back, and stops there", () => {
    let history = startHistory(0);
    for (let edit = 1; edit <= LEVELS + 5; edit += 1) history = record(history, edit, whole("a"));
    expect(history.past).toHaveLength(LEVELS);
    expect(repeat(history, LEVELS + 9, undo).present).toBe(5);
  });

  it("takes letters of one go in one field as one edit", () => {
    let history = startHistory("");
    for (const [index, text] of ["c", "cl", "cla"].entries()) history = record(history, text, letter("a", index * 100));
    expect(undo(history).present).toBe("");
  });

  it.each([
    ["another field", letter("b", 100)],
    ["a pause", letter("a", 5000)],
    ["a change as a whole", whole("a", 100)],
  ])("begins a new level with %s", (_, change) => {
    const typed = record(startHistory("0"), "1", letter("a", 0));
    expect(undo(record(typed, "2", change)).present).toBe("1");
  });

  it("begins a new level after an undo, and drops what was undone", () => {
    const typed = record(startHistory("0"), "1", letter("a", 0));
    const again = record(undo(typed), "2", letter("a", 10));
    expect(again.future).toEqual([]);
    expect(undo(again).present).toBe("0");
  });

  it("does nothing at its ends, or when nothing changed", () => {
    const history = startHistory("0");
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(record(history, "0", whole("a"))).toBe(history);
  });

  it("finds what came from elsewhere by an undo", () => {
    expect(undo(keepBefore(startHistory("mine"), "theirs"))).toMatchObject({ present: "theirs", future: ["mine"] });
  });
});
