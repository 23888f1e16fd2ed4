/** A request's fingerprint: the same click again has the same one, other answers have another. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";

/** The parsed request has its keys in the schema's order, so equal requests give equal text. */
export async function fingerprint(request: GenerateRequest): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
