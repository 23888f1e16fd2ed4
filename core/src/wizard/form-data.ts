/** The wizard's answers as they travel and are kept: schema, limits and the empty form. */
import * as z from "zod/mini";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "./catalog.ts";

export const LINE_LIMIT = 200;
export const AREA_LIMIT = 2000;

const line = z._default(z.string().check(z.maxLength(LINE_LIMIT)), "");
const area = z._default(z.string().check(z.maxLength(AREA_LIMIT)), "");

const objectivesSchema = z.object({ purpose: area, standards: area, skills: area });

/** A finished form: the three choices are made; every text is optional and capped. */
export const formDataSchema = z.object({
  thinkingType: z.enum(THINKING_TYPES),
  aiPlacement: z.enum(PLACEMENTS),
  aiRoles: z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length)),
  gradeLevel: line,
  subject: line,
  timeFrame: line,
  objectives: z._default(objectivesSchema, { purpose: "", standards: "", skills: "" }),
  additionalContext: area,
});
export type FormData = z.infer<typeof formDataSchema>;

/** The form while it is being filled in: the choices may still be missing. */
export type DraftForm = Omit<FormData, "thinkingType" | "aiPlacement"> & {
  thinkingType: FormData["thinkingType"] | "";
  aiPlacement: FormData["aiPlacement"] | "";
};

export function emptyForm(): DraftForm {
  return {
    thinkingType: "",
    aiPlacement: "",
    aiRoles: [],
    gradeLevel: "",
    subject: "",
    timeFrame: "",
    objectives: { purpose: "", standards: "", skills: "" },
    additionalContext: "",
  };
}
