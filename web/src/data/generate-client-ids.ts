/** Ids that this browser makes: one for each click on Generate, and one for itself, by which a school behind one address is limited. */
import { readText, writeText } from "./storage.ts";

const KEY = "browserId";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `crypto.randomUUID` is missing on a school's plain-HTTP address, so the bytes are set by hand. */
export function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function readBrowserId(): string {
  const stored = readText(KEY);
  if (stored && UUID.test(stored)) return stored;
  const made = makeUuid();
  writeText(KEY, made);
  return made;
}
