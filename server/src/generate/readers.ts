/** Who reads generations from this process: no more than it can carry, and told when the service stops. */
import { Refusal } from "../http/refusal.ts";

export interface Readers {
  /** Refuses when there are too many already. */
  check(): void;
  count(): number;
  /** One more; `end` is called when the service stops. The answer takes it off again. */
  add(end: () => void): () => void;
  endAll(): void;
}

const BUSY_RETRY_MS = 5000;

export function createReaders(limit: number, onChange: (change: 1 | -1) => void): Readers {
  const ends = new Set<() => void>();
  return {
    check() {
      if (ends.size >= limit) throw new Refusal("busy", BUSY_RETRY_MS);
    },
    count: () => ends.size,
    add(end) {
      ends.add(end);
      onChange(1);
      return () => {
        if (ends.delete(end)) onChange(-1);
      };
    },
    endAll() {
      for (const end of ends) end();
    },
  };
}
