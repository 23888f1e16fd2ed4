/** Reads whatever a browser has stored: good records are kept, older shapes are lifted, the rest is handed back raw. */
import * as z from "zod/mini";
import { isLanguage } from "../language/languages.ts";
import { parseRoutine } from "../routine/parse-routine.ts";
import { type Fields, isFields } from "../routine/read-values.ts";
import type { Routine } from "../routine/routine.ts";
import { pickLater } from "./merge.ts";
import {
  SAVED_VERSION,
  type SavedRoutine,
  savedFormDataSchema,
  savedRoutineSchema,
  savedWizardSchema,
} from "./saved-routine.ts";

export interface SetAside {
  /** As it was stored. */
  raw: string;
  /** "part-unreadable": the record is kept, without a part that only the raw text still holds. */
  reason: "not-json" | "not-a-list" | "unreadable" | "future" | "part-unreadable" | "duplicate";
}

export interface StoredLibrary {
  routines: SavedRoutine[];
  setAside: SetAside[];
  /** Whether writing `routines` back would change the stored text. */
  changed: boolean;
}

interface Migrated {
  saved?: SavedRoutine;
  setAside?: SetAside["reason"];
  changed: boolean;
}

function readDate(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function readField(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function readRoles(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  const list = typeof value === "string" ? value.split(",") : [];
  return list.map((role) => role.trim()).filter((role) => role !== "");
}

/** The same broken record always gets the same id, so that reading it twice does not make two of it. */
function makeId(fields: Fields): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(fields)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `recovered-${hash.toString(36)}`;
}

const FORM_TEXTS = Object.keys(savedFormDataSchema.shape).filter((name) => name !== "aiSupportRoles");

function readFormData(value: unknown): SavedRoutine["formData"] {
  const form = isFields(value) ? value : {};
  const texts = Object.fromEntries(FORM_TEXTS.map((name) => [name, readField(form[name])]));
  return z.parse(savedFormDataSchema, { ...form, ...texts, aiSupportRoles: readRoles(form.aiSupportRoles) });
}

/** Some older records hold the routine's texts beside the id instead of under `routine`. */
function findRoutine(fields: Fields): unknown {
  const { routine, steps, content } = fields;
  if (routine !== undefined && routine !== null) return routine;
  return steps === undefined && content === undefined ? undefined : fields;
}

/** Reads what can be read of a record of this or an older shape, and says whether a part was lost on the way. */
function liftRecord(fields: Fields): { saved: SavedRoutine; isWhole: boolean } | undefined {
  let isWhole = true;
  const readOptional = <Value>(value: unknown, read: (value: unknown) => Value | undefined): Value | undefined => {
    if (value === undefined || value === null) return undefined;
    const result = read(value);
    if (result === undefined) isWhole = false;
    return result;
  };
  const readRoutine = (value: unknown): Routine | undefined => {
    const result = parseRoutine(value, { title: readField(fields.title) });
    return result.ok ? result.routine : undefined;
  };
  const routine = readOptional(findRoutine(fields), readRoutine);
  const generated = readOptional(fields.generated, readRoutine);
  const wizard = readOptional(fields.wizard, (value) => z.safeParse(savedWizardSchema, value).data);
  const language = readOptional(fields.language, (value) => (isLanguage(value) ? value : undefined));
  const source = readOptional(fields.source, (value) => (typeof value === "string" ? value : undefined));
  const createdAt = readDate(fields.createdAt) ?? readDate(fields.updatedAt) ?? new Date(0).toISOString();
  const title = readField(fields.title) || (routine?.title ?? "");
  if (title === "" && routine === undefined && !isFields(fields.formData)) return undefined;
  const { routine: _r, generated: _g, wizard: _w, language: _l, source: _s, ...others } = fields;
  const saved: SavedRoutine = {
    ...others,
    id: readField(fields.id) || makeId(fields),
    title,
    createdAt,
    updatedAt: readDate(fields.updatedAt) ?? createdAt,
    version: SAVED_VERSION,
    formData: readFormData(fields.formData),
    ...(routine && { routine }),
    ...(generated && { generated }),
    ...(wizard && { wizard }),
    ...(language && { language }),
    ...(source !== undefined && { source }),
  };
  return { saved, isWhole };
}

/** Merging compares these dates as texts. */
function hasPlainDates({ createdAt, updatedAt }: SavedRoutine): boolean {
  return readDate(createdAt) === createdAt && readDate(updatedAt) === updatedAt;
}

/** Deeper data could be parsed, but not be written again. */
const DEEPEST = 50;

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((part) => isShallow(part, depth + 1));
}

/** Without a version, or with one that makes no sense, it is the first product's record. */
export function readVersion(value: unknown): number {
  return (typeof value === "number" || typeof value === "string" ? Number(value) : 1) || 1;
}

function migrateRecord(value: unknown): Migrated {
  if (!isFields(value) || !isShallow(value)) return { setAside: "unreadable", changed: true };
  if (readVersion(value.version) > SAVED_VERSION) return { setAside: "future", changed: true };
  const current = z.safeParse(savedRoutineSchema, value);
  if (current.success && hasPlainDates(current.data)) return { saved: current.data, changed: false };
  const lifted = liftRecord(value);
  if (!lifted) return { setAside: "unreadable", changed: true };
  return { saved: lifted.saved, changed: true, ...(!lifted.isWhole && { setAside: "part-unreadable" }) };
}

/** Of two records with one id the later is kept; the other is set aside, unless it says the same. */
function addRecord(saved: SavedRoutine, byId: Map<string, SavedRoutine>, setAside: SetAside[]): boolean {
  const known = byId.get(saved.id);
  const kept = known ? pickLater(known, saved) : saved;
  byId.set(saved.id, kept);
  if (!known) return false;
  const raw = JSON.stringify(kept === known ? saved : known);
  if (raw !== JSON.stringify(kept)) setAside.push({ raw, reason: "duplicate" });
  return true;
}

export function migrateLibrary(stored: string | undefined): StoredLibrary {
  if (stored === undefined || stored.trim() === "") return { routines: [], setAside: [], changed: false };
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return { routines: [], setAside: [{ raw: stored, reason: "not-json" }], changed: true };
  }
  if (!Array.isArray(parsed)) {
    return { routines: [], setAside: [{ raw: stored, reason: "not-a-list" }], changed: true };
  }
  const byId = new Map<string, SavedRoutine>();
  const setAside: SetAside[] = [];
  let changed = false;
  for (const value of parsed) {
    const record = migrateRecord(value);
    // What is too deep to be written again alone is kept with all that was stored.
    const raw = () => (isShallow(value) ? JSON.stringify(value) : stored);
    if (record.setAside) setAside.push({ raw: raw(), reason: record.setAside });
    const isRepeated = record.saved ? addRecord(record.saved, byId, setAside) : false;
    changed ||= record.changed || isRepeated;
  }
  return { routines: [...byId.values()], setAside, changed };
}
