/** The security headers of every answer: a policy that starts from nothing and names each thing that a page needs. */
import type { MiddlewareHandler } from "hono";

export interface PolicyParts {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  trustedTypes: readonly string[];
  /** Origins besides our own that pages may send requests to. */
  connectOrigins: readonly string[];
}

export function buildContentSecurityPolicy(parts: PolicyParts): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(parts.scriptHashes)],
    "style-src": ["'self'", ...quoted(parts.styleHashes)],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...parts.connectOrigins],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": parts.trustedTypes.length === 0 ? ["'none'"] : parts.trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

const PERMISSIONS_POLICY = [
  ...["screen-wake-lock", "clipboard-write", "fullscreen"].map((name) => `${name}=(self)`),
  ...["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb"].map(
    (name) => `${name}=()`,
  ),
].join(", ");

export function setSecurityHeaders(policy: string, isHttps: (request: Request) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("content-security-policy", policy);
    headers.set("referrer-policy", "no-referrer");
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    // An origin that was let in by the CORS answer must also be able to read it.
    if (!headers.has("access-control-allow-origin")) headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("permissions-policy", PERMISSIONS_POLICY);
    if (isHttps(c.req.raw)) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  };
}
