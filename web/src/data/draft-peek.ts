/** Whether a routine is under way, for the first page: apart from the draft itself, whose schemas that page need not load. */
import type { WizardStep } from "@thinkshore/core/wizard/steps";
import { readText, removeText } from "./storage.ts";

export const DRAFT_KEY = "draft";

export interface DraftGlimpse {
  /** "finished": the answers have led to a saved routine, so nothing waits to be continued. */
  state: "none" | "open" | "finished";
  /** The step to go on with; the wizard itself checks how far the answers carry. */
  step: WizardStep;
}

const NONE: DraftGlimpse = { state: "none", step: 2 };
const listeners = new Set<() => void>();
let seen: { text: string | undefined; glimpse: DraftGlimpse } = { text: undefined, glimpse: NONE };

function read(text: string | undefined): DraftGlimpse {
  if (text === undefined) return NONE;
  try {
    const draft = JSON.parse(text) as { result?: unknown; step?: WizardStep } | null;
    return { state: draft?.result === undefined ? "open" : "finished", step: draft?.step ?? 2 };
  } catch {
    return NONE;
  }
}

/** The same object as long as the stored text is the same. */
export function peekDraft(): DraftGlimpse {
  const text = readText(DRAFT_KEY);
  if (text !== seen.text) seen = { text, glimpse: read(text) };
  return seen.glimpse;
}

export function dropDraft(): void {
  removeText(DRAFT_KEY);
  for (const listener of listeners) listener();
}

/** Told when the draft was dropped here. */
export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
