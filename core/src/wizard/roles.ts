/** A role, of today or of earlier versions, from any of its spellings. */
import { ROLES, type Role } from "./catalog.ts";
import { kebabCase } from "./kebab-case.ts";
import { OLDER_ROLES, type OlderRole } from "./older-ids.ts";

export function normaliseRole(text: string): Role | OlderRole | undefined {
  const name = kebabCase(text).replace(/^ai-/, "");
  return [...ROLES, ...OLDER_ROLES].find((role) => role === name);
}
