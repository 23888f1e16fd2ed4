import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerJson, answerStream } from "./answer-generation.ts";
import type { EventRecord } from "./event-record.ts";

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

function open(records: AsyncIterable<EventRecord>) {
  const gone = new AbortController();
  const counts = { open: 0 };
  const response = answerStream("id", records, gone, "fr", {
    opened() {
      counts.open += 1;
    },
    closed() {
      counts.open -= 1;
    },
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { gone, counts, reader, read };
}

describe("answerStream", () => {
  it("sends a heartbeat every 15 seconds, also before the first event", async () => {
    let tell: (record: EventRecord) => void = () => {};
    const waiting = (async function* () {
      yield await new Promise<EventRecord>((resolve) => {
        tell = resolve;
      });
    })();
    const { read, counts } = open(waiting);
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
    expect(counts.open).toBe(0);
  });

  it("ends in an error when what it follows ends without an end", async () => {
    const { read } = open(list({ id: 1, event: "section", data: "{}" }));
    await read();
    await read();
    const last = await read();
    expect(last).toMatch(
      /^id: 2\nevent: error\ndata: \{"code":"internal","message":".*réessayez.*","retryable":true\}\n\n$/,
    );
  });

  it("takes an event only when the reader asks for it, and lets go when the reader leaves", async () => {
    let taken = 0;
    const counting = (async function* () {
      for (;;) {
        taken += 1;
        yield { id: taken, event: "section", data: "{}" } as const;
      }
    })();
    const { read, reader, gone, counts } = open(counting);
    await read();
    await read();
    await vi.advanceTimersByTimeAsync(1000);
    expect(taken).toBeLessThanOrEqual(2);
    await reader.cancel();
    expect(gone.signal.aborted).toBe(true);
    expect(counts.open).toBe(0);
  });
});

describe("answerJson", () => {
  it("is the last event's data, and an error where there is none", async () => {
    const good = await answerJson("id", list({ id: 1, event: "section", data: "1" }, done), "en");
    expect([good.status, await good.text()]).toEqual([200, "{}"]);
    const bad = await answerJson("id", list(), "en");
    expect([bad.status, await bad.json()]).toMatchObject([500, { error: { code: "internal" } }]);
  });
});
