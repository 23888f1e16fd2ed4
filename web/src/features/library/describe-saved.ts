/** What a card shows and a filter compares of a saved routine, whatever its age: ids where they are known, else its own words. */
import type { Language } from "@thinkshore/core/language/languages";
import { wordsOfPlacement } from "@thinkshore/core/language/name-choices";
import type { Words } from "@thinkshore/core/language/words/words";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import type { Placement, Role, ThinkingType } from "@thinkshore/core/wizard/catalog";
import { isOlderType, normaliseType } from "@thinkshore/core/wizard/legacy-types";
import type { OlderRole, OlderType } from "@thinkshore/core/wizard/older-ids";
import { normalisePlacement } from "@thinkshore/core/wizard/placements";
import { normaliseRole } from "@thinkshore/core/wizard/roles";

export interface SavedDescription {
  type: ThinkingType | OlderType | undefined;
  placement: Placement | undefined;
  roles: readonly (Role | OlderRole)[];
  subject: string;
  language: Language | undefined;
}

const known = new WeakMap<SavedRoutine, SavedDescription>();

export function describeSaved(saved: SavedRoutine): SavedDescription {
  let description = known.get(saved);
  if (!description) {
    const { thinkingType, aiPlacement, aiSupportRoles, subjectArea } = saved.formData;
    description = {
      type: normaliseType(thinkingType),
      placement: normalisePlacement(aiPlacement),
      roles: aiSupportRoles.map(normaliseRole).filter((role) => role !== undefined),
      subject: subjectArea.trim(),
      language: saved.language,
    };
    known.set(saved, description);
  }
  return description;
}

export function namePlacement(saved: SavedRoutine, words: Words): string {
  return wordsOfPlacement(saved.formData.aiPlacement, words)?.name ?? saved.formData.aiPlacement;
}

/** Kept by name in the language of its making; a type of today's wizard is named in the reader's language. */
export function nameApproach(saved: SavedRoutine, words: Words): string {
  const { type } = describeSaved(saved);
  return saved.wizard && type && !isOlderType(type) ? words.types[type].name : saved.formData.learningApproach;
}
