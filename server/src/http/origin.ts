/** Which web pages may call the API: our own, and those that the operator has named. Programs send no origin and may too. */
import { findHost } from "./forwarded.ts";

export function mayCall(request: Request, allowedOrigins: readonly string[], trustedHops: number): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || allowedOrigins.includes(origin)) return true;
  // Browsers set this header themselves; a page cannot forge it.
  if (request.headers.get("sec-fetch-site") === "same-origin") return true;
  return URL.canParse(origin) && new URL(origin).host === findHost(request, trustedHops);
}

const ALLOWED_HEADERS = [
  "authorization",
  "content-type",
  "accept",
  "apikey",
  "x-client-info",
  "idempotency-key",
  "last-event-id",
  "x-browser-id",
];

/** The CORS headers for an origin that the operator has named; none for all others. */
export function listCorsHeaders(origin: string | null, allowedOrigins: readonly string[]): Record<string, string> {
  if (origin === null || !allowedOrigins.includes(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "GET, POST, DELETE, OPTIONS",
    "access-control-allow-headers": ALLOWED_HEADERS.join(", "),
    "access-control-expose-headers": "retry-after, x-generation-id",
    "access-control-max-age": "86400",
    vary: "origin",
  };
}
