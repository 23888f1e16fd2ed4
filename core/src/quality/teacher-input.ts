/** Everything the teacher typed: what a routine may repeat without having invented it. */
import type { GenerateRequest } from "../generate/contract.ts";

export function typedTexts({ formData }: GenerateRequest): string[] {
  const { purpose, standards, skills } = formData.objectives;
  return [
    formData.gradeLevel,
    formData.subject,
    formData.timeFrame,
    purpose,
    standards,
    skills,
    formData.additionalContext,
  ].filter((text) => text.trim() !== "");
}
