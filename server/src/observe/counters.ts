/** Named counts that all instances share; kept in memory when there is only one. */

export interface Counters {
  add(name: string): Promise<void>;
  read(): Promise<Record<string, number>>;
}

export function createMemoryCounters(): Counters {
  const counts = new Map<string, number>();
  return {
    async add(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    async read() {
      return Object.fromEntries(counts);
    },
  };
}
