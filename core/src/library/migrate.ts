/** Reads whatever a browser has stored: good records are kept, older shapes are lifted, the rest is handed back raw. */
import * as z from "zod/mini";
import { fullRoutineSchema, textRoutineSchema } from "../routine/routine.ts";
import { SAVED_VERSION, type SavedRoutine, savedFormDataSchema, savedRoutineSchema } from "./saved-routine.ts";

export interface SetAside {
  /** Exactly as it was stored. */
  raw: string;
  reason: "not-json" | "not-a-list" | "unreadable" | "future";
}

export interface StoredLibrary {
  routines: SavedRoutine[];
  setAside: SetAside[];
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readDate(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function readText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function readTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** The first product's record: `formData` only, every field a text, any of them missing. */
function liftOlder(fields: Fields): unknown {
  const id = readText(fields.id);
  const createdAt = readDate(fields.createdAt) ?? new Date(0).toISOString();
  const form = isFields(fields.formData) ? fields.formData : {};
  const texts = Object.keys(savedFormDataSchema.shape).filter((name) => name !== "aiSupportRoles");
  return {
    ...fields,
    id,
    title: readText(fields.title),
    createdAt,
    updatedAt: readDate(fields.updatedAt) ?? createdAt,
    version: SAVED_VERSION,
    formData: {
      ...form,
      ...Object.fromEntries(texts.map((name) => [name, readText(form[name])])),
      aiSupportRoles: readTexts(form.aiSupportRoles),
    },
    routine: readRoutine(fields.routine),
  };
}

function readRoutine(value: unknown) {
  const result = z.safeParse(z.optional(z.union([fullRoutineSchema, textRoutineSchema])), value ?? undefined);
  return result.success ? result.data : undefined;
}

function migrateRecord(value: unknown): { saved: SavedRoutine } | { setAside: SetAside } {
  const setAside = (reason: SetAside["reason"]) => ({ setAside: { raw: JSON.stringify(value), reason } });
  if (!isFields(value)) return setAside("unreadable");
  const version = value.version ?? 1;
  if (typeof version === "number" && version > SAVED_VERSION) return setAside("future");
  const result = z.safeParse(savedRoutineSchema, version === SAVED_VERSION ? value : liftOlder(value));
  return result.success ? { saved: result.data } : setAside("unreadable");
}

export function migrateLibrary(stored: string | undefined): StoredLibrary {
  if (stored === undefined || stored.trim() === "") return { routines: [], setAside: [] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return { routines: [], setAside: [{ raw: stored, reason: "not-json" }] };
  }
  if (!Array.isArray(parsed)) return { routines: [], setAside: [{ raw: stored, reason: "not-a-list" }] };
  const library: StoredLibrary = { routines: [], setAside: [] };
  for (const value of parsed) {
    const record = migrateRecord(value);
    if ("saved" in record) library.routines.push(record.saved);
    else library.setAside.push(record.setAside);
  }
  return library;
}
