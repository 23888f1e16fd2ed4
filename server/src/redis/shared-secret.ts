/** A random secret that all instances share, so that one client has one hash; kept in Redis, made by whoever comes first. */
import { randomBytes } from "node:crypto";
import type { GuardedRedis } from "./guarded-redis.ts";

const KEY = "thinkshore:secret";

/** Gives the secret to use now: a private one until Redis has told the shared one. */
export async function createSharedSecret(redis: GuardedRedis): Promise<() => string> {
  let secret = randomBytes(32).toString("base64");

  /** A Redis that has lost the secret is given the one in use. */
  async function agree(): Promise<void> {
    try {
      secret = (await redis.run((client) => client.set(KEY, secret, "NX", "GET"))) ?? secret;
    } catch {
      // The next return tries again.
    }
  }

  redis.onReturn(() => void agree());
  await agree();
  return () => secret;
}
