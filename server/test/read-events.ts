/** Reads server-sent events as a browser would. */
import type { GenerateAnswer } from "@thinkshore/core/generate/contract";

export interface ReadEvent {
  id: number;
  event: string;
  data: {
    path?: string;
    value?: unknown;
    code?: string;
    message?: string;
    retryable?: boolean;
  } & Partial<GenerateAnswer>;
}

export function parseEvents(text: string): ReadEvent[] {
  return text
    .split("\n\n")
    .filter((block) => block.includes("data: "))
    .map((block) => {
      const fields = new Map(
        block.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      );
      return {
        id: Number(fields.get("id")),
        event: fields.get("event") ?? "",
        data: JSON.parse(fields.get("data") ?? "null") as ReadEvent["data"],
      };
    });
}

export async function readEvents(response: Response): Promise<ReadEvent[]> {
  return parseEvents(await response.text());
}
