/** How many generations one browser may have running at a time; counted here in memory. */

export interface Slots {
  /** Takes a place for this generation; false when all are taken. */
  take(key: string, generation: string, limit: number): Promise<boolean>;
  give(key: string, generation: string): Promise<void>;
}

export function createMemorySlots(): Slots {
  const taken = new Map<string, Set<string>>();
  return {
    async take(key, generation, limit) {
      const holders = taken.get(key) ?? new Set();
      if (holders.size >= limit) return false;
      taken.set(key, holders.add(generation));
      return true;
    },
    async give(key, generation) {
      const holders = taken.get(key);
      holders?.delete(generation);
      if (holders?.size === 0) taken.delete(key);
    },
  };
}
