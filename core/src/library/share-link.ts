/**
 * A routine carried in an address: "r1.<length>.<data>", the data being compact JSON, compressed, in base64url.
 *
 * The fragment comes from outside. It is measured before it is decoded, again while it is decompressed, and parsed by
 * the schema of saved routines; nothing of it is trusted before that.
 */
import * as z from "zod/mini";
import { isTextRoutine, type Routine } from "../routine/routine.ts";
import { type SavedRoutine, savedRoutineSchema } from "./saved-routine.ts";
import { decodeBase64Url, decodeUtf8, encodeBase64Url, encodeUtf8 } from "./text-bytes.ts";
import { toShared } from "./to-shared.ts";

const VERSION = 1;

export interface ShareLimits {
  /** Of the fragment, in characters. */
  fragment: number;
  /** Of the JSON text, in bytes. */
  inflated: number;
}

/** A long routine in any language takes about 20 kB of JSON and 8 kB of fragment. */
export const SHARE_LIMITS: ShareLimits = { fragment: 65_536, inflated: 262_144 };

const MOST_STEPS = 50;
const MOST_TEXTS = 200;

export type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Stops reading once `limit` bytes are passed, and says so; anything else that goes wrong is "broken". */
export type Decompress = (
  bytes: Uint8Array,
  limit: number,
) => Promise<{ ok: true; bytes: Uint8Array } | { ok: false; code: "too-large" | "broken" }>;

/** cut: the end is missing; damaged: no longer what was sent; invalid: holds no routine. */
export type ShareLinkError = "not-a-link" | "wrong-version" | "too-large" | "cut" | "damaged" | "invalid";

export type ShareLinkResult = { ok: true; saved: SavedRoutine } | { ok: false; code: ShareLinkError };

export async function encodeShareLink(
  saved: SavedRoutine,
  compress: Compress,
  limits: ShareLimits = SHARE_LIMITS,
): Promise<{ ok: true; fragment: string } | { ok: false; code: "too-large" }> {
  const bytes = encodeUtf8(JSON.stringify(toShared(saved)));
  if (bytes.length > limits.inflated) return { ok: false, code: "too-large" };
  const data = encodeBase64Url(await compress(bytes));
  const fragment = `r${VERSION}.${data.length.toString(36)}.${data}`;
  return fragment.length > limits.fragment ? { ok: false, code: "too-large" } : { ok: true, fragment };
}

/** Schemas allow any number; a page that draws ten thousand steps would hang. */
function isSized(routine: Routine | undefined): boolean {
  if (!routine || isTextRoutine(routine)) return true;
  const lists = [
    routine.aiSamplePrompts,
    routine.assessmentOpportunities,
    routine.teacherNotes,
    routine.variations,
    ...routine.steps.map((step) => step.studentPrompts),
  ];
  return routine.steps.length <= MOST_STEPS && lists.every((texts) => texts.length <= MOST_TEXTS);
}

function parseShared(text: string): ShareLinkResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, code: "damaged" };
  }
  const result = z.safeParse(savedRoutineSchema, json);
  if (!result.success || !isSized(result.data.routine)) return { ok: false, code: "invalid" };
  // Anyone can make a link: what it says beyond the contract is not taken over.
  const { id, title, createdAt, updatedAt, version, formData, routine, wizard, language, source } = result.data;
  const isDated = [createdAt, updatedAt].every((date) => !Number.isNaN(Date.parse(date)));
  if (!isDated) return { ok: false, code: "invalid" };
  const saved: SavedRoutine = { id, title, createdAt, updatedAt, version, formData };
  if (routine) saved.routine = routine;
  if (wizard) saved.wizard = wizard;
  if (language) saved.language = language;
  if (source !== undefined) saved.source = source;
  return { ok: true, saved };
}

export async function decodeShareLink(
  fragment: string,
  decompress: Decompress,
  limits: ShareLimits = SHARE_LIMITS,
): Promise<ShareLinkResult> {
  const text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  if (text.length > limits.fragment) return { ok: false, code: "too-large" };
  const parts = /^r(\d{1,4})\.([0-9a-z]{1,6})\.(.*)$/s.exec(text);
  if (!parts) return { ok: false, code: /^r\d{1,4}(?:\.[0-9a-z]*)?$/.test(text) ? "cut" : "not-a-link" };
  const [, version = "", length = "", data = ""] = parts;
  if (Number(version) !== VERSION) return { ok: false, code: "wrong-version" };
  const missing = Number.parseInt(length, 36) - data.length;
  if (missing !== 0) return { ok: false, code: missing > 0 ? "cut" : "damaged" };
  const bytes = decodeBase64Url(data);
  if (!bytes) return { ok: false, code: "damaged" };
  const inflated = await decompress(bytes, limits.inflated);
  if (!inflated.ok) return { ok: false, code: inflated.code === "too-large" ? "too-large" : "damaged" };
  if (inflated.bytes.length > limits.inflated) return { ok: false, code: "too-large" };
  const json = decodeUtf8(inflated.bytes);
  return json === undefined ? { ok: false, code: "damaged" } : parseShared(json);
}
