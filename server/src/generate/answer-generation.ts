/** A generation as an HTTP answer: a stream of events, or one JSON object at its end. */

import type { ErrorCode } from "@thinkshore/core/generate/contract";
import { findMessage } from "@thinkshore/core/generate/error-messages";
import type { Language } from "@thinkshore/core/language/languages";
import { findStatus, isRetryable } from "./errors.ts";
import { type EventRecord, formatRecord, isLast } from "./event-record.ts";

const HEARTBEAT_MS = 15_000;
const encoder = new TextEncoder();

export interface StreamHooks {
  opened: () => void;
  closed: () => void;
}

/** `gone` ends the following when the reader is gone. A reader that pulls gets the next event; one that does not holds nothing but its place in the list. */
export function answerStream(
  id: string,
  followed: AsyncIterable<EventRecord>,
  gone: AbortController,
  language: Language,
  hooks: StreamHooks,
): Response {
  const records = followed[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<EventRecord>> | undefined;
  let lastId = 0;
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    gone.abort();
    hooks.closed();
  };
  hooks.opened();
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // Sent at once, so that proxies and browsers know that the stream is open.
        controller.enqueue(encoder.encode(": open\n\n"));
      },
      async pull(controller) {
        try {
          next ??= records.next();
          const result = await withHeartbeat(next);
          if (result === "heartbeat") {
            controller.enqueue(encoder.encode(": waiting\n\n"));
            return;
          }
          next = undefined;
          const record = result.done ? endOf(lastId, language) : result.value;
          lastId = record.id;
          controller.enqueue(encoder.encode(formatRecord(record)));
          if (isLast(record)) {
            controller.close();
            close();
          }
        } catch (error) {
          close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-generation-id": id,
    },
  });
}

export async function answerJson(
  id: string,
  records: AsyncIterable<EventRecord>,
  language: Language,
): Promise<Response> {
  let last: EventRecord | undefined;
  for await (const record of records) if (isLast(record)) last = record;
  last ??= endOf(0, language);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-generation-id": id,
  };
  if (last.event === "done") return new Response(last.data, { status: 200, headers });
  const { code, message } = JSON.parse(last.data) as { code: ErrorCode; message: string };
  return new Response(JSON.stringify({ error: { code, message } }), { status: findStatus(code), headers });
}

/** Every stream ends in `done` or `error`, also when the one who generated is gone. */
function endOf(lastId: number, language: Language): EventRecord {
  const code: ErrorCode = "internal";
  const data = { code, message: findMessage(code, language), retryable: isRetryable(code) };
  return { id: lastId + 1, event: "error", data: JSON.stringify(data) };
}

function withHeartbeat<Value>(promise: Promise<Value>): Promise<Value | "heartbeat"> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve("heartbeat"), HEARTBEAT_MS);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

export function wantsStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("text/event-stream");
}
