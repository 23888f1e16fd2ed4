/** One event of a generation as it is kept, streamed and resumed: numbered from 1 without gaps. */
import type { GenerateAnswer, WireError } from "@thinkshore/core/generate/contract";
import type { Section } from "@thinkshore/core/generate/sections";

export interface EventRecord {
  id: number;
  event: "section" | "done" | "error";
  /** JSON text, made once for all who read it. */
  data: string;
}

export type GenerationEvent =
  | { event: "section"; data: Section }
  | { event: "done"; data: GenerateAnswer }
  | { event: "error"; data: WireError & { retryable: boolean } };

export function isLast(record: EventRecord): boolean {
  return record.event !== "section";
}

/** In the format of server-sent events; JSON text has no line break of its own. */
export function formatRecord({ id, event, data }: EventRecord): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}
