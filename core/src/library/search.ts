/** Search over everything in a saved routine: every word of the query must occur, whatever its case and accents ("danh gia" finds "đánh giá"). */
import { plainText } from "../language/plain-text.ts";
import type { SavedRoutine } from "./saved-routine.ts";

function collectTexts(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(collectTexts).join("\n");
}

const foldedTexts = new WeakMap<SavedRoutine, string>();

/** Prepares a routine for the search, once; worth doing for all of them before the first letter is typed. */
export function searchableText(saved: SavedRoutine): string {
  let text = foldedTexts.get(saved);
  if (text === undefined) {
    const { title, formData, wizard, routine } = saved;
    text = plainText(collectTexts([title, formData, wizard, routine]));
    foldedTexts.set(saved, text);
  }
  return text;
}

export function splitSearch(query: string): string[] {
  return plainText(query).split(/\s+/).filter(Boolean);
}

export function matchesSearch(saved: SavedRoutine, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const text = searchableText(saved);
  return terms.every((term) => text.includes(term));
}
