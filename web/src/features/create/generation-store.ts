/** The generation under way: it goes on while the teacher looks elsewhere, is picked up after a reload, and saves what it yields at once. */
import type { GenerateRequest, Source } from "@thinkshore/core/generate/contract";
import { newSavedRoutine } from "@thinkshore/core/library/new-saved-routine";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import type { Routine } from "@thinkshore/core/routine/routine";
import { useSyncExternalStore } from "react";
import { changeDraft, readDraft } from "../../data/draft.ts";
import { watchDraft } from "../../data/draft-peek.ts";
import { rememberLesson } from "../../data/draft-recent.ts";
import { cancelGeneration, followGeneration, type Order } from "../../data/generate-client.ts";
import type { FailureCode } from "../../data/generate-client-answer.ts";
import { makeUuid } from "../../data/generate-client-ids.ts";
import { getRoutine, type SaveResult, saveRoutine } from "../../data/library-store.ts";
import { preloadWords } from "../../i18n/use-words.ts";
import type { Sections } from "./generation-progress.ts";

export type Trouble = { code: FailureCode | "unreachable" | "composer"; message: string | undefined };

export type Generation =
  | { phase: "idle"; wasCancelled: boolean }
  | { phase: "running"; order: Order; startedAt: number; sections: Sections; isConnected: boolean }
  | { phase: "failed"; order: Order; trouble: Trouble }
  | Done;

interface Done {
  phase: "done";
  request: GenerateRequest;
  saved: SavedRoutine;
  source: Source | undefined;
  /** Undefined for the one moment between drawing the routine and saving it. */
  kept: SaveResult | undefined;
}

/** The service keeps a generation for ten minutes. */
const RESUMED_WITHIN_MS = 10 * 60_000;
const LONGEST_PAINT_MS = 100;
const IDLE: Generation = { phase: "idle", wasCancelled: false };

let state: Generation = IDLE;
let control = new AbortController();
const listeners = new Set<() => void>();

function show(next: Generation): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGeneration(): Generation {
  return useSyncExternalStore(subscribe, () => state);
}

/** A new click: from here on its key stands for it, at the service and in the library. */
export function generate(request: GenerateRequest): void {
  start({ request, key: makeUuid(), isResumed: false }, Date.now());
}

/** Whatever breaks here, the teacher sees an end: a routine or an error with a way on. */
function start(order: Order, startedAt: number): void {
  follow(order, startedAt).catch((failure: unknown) => {
    console.error("The generation broke", failure);
    failWith(order, { code: "unknown", message: undefined });
  });
}

/** A click whose connection was lost keeps its key, so that it is not billed twice; any other failure is a new click. */
export function retry(request: GenerateRequest): void {
  const lost = state.phase === "failed" && ["connection-lost", "unreachable"].includes(state.trouble.code);
  if (lost && state.phase === "failed") start({ ...state.order, isResumed: true }, Date.now());
  else generate(request);
}

async function follow(order: Order, startedAt: number): Promise<void> {
  control.abort();
  const own = new AbortController();
  control = own;
  const { key, request } = order;
  let running: Extract<Generation, { phase: "running" }> = {
    phase: "running",
    order,
    startedAt,
    sections: {},
    isConnected: true,
  };
  let frame = 0;
  /** What arrives together is shown together: once a frame is enough for the eye, and a quick answer is drawn only once. */
  const change = (part: Partial<typeof running>) => {
    running = { ...running, ...part };
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (!own.signal.aborted && state.phase === "running") show(running);
    });
  };
  // The request is on its way before anything is drawn.
  const following = followGeneration(
    order,
    {
      onSection: ({ path, value }) => change({ sections: { ...running.sections, [path]: value } }),
      onConnection: (connection) => {
        if (running.isConnected !== (connection === "open")) change({ isConnected: connection === "open" });
      },
    },
    own.signal,
  );
  changeDraft({ generation: { key, startedAt, request }, result: undefined });
  show(running);
  const outcome = await following;
  cancelAnimationFrame(frame);
  if (own.signal.aborted) return;
  if (outcome.kind === "done") await finish(order, outcome.answer.routine, outcome.answer.source);
  else if (outcome.kind === "unreachable") failWith(order, { code: "unreachable", message: undefined });
  else if (outcome.kind === "failed") failWith(order, outcome);
}

function failWith(order: Order, { code, message }: Trouble): void {
  // What only lost its connection may still be picked up after a reload.
  if (code !== "connection-lost" && code !== "unreachable") changeDraft({ generation: undefined });
  show({ phase: "failed", order, trouble: { code, message } });
}

async function finish({ key, request }: Order, routine: Routine, source: Source): Promise<void> {
  const { formData: form, language } = request;
  const words = await preloadWords(language);
  const saved = newSavedRoutine({ id: key, routine, form, language, source, words, now: new Date() });
  const done: Done = { phase: "done", request, saved, source, kept: undefined };
  show(done);
  await nextPaint();
  const kept = saveRoutine(saved);
  rememberLesson(form);
  // Something newer may have begun meanwhile.
  if (state !== done) return;
  // Answers that were changed meanwhile are still open.
  const isOfDraft = JSON.stringify(readDraft().form) === JSON.stringify(form);
  changeDraft({ generation: undefined, result: isOfDraft ? { id: key, request } : undefined });
  show({ ...done, kept });
}

/** The eye first, the store then; a hidden page paints nothing, and does not wait for it. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_PAINT_MS);
  });
}

/** The built-in composer, in this browser: it needs no service. */
export async function composeHere(request: GenerateRequest): Promise<void> {
  control.abort();
  const order: Order = { request, key: makeUuid(), isResumed: false };
  show({ phase: "running", order, startedAt: Date.now(), sections: {}, isConnected: true });
  try {
    const { compose } = await import("@thinkshore/core/compose/compose");
    const routine = await compose(request, { variation: Math.floor(Math.random() * 1000) });
    await finish(order, routine, { kind: "builtin" });
  } catch (failure) {
    console.warn("The built-in composer failed", failure);
    failWith(order, { code: "composer", message: undefined });
  }
}

export function cancel(): void {
  if (state.phase !== "running") return;
  const { order } = state;
  control.abort();
  changeDraft({ generation: undefined });
  show({ phase: "idle", wasCancelled: true });
  void cancelGeneration(order);
}

/** Picks up what a reload interrupted: a running generation, or the routine that was finished. */
export function restoreGeneration(): void {
  if (state.phase !== "idle" || state.wasCancelled) return;
  const { generation, result } = readDraft();
  if (generation) {
    const { key, request, startedAt } = generation;
    if (Date.now() - startedAt < RESUMED_WITHIN_MS) start({ key, request, isResumed: true }, startedAt);
    else changeDraft({ generation: undefined });
    return;
  }
  const saved = result && getRoutine(result.id);
  if (saved)
    show({ phase: "done", request: result.request, saved, source: undefined, kept: { ok: true, isNearlyFull: false } });
}

/** A dropped draft takes its generation with it. */
watchDraft(() => {
  if (state.phase === "running") {
    control.abort();
    void cancelGeneration(state.order);
  }
  show(IDLE);
});
