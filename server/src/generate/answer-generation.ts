/** A generation as an HTTP answer: a stream of events, or one JSON object at its end. */

import type { ErrorCode } from "@thinkshore/core/generate/contract";
import { findMessage } from "@thinkshore/core/generate/error-messages";
import type { Language } from "@thinkshore/core/language/languages";
import { Refusal } from "../http/refusal.ts";
import { findStatus, isRetryable } from "./errors.ts";
import { type EventRecord, formatRecord, isLast } from "./event-record.ts";
import type { StopReason } from "./generations.ts";
import type { Readers } from "./readers.ts";

const HEARTBEAT_MS = 15_000;
const STOPPING_RETRY_MS = 5000;
const encoder = new TextEncoder();

/** One who reads a generation. */
export interface Reading {
  id: string;
  /** The last event that the reader has already. */
  afterId: number;
  language: Language;
  /** Aborted when the client is gone. */
  left: AbortSignal;
  /** Ends the following: the client is gone, or the service stops. */
  gone: AbortController;
  readers: Readers;
}

/** A reader that pulls gets the next event; one that does not holds nothing but its place in the list. */
export function answerStream(followed: AsyncIterable<EventRecord>, reading: Reading): Response {
  const { id, language, left, gone } = reading;
  const records = followed[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<EventRecord>> | undefined;
  let lastId = Math.max(0, reading.afterId);
  let leave: (() => void) | undefined;
  const close = () => {
    gone.abort();
    leave?.();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // Counted from the first pull only: the answer to a HEAD, or to a client that is gone, is never read nor cancelled.
        if (leave === undefined) {
          if (left.aborted) return controller.close();
          leave = enter(reading);
          left.addEventListener("abort", close, { once: true });
          // Sent at once, so that proxies and browsers know that the stream is open.
          return controller.enqueue(encoder.encode(": open\n\n"));
        }
        next ??= records.next();
        const result = await withHeartbeat(next).catch((error: unknown) =>
          error instanceof Refusal ? error : new Refusal("internal"),
        );
        if (result === "heartbeat") return controller.enqueue(encoder.encode(": waiting\n\n"));
        next = undefined;
        const record = result instanceof Refusal ? endIn(result.code) : result.done ? endIn() : result.value;
        lastId = record.id;
        controller.enqueue(encoder.encode(formatRecord(record)));
        if (isLast(record)) {
          controller.close();
          close();
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  /** Every stream ends in `done` or `error`, also when the one who generated is gone. */
  function endIn(code: ErrorCode = isStopping(gone.signal) ? "stopping" : "internal"): EventRecord {
    const data = { code, message: findMessage(code, language), retryable: isRetryable(code) };
    return { id: lastId + 1, event: "error", data: JSON.stringify(data) };
  }
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-generation-id": id,
    },
  });
}

export async function answerJson(records: AsyncIterable<EventRecord>, reading: Reading): Promise<Response> {
  const { id, left, gone } = reading;
  let last: EventRecord | undefined;
  const leave = enter(reading);
  left.addEventListener("abort", () => gone.abort(), { once: true });
  if (left.aborted) gone.abort();
  try {
    for await (const record of records) if (isLast(record)) last = record;
  } finally {
    leave();
  }
  if (last === undefined) {
    // Nobody receives it; the log tells that the client left.
    if (left.aborted) return new Response(null, { status: 499 });
    if (isStopping(gone.signal)) throw new Refusal("stopping", STOPPING_RETRY_MS);
    throw new Refusal("internal");
  }
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-generation-id": id,
  };
  if (last.event === "done") return new Response(last.data, { status: 200, headers });
  const { code, message } = JSON.parse(last.data) as { code: ErrorCode; message: string };
  return new Response(JSON.stringify({ error: { code, message } }), { status: findStatus(code), headers });
}

function enter({ readers, gone }: Reading): () => void {
  return readers.add(() => gone.abort("stopping" satisfies StopReason));
}

function isStopping(signal: AbortSignal): boolean {
  return signal.reason === ("stopping" satisfies StopReason);
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
