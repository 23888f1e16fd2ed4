/** How many generations this process carries at a time. */

export interface Places {
  isFree(): boolean;
  /** False when all are taken. */
  take(): boolean;
  give(): void;
}

export function createPlaces(limit: number): Places {
  let taken = 0;
  return {
    isFree: () => taken < limit,
    take() {
      if (taken >= limit) return false;
      taken += 1;
      return true;
    },
    give() {
      taken -= 1;
    },
  };
}
