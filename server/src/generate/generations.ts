/** Generations by their id: started once, followed by any number of readers, resumed and cancelled. Here in memory. */
import { Refusal } from "../http/refusal.ts";
import { type EventRecord, type GenerationEvent, isLast } from "./event-record.ts";

/** The one who generates writes here. */
export interface Generation {
  readonly id: string;
  /** Aborted when the generation is to stop; the reason is an error code. */
  readonly signal: AbortSignal;
  append(event: GenerationEvent): void;
  /** Takes the claim back: the request was turned away before anything began. Whoever follows is refused likewise. */
  forget(refusal?: Refusal): Promise<void>;
}

export type Claim = { kind: "new"; generation: Generation } | { kind: "same" } | { kind: "other" };

export interface Generations {
  /** Claims an id for one request; the same request again finds what is running or kept. */
  claim(id: string, fingerprint: string): Promise<Claim>;
  /** The records after `afterId`, then those to come, up to the last; undefined when the id is unknown or its records are gone. */
  follow(id: string, afterId: number, signal: AbortSignal): Promise<AsyncIterable<EventRecord> | undefined>;
  /** False when the id is unknown. */
  cancel(id: string): Promise<boolean>;
  countRunning(): number;
  /** Asks everything that runs here to stop. */
  stopAll(reason: StopReason): void;
}

export type StopReason = "cancelled" | "stopping" | "provider-timeout";

const MINUTE_MS = 60_000;
const KEPT_MS = 10 * MINUTE_MS;
/** Beyond this (about 220 routines) the records of finished generations are dropped even within the ten minutes: those read to their end first, then the oldest. */
const KEPT_CHARACTERS = 3 * 1024 * 1024;
/** What was read just now stays: its last record may still be on its way to Redis. */
const JUST_READ_MS = 1000;
/** Claims are kept for the whole ten minutes, so that a click never bills twice; at some 8 MB new clicks have to wait. */
const MOST_CLAIMS = 100_000;
const FULL_RETRY_MS = 10_000;

interface Entry {
  fingerprint: string;
  records: EventRecord[];
  size: number;
  isEnded: boolean;
  isForgotten: boolean;
  refusal?: Refusal | undefined;
  expiresAt: number;
  /** When a reader got its last record. */
  readAt: number;
  /** Only while it runs. */
  control: AbortController | undefined;
  waiting: Set<() => void>;
}

export interface MemoryGenerations extends Generations {
  listRunning(): string[];
  /** Whether its records are here. */
  holds(id: string): boolean;
  /** The records after the first `count`, as far as there are any. */
  read(id: string, count: number): readonly EventRecord[];
  stop(id: string, reason: StopReason): void;
}

export function createMemoryGenerations(now: () => number = Date.now): MemoryGenerations {
  const running = new Map<string, Entry>();
  /** In the order in which they ended. */
  const undelivered = new Map<string, Entry>();
  /** Ended, and somebody has had all of it: hardly anyone will come back for these. In the order in which they were read. */
  const delivered = new Map<string, Entry>();
  /** Ended, and without their records: the same click again is told so, and starts nothing. */
  const remembered = createRemembered(now);
  let keptCharacters = 0;

  const find = (id: string) => running.get(id) ?? undelivered.get(id) ?? delivered.get(id);

  function dropOld(): void {
    for (const kept of [delivered, undelivered]) {
      for (const [id, { fingerprint, expiresAt, size, readAt }] of kept) {
        const isOver = expiresAt <= now();
        if (!isOver && (keptCharacters <= KEPT_CHARACTERS || readAt > now() - JUST_READ_MS)) break;
        kept.delete(id);
        keptCharacters -= size;
        if (!isOver) remembered.add(id, fingerprint, expiresAt);
      }
    }
    remembered.dropOld();
  }

  function markRead(id: string, entry: Entry): void {
    if (!undelivered.delete(id)) return;
    entry.readAt = now();
    delivered.set(id, entry);
  }

  function wakeReaders(entry: Entry): void {
    for (const wake of entry.waiting) wake();
    entry.waiting.clear();
  }

  function append(id: string, entry: Entry, event: GenerationEvent): void {
    if (entry.isEnded) return;
    const record: EventRecord = { id: entry.records.length + 1, event: event.event, data: JSON.stringify(event.data) };
    entry.records.push(record);
    entry.size += record.data.length;
    if (isLast(record)) {
      entry.isEnded = true;
      entry.expiresAt = now() + KEPT_MS;
      entry.control = undefined;
      running.delete(id);
      undelivered.set(id, entry);
      keptCharacters += entry.size;
      dropOld();
    }
    wakeReaders(entry);
  }

  return {
    listRunning: () => [...running.keys()],
    holds: (id) => find(id) !== undefined,
    read: (id, count) => find(id)?.records.slice(count) ?? [],
    stop: (id, reason) => running.get(id)?.control?.abort(reason),
    countRunning: () => running.size,
    stopAll(reason) {
      for (const entry of running.values()) entry.control?.abort(reason);
    },
    async claim(id, fingerprint) {
      dropOld();
      const entryBefore = find(id);
      const known = entryBefore === undefined ? remembered.get(id) : markOf(entryBefore.fingerprint);
      if (known !== undefined) return { kind: known === markOf(fingerprint) ? "same" : "other" };
      if (running.size + undelivered.size + delivered.size + remembered.size() >= MOST_CLAIMS)
        throw new Refusal("busy", FULL_RETRY_MS);
      const control = new AbortController();
      const entry: Entry = {
        fingerprint,
        records: [],
        size: 0,
        isEnded: false,
        isForgotten: false,
        expiresAt: 0,
        readAt: Number.NEGATIVE_INFINITY,
        control,
        waiting: new Set(),
      };
      running.set(id, entry);
      const generation: Generation = {
        id,
        signal: control.signal,
        append: (event) => append(id, entry, event),
        async forget(refusal) {
          running.delete(id);
          entry.isForgotten = true;
          entry.refusal = refusal;
          wakeReaders(entry);
        },
      };
      return { kind: "new", generation };
    },
    async follow(id, afterId, signal) {
      const entry = find(id);
      return entry === undefined ? undefined : followEntry(entry, afterId, signal, () => markRead(id, entry));
    },
    async cancel(id) {
      running.get(id)?.control?.abort("cancelled" satisfies StopReason);
      return find(id) !== undefined || remembered.get(id) !== undefined;
    },
  };
}

/** Clicks by the minute in which they end to count, since there may be very many: each costs two numbers, and none is looked at to be dropped. */
function createRemembered(now: () => number) {
  let minutes: { until: number; marks: Map<number, number> }[] = [];
  return {
    add(id: string, fingerprint: string, expiresAt: number): void {
      const until = expiresAt + MINUTE_MS;
      const last = minutes.at(-1);
      const minute = last && last.until > until - MINUTE_MS ? last : { until, marks: new Map<number, number>() };
      if (minute !== last) minutes.push(minute);
      minute.marks.set(shorten(id), markOf(fingerprint));
    },
    get(id: string): number | undefined {
      const short = shorten(id);
      return minutes.find(({ marks }) => marks.has(short))?.marks.get(short);
    },
    size: () => minutes.reduce((sum, { marks }) => sum + marks.size, 0),
    dropOld(): void {
      if ((minutes[0]?.until ?? Number.POSITIVE_INFINITY) <= now()) {
        minutes = minutes.filter(({ until }) => until > now());
      }
    },
  };
}

/** Of a UUID its first and its last 48 bits, added: one of them at least is its own in every version, and a number takes a third of the memory. */
function shorten(id: string): number {
  const digits = id.replaceAll("-", "");
  return Number.parseInt(digits.slice(0, 12), 16) + Number.parseInt(digits.slice(-12), 16);
}

/** Enough of a fingerprint to tell two requests of one click apart: a number this small takes no memory of its own. */
function markOf(fingerprint: string): number {
  return Number.parseInt(fingerprint.slice(0, 7), 16);
}

/** Whoever asks for what comes after the end gets the end once more: a stream always ends in `done` or `error`. */
async function* followEntry(
  entry: Entry,
  afterId: number,
  signal: AbortSignal,
  onRead: () => void,
): AsyncGenerator<EventRecord> {
  let next = Math.max(0, afterId);
  while (!signal.aborted) {
    const record = entry.records[next] ?? (entry.isEnded ? entry.records.at(-1) : undefined);
    if (record !== undefined) {
      next = record.id;
      if (isLast(record)) onRead();
      yield record;
      if (isLast(record)) return;
    } else if (entry.isForgotten) {
      if (entry.refusal !== undefined) throw entry.refusal;
      return;
    } else {
      await waitForNews(entry, signal);
    }
  }
}

function waitForNews(entry: Entry, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      entry.waiting.delete(wake);
      signal.removeEventListener("abort", wake);
      resolve();
    };
    entry.waiting.add(wake);
    signal.addEventListener("abort", wake, { once: true });
  });
}
