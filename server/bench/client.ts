/** A reader of streams for load tests: small, and exact about what it received. */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { goodRequest } from "../test/good-routine.ts";
import { generatePath } from "../test/start-service.ts";

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const BODY = JSON.stringify(goodRequest);

export interface StreamResult {
  status: number;
  /** How it ended: "done", "error", or "cut" when neither came. */
  end: string;
  /** True when the ids are 1, 2, 3 and so on. */
  isContiguous: boolean;
  retryAfter: number;
  /** Milliseconds until the status line, the first section and the end. */
  answeredMs: number;
  firstSectionMs: number;
  totalMs: number;
  text: string;
}

export interface StreamOptions {
  key?: string;
  method?: string;
  path?: string;
  lastEventId?: number;
  /** Hangs up after so many characters. */
  hangUpAfter?: number;
}

export function openStream(address: string, options: StreamOptions = {}): Promise<StreamResult> {
  const { method = "POST", path = generatePath, key, lastEventId, hangUpAfter } = options;
  const start = performance.now();
  return new Promise((resolve) => {
    const result: StreamResult = {
      status: 0,
      end: "cut",
      isContiguous: true,
      retryAfter: 0,
      answeredMs: Number.NaN,
      firstSectionMs: Number.NaN,
      totalMs: Number.NaN,
      text: "",
    };
    const finish = () => {
      result.totalMs = performance.now() - start;
      result.end = /\nevent: (done|error)\ndata: .*\n\n$/.exec(result.text)?.[1] ?? "cut";
      const ids = [...result.text.matchAll(/^id: (\d+)$/gm)].map((found) => Number(found[1]));
      result.isContiguous = ids.every((id, index) => id === (lastEventId ?? 0) + index + 1);
      resolve(result);
    };
    const call = request(address + path, {
      method,
      agent,
      headers: {
        authorization: "Bearer thinkshore-public",
        "content-type": "application/json",
        accept: "text/event-stream",
        "x-browser-id": randomUUID(),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
      },
    });
    call.on("error", finish);
    call.on("response", (response) => {
      result.answeredMs = performance.now() - start;
      result.status = response.statusCode ?? 0;
      result.retryAfter = Number(response.headers["retry-after"] ?? 0);
      response.setEncoding("utf8");
      response.on("data", (data: string) => {
        result.text += data;
        if (Number.isNaN(result.firstSectionMs) && result.text.includes("event: section")) {
          result.firstSectionMs = performance.now() - start;
        }
        if (hangUpAfter !== undefined && result.text.length >= hangUpAfter) {
          result.text = result.text.slice(0, hangUpAfter);
          call.destroy();
        }
      });
      response.on("close", finish);
    });
    call.end(method === "POST" ? BODY : undefined);
  });
}

export function isGood({ status, end, isContiguous }: StreamResult): boolean {
  return status === 200 && end === "done" && isContiguous;
}

/** How those that failed ended, for the reader of the table: "3 × 503 busy". */
export function describeFailures(results: readonly StreamResult[]): string {
  const counts = new Map<string, number>();
  for (const result of results.filter((one) => !isGood(one))) {
    const code = /"code":"([a-z-]+)"/.exec(result.text)?.[1] ?? result.end;
    const name = `${result.status} ${code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const parts = [...counts].map(([name, count]) => `${count} × ${name}`);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
