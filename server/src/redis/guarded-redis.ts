/** Redis behind a guard: short waits, and no waits at all while it is known to be away; it comes back by itself. */
import { Redis } from "ioredis";

class RedisAway extends Error {
  constructor() {
    super("Redis is away");
    this.name = "RedisAway";
  }
}

export interface GuardedRedis {
  /** Rejects within the time limit, and at once while Redis is known to be away. */
  run<Value>(command: (redis: Redis) => Promise<Value>): Promise<Value>;
  readonly isUp: boolean;
  /** Calls back whenever Redis has come back; the answer takes the listener away again. */
  onReturn(listener: () => void): () => void;
  close(): Promise<void>;
}

/** One slow command is noticed, not felt: the fault figures allow 250 ms in all. */
const COMMAND_MS = 180;
const PROBE_MS = 500;
/** A line that was silent for so long is given up: after a broken network it would stay silent for minutes. */
const GIVE_UP_MS = 3000;

export function createGuardedRedis(url: string, onChange: (isUp: boolean) => void = () => {}): GuardedRedis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // Whoever asked has long gone on without the answer; sent again, the command would act twice.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1000,
    // A stopped Redis still accepts connections, and would then never answer the greeting.
    enableReadyCheck: false,
    retryStrategy: (times) => Math.min(100 * times, 1000),
  });
  const listeners = new Set<() => void>();
  let isUp = false;
  let isClosed = false;
  let awaySince = Date.now();
  // The guard reports the state; without a listener ioredis would print every failed attempt.
  redis.on("error", () => setUp(false));
  // A line that broke and is soon there again is an absence, too: what Redis held may be gone.
  redis.on("close", () => setUp(false));
  redis.on("ready", () => void probe());
  onChange(false);

  function setUp(up: boolean): void {
    if (up === isUp || isClosed) return;
    isUp = up;
    awaySince = Date.now();
    onChange(up);
    if (up) for (const listener of listeners) listener();
  }

  /** While Redis is away this pays for the waiting, not a teacher's request. */
  async function probe(): Promise<void> {
    try {
      await withinLimit(redis.ping());
      setUp(true);
    } catch {
      setUp(false);
    }
  }

  const timer = setInterval(() => {
    if (isUp) return;
    if (redis.status === "ready" && Date.now() - awaySince > GIVE_UP_MS) {
      awaySince = Date.now();
      redis.disconnect(true);
    } else void probe();
  }, PROBE_MS);
  timer.unref();

  return {
    get isUp() {
      return isUp;
    },
    onReturn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(command) {
      if (!isUp) throw new RedisAway();
      try {
        return await withinLimit(command(redis));
      } catch (error) {
        setUp(false);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      redis.disconnect();
    },
  };
}

/** When this process itself was busy, the answer is already waiting to be read: one more turn of the loop lets it in. */
function withinLimit<Value>(answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new RedisAway())), COMMAND_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
