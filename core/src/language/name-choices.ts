/** Names of stored choices in the reader's language; what is no known choice is shown as it was written. */
import { isOlderType, normaliseType } from "../wizard/legacy-types.ts";
import { OLDER_ROLES, type OlderRole } from "../wizard/older-ids.ts";
import { normalisePlacement } from "../wizard/placements.ts";
import { normaliseRole } from "../wizard/roles.ts";
import type { PlacementWords, RoleWords, Words } from "./words/words.ts";

export function nameType(text: string, words: Words): string {
  const type = normaliseType(text);
  if (type === undefined) return text.trim();
  return isOlderType(type) ? words.olderTypes[type] : words.types[type].name;
}

export function wordsOfRole(text: string, words: Words): RoleWords | undefined {
  const role = normaliseRole(text);
  if (role === undefined) return undefined;
  return isOlderRole(role) ? words.olderRoles[role] : words.roles[role];
}

export function nameRole(text: string, words: Words): string {
  return wordsOfRole(text, words)?.name ?? text.trim();
}

export function wordsOfPlacement(text: string, words: Words): PlacementWords | undefined {
  const placement = normalisePlacement(text);
  return placement && words.placements[placement];
}

function isOlderRole(role: string): role is OlderRole {
  return (OLDER_ROLES as readonly string[]).includes(role);
}
