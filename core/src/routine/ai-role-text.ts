/** What a step's AI box says under its label: generators often begin the text with that very label. */
import type { Words } from "../language/words/words.ts";

const COLON = /^\s*[:：.。-]\s*/u;

export function aiRoleText(aiRole: string, words: Words): string {
  const { aiSupport, independentWork, aiOptional } = words.document;
  const text = aiRole.trim();
  for (const label of [aiSupport, independentWork, aiOptional]) {
    if (!text.toLocaleLowerCase().startsWith(label.toLocaleLowerCase())) continue;
    const rest = text.slice(label.length);
    const said = rest.replace(COLON, "");
    // "Independent work with peers" is a sentence of its own, not a label.
    if (said === rest || said === "") return text;
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }
  return text;
}
