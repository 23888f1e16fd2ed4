/** The lesson's context as the request that would generate such a routine: what the rubric checks against. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import type { Language } from "@thinkshore/core/language/languages";
import { placementOf, type RoutineContext } from "@thinkshore/core/routine/routine-context";
import { ROLES, type Role } from "@thinkshore/core/wizard/catalog";
import { currentType, isOlderType, normaliseType } from "@thinkshore/core/wizard/legacy-types";
import { normaliseRole } from "@thinkshore/core/wizard/roles";

interface Checkable {
  request: GenerateRequest;
  /** A routine of an older type is led by other verbs than today's. */
  isTypeCurrent: boolean;
}

function isRole(role: string | undefined): role is Role {
  return (ROLES as readonly (string | undefined)[]).includes(role);
}

/** Undefined when the kind of thinking is not known: then there is no rubric to hold against it. */
export function toRequest(context: RoutineContext, language: Language): Checkable | undefined {
  const type = normaliseType(context.thinkingType);
  if (!type) return undefined;
  const aiRoles = context.aiRoles.map(normaliseRole).filter(isRole);
  const { gradeLevel, subject, timeFrame, purpose, standards, skills, additionalContext } = context;
  return {
    isTypeCurrent: !isOlderType(type),
    request: {
      language,
      formData: {
        thinkingType: currentType(type),
        aiPlacement: placementOf(context),
        aiRoles,
        gradeLevel,
        subject,
        timeFrame,
        objectives: { purpose, standards, skills },
        additionalContext,
      },
    },
  };
}
