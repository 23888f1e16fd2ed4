import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { answerJson, answerStream, type Reading } from "./answer-generation.ts";
import type { EventRecord } from "./event-record.ts";
import { createReaders } from "./readers.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const done: EventRecord = { id: 2, event: "done", data: "{}" };

async function* list(...records: EventRecord[]): AsyncGenerator<EventRecord> {
  yield* records;
}

function read(afterId = 0) {
  const left = new AbortController();
  const gone = new AbortController();
  const readers = createReaders(1, () => {});
  const reading: Reading = { id: "id", afterId, language: "fr", left: left.signal, gone, readers };
  return { left, gone, readers, reading };
}

function open(records: AsyncIterable<EventRecord>, afterId = 0) {
  const { left, gone, readers, reading } = read(afterId);
  const reader = (answerStream(records, reading).body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { left, gone, readers, reader, read: next };
}

describe("answerStream", () => {
  it("sends a heartbeat every 15 seconds, also before the first event", async () => {
    let tell: (record: EventRecord) => void = () => {};
    const waiting = (async function* () {
      yield await new Promise<EventRecord>((resolve) => {
        tell = resolve;
      });
    })();
    const { read, readers } = open(waiting);
    expect(await read()).toBe(": open\n\n");
    for (let beat = 0; beat < 3; beat += 1) {
      const next = read();
      await vi.advanceTimersByTimeAsync(14_999);
      expect(await Promise.race([next, "silence"])).toBe("silence");
      await vi.advanceTimersByTimeAsync(1);
      expect(await next).toBe(": waiting\n\n");
    }
    const last = read();
    await vi.advanceTimersByTimeAsync(10);
    tell(done);
    expect(await last).toBe("id: 2\nevent: done\ndata: {}\n\n");
    expect(readers.count()).toBe(0);
  });

  it("ends in an error when what it follows ends without an end", async () => {
    const { read } = open(list({ id: 6, event: "section", data: "{}" }), 5);
    await read();
    await read();
    const last = await read();
    expect(last).toMatch(
      /^id: 7\nevent: error\ndata: \{"code":"internal","message":".*réessayez.*","retryable":true\}\n\n$/,
    );
  });

  it("numbers that error after what the reader has already", async () => {
    const { read } = open(list(), 5);
    await read();
    expect(await read()).toMatch(/^id: 6\nevent: error\n/);
  });

  it("tells a refusal of what it joined", async () => {
    const refused = (async function* (): AsyncGenerator<EventRecord> {
      yield await Promise.reject(new Refusal("rate-limited", 1000));
    })();
    const { read, readers } = open(refused);
    await read();
    expect(await read()).toMatch(/^id: 1\nevent: error\ndata: \{"code":"rate-limited",/);
    expect(readers.count()).toBe(0);
  });

  it("counts a reader only from its first read on, and not when the client is gone by then", async () => {
    const unread = read();
    answerStream(list(done), unread.reading);
    expect(unread.readers.count()).toBe(0);
    const late = open(list(done));
    late.left.abort();
    expect(await late.reader.read()).toMatchObject({ done: true });
    expect(late.readers.count()).toBe(0);
    const quick = open(list(done));
    await quick.read();
    expect(quick.readers.count()).toBe(1);
    quick.left.abort();
    expect(quick.readers.count()).toBe(0);
  });

  it("says that the service stops to those who still read", async () => {
    let stop: () => void = () => {};
    const endless = (async function* (): AsyncGenerator<EventRecord> {
      await new Promise<void>((resolve) => {
        stop = resolve;
      });
    })();
    const { read, readers, gone } = open(endless);
    await read();
    const last = read();
    await vi.advanceTimersByTimeAsync(10);
    gone.signal.addEventListener("abort", () => stop());
    readers.endAll();
    expect(await last).toContain('"code":"stopping"');
    expect(readers.count()).toBe(0);
  });

  it("takes an event only when the reader asks for it, and lets go when the reader leaves", async () => {
    let taken = 0;
    const counting = (async function* () {
      for (;;) {
        taken += 1;
        yield { id: taken, event: "section", data: "{}" } as const;
      }
    })();
    const { read, reader, gone, readers } = open(counting);
    await read();
    await read();
    await vi.advanceTimersByTimeAsync(1000);
    expect(taken).toBeLessThanOrEqual(2);
    await reader.cancel();
    expect(gone.signal.aborted).toBe(true);
    expect(readers.count()).toBe(0);
  });
});

describe("answerJson", () => {
  it("is the last event's data, and an error where there is none", async () => {
    const good = await answerJson(list({ id: 1, event: "section", data: "1" }, done), read().reading);
    expect([good.status, await good.text()]).toEqual([200, "{}"]);
    await expect(answerJson(list(), read().reading)).rejects.toMatchObject({ code: "internal" });
  });

  it("counts its reader, and is refused with a code when the service stops", async () => {
    const { readers, reading, gone } = read();
    const endless = (async function* (): AsyncGenerator<EventRecord> {
      await new Promise((resolve) => gone.signal.addEventListener("abort", resolve));
    })();
    const answer = answerJson(endless, reading);
    expect(readers.count()).toBe(1);
    readers.endAll();
    await expect(answer).rejects.toMatchObject({ code: "stopping", retryAfterMs: 5000 });
    expect(readers.count()).toBe(0);
  });
});
