/** Where a generation stands in Redis, and for how long. */

/** The ten minutes in which a generation can be resumed. */
export const KEPT_MS = 10 * 60_000;

const PREFIX = "thinkshore:generation:";

export const keysOf = (id: string) => ({
  /** `<fingerprint> <instance> <number of the claim>` */
  claim: `${PREFIX}${id}`,
  /** The records, sorted by their ids. */
  events: `${PREFIX}${id}:events`,
  cancel: `${PREFIX}${id}:cancel`,
  /** Why the claim was taken back: JSON, for a moment only. */
  refused: `${PREFIX}${id}:refused`,
});

/** Before an instance's name: there while that instance lives. */
export const LEASE_PREFIX = "thinkshore:instance:";
