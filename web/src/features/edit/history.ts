/** Undo and redo: fifty levels; letters typed in one go are one level. */

export const LEVELS = 50;
/** A pause this long begins a new level. */
const PAUSE_MS = 1000;

export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was about; undefined after an undo, so that the next letter begins a level. */
  last: { field: string; at: number } | undefined;
}

/** What a change is about. `isTyping` is one letter more or less in a text, which joins the letters before it. */
export interface Change {
  field: string;
  at: number;
  isTyping: boolean;
}

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], last: undefined };
}

export function record<State>(history: History<State>, present: State, change: Change): History<State> {
  if (present === history.present) return history;
  const { last } = history;
  const joins = change.isTyping && last?.field === change.field && change.at - last.at < PAUSE_MS;
  const past = joins ? history.past : [...history.past, history.present].slice(-LEVELS);
  return { past, present, future: [], last: { field: change.field, at: change.at } };
}

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: undefined,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present].slice(-LEVELS), present: next, future, last: undefined };
}

/** Puts a state that came from elsewhere one step back, where an undo finds it. */
export function keepBefore<State>(history: History<State>, state: State): History<State> {
  return { ...history, past: [...history.past, state].slice(-LEVELS), last: undefined };
}
