/** The editor's state: the draft with its history, and the functions that change it, which stay the same for the page's life. */
import { useCallback, useMemo, useReducer } from "react";
import type { Draft } from "./draft.ts";
import { type Change, type History, keepBefore, record, redo, startHistory, undo } from "./history.ts";

type Action =
  | { type: "change"; update: (draft: Draft) => Draft; change: Change }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "keep-before"; draft: Draft };

function reduce(history: History<Draft>, action: Action): History<Draft> {
  switch (action.type) {
    case "change":
      return record(history, action.update(history.present), action.change);
    case "undo":
      return undo(history);
    case "redo":
      return redo(history);
    case "keep-before":
      return keepBefore(history, action.draft);
  }
}

export interface EditorActions {
  /** A change as a whole: one level of the history. */
  apply: (field: string, update: (draft: Draft) => Draft) => void;
  /** A change of a text; single letters join the level of the letters before them. */
  type: (field: string, before: string, after: string, update: (draft: Draft) => Draft) => void;
  undo: () => void;
  redo: () => void;
  keepBefore: (draft: Draft) => void;
}

/** A space ends a word, and with it the level. */
function isOneLetter(before: string, after: string): boolean {
  return Math.abs(after.length - before.length) <= 2 && !/\s$/.test(after.slice(before.length));
}

export function useEditor(createDraft: () => Draft): [History<Draft>, EditorActions] {
  const [history, dispatch] = useReducer(reduce, undefined, () => startHistory(createDraft()));
  const send = useCallback(
    (field: string, isTyping: boolean, update: (draft: Draft) => Draft) =>
      dispatch({ type: "change", update, change: { field, isTyping, at: Date.now() } }),
    [],
  );
  const actions = useMemo<EditorActions>(
    () => ({
      apply: (field, update) => send(field, false, update),
      type: (field, before, after, update) => send(field, isOneLetter(before, after), update),
      undo: () => dispatch({ type: "undo" }),
      redo: () => dispatch({ type: "redo" }),
      keepBefore: (draft) => dispatch({ type: "keep-before", draft }),
    }),
    [send],
  );
  return [history, actions];
}
