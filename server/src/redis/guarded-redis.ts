/** Redis behind a guard: short waits, and no waits at all while it is known to be away; it comes back by itself. */
import { Redis } from "ioredis";

class RedisAway extends Error {
  constructor() {
    super("Redis is away");
    this.name = "RedisAway";
  }
}

export interface GuardedRedis {
  /** Rejects within the command timeout, and at once while Redis is known to be away. */
  run<Value>(command: (redis: Redis) => Promise<Value>): Promise<Value>;
  readonly isUp: boolean;
  /** Calls back whenever Redis has come back; the answer takes the listener away again. */
  onReturn(listener: () => void): () => void;
  close(): Promise<void>;
}

/** One slow command is noticed, not felt: the fault figures allow 250 ms in all. */
const COMMAND_TIMEOUT_MS = 150;
const PROBE_MS = 500;

export function createGuardedRedis(url: string, onChange: (isUp: boolean) => void = () => {}): GuardedRedis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 1000,
    // A stopped Redis still accepts connections, and would then never answer the greeting.
    enableReadyCheck: false,
    retryStrategy: (times) => Math.min(100 * times, 1000),
  });
  let isUp = false;
  let isClosed = false;
  const listeners = new Set<() => void>();
  // The guard reports the state; without a listener ioredis would print every failed attempt.
  redis.on("error", () => setUp(false));
  redis.on("ready", () => void probe());

  function setUp(up: boolean): void {
    if (up === isUp || isClosed) return;
    isUp = up;
    onChange(up);
    if (up) for (const listener of listeners) listener();
  }

  /** While Redis is away this pays for the waiting, not a teacher's request. */
  async function probe(): Promise<void> {
    try {
      await redis.ping();
      setUp(true);
    } catch {
      setUp(false);
    }
  }

  const timer = setInterval(() => {
    if (!isUp) void probe();
  }, PROBE_MS);
  timer.unref();
  onChange(false);

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
        return await command(redis);
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
