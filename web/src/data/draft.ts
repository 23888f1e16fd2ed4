/** The routine under way, kept in this browser: what was chosen and typed, the generation that runs, the routine it led to. */
import { generateRequestSchema } from "@thinkshore/core/generate/contract";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import { type DraftForm, emptyForm } from "@thinkshore/core/wizard/form-data";
import { WIZARD_STEPS } from "@thinkshore/core/wizard/steps";
import * as z from "zod/mini";
import { DRAFT_KEY, dropDraft, watchDraft } from "./draft-peek.ts";
import { readText, type WriteResult, writeText } from "./storage.ts";

const text = z.catch(z.string(), "");

/** Each part is read by itself: one that cannot be read costs that part alone. */
const formSchema = z.catch(
  z.object({
    thinkingType: z.catch(z.enum([...THINKING_TYPES, ""]), ""),
    aiPlacement: z.catch(z.enum([...PLACEMENTS, ""]), ""),
    aiRoles: z.catch(z.array(z.enum(ROLES)), []),
    gradeLevel: text,
    subject: text,
    timeFrame: text,
    objectives: z.catch(z.object({ purpose: text, standards: text, skills: text }), emptyForm().objectives),
    additionalContext: text,
  }),
  emptyForm(),
);

const draftSchema = z.object({
  form: formSchema,
  /** The step that was shown last. */
  step: z.catch(z.literal(WIZARD_STEPS), 2),
  /** The click whose routine has not come yet: enough to pick it up after a reload. */
  generation: z.catch(
    z.optional(z.object({ key: z.string(), startedAt: z.number(), request: generateRequestSchema })),
    undefined,
  ),
  /** The saved routine that these answers led to. */
  result: z.catch(z.optional(z.object({ id: z.string(), request: generateRequestSchema })), undefined),
});
export type Draft = z.infer<typeof draftSchema>;

function newDraft(): Draft {
  return { form: emptyForm(), step: 2 };
}

function readStored(): Draft {
  const stored = readText(DRAFT_KEY);
  if (stored === undefined) return newDraft();
  try {
    const result = z.safeParse(draftSchema, JSON.parse(stored));
    return result.success ? result.data : newDraft();
  } catch {
    return newDraft();
  }
}

let current: Draft | undefined;
let lastWrite: WriteResult = { ok: true };
const listeners = new Set<() => void>();

export function readDraft(): Draft {
  current ??= readStored();
  return current;
}

/** How the last write went: a browser that stores nothing is told to the teacher. */
export function readDraftWrite(): WriteResult {
  return lastWrite;
}

function keep(next: Draft): void {
  current = next;
  lastWrite = writeText(DRAFT_KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export function changeDraft(change: Partial<Draft>): void {
  keep({ ...readDraft(), ...change });
}

/** Changed answers have led to no routine yet: they wait to be continued. */
export function changeForm(change: Partial<DraftForm>): void {
  const draft = readDraft();
  keep({ ...draft, form: { ...draft.form, ...change }, result: undefined });
}

/**
 * Another draft takes the place of the one that is open, whose generation ends with it. Gives back what would be lost:
 * other answers that have led to no routine yet.
 */
export function replaceDraft(next: Draft): Draft | undefined {
  const { generation: _, ...before } = readDraft();
  dropDraft();
  keep(next);
  const isOpen = before.form.thinkingType !== "" && before.result === undefined;
  return isOpen && JSON.stringify(before.form) !== JSON.stringify(next.form) ? before : undefined;
}

export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

watchDraft(() => {
  current = undefined;
  for (const listener of listeners) listener();
});
