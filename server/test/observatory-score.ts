/**
 * Our own reading of how the MDN HTTP Observatory scores response headers, written from its published scoring table.
 * It is not the Observatory: it sees headers only, and takes scripts to come from the same origin without integrity marks.
 */

export interface Score {
  score: number;
  parts: Record<string, number>;
}

const MIN_HSTS_SECONDS = 15_768_000;
/** Extra points count only for a page that has nothing to improve. */
const BONUS_FROM = 90;

export function scoreHeaders(headers: Headers): Score {
  const policy = readPolicy(headers.get("content-security-policy") ?? "");
  const parts = {
    contentSecurityPolicy: scorePolicy(policy),
    cookies: headers.get("set-cookie") === null ? 0 : -40,
    crossOriginSharing: headers.get("access-control-allow-origin") === "*" ? -50 : 0,
    referrerPolicy: scoreReferrer(headers.get("referrer-policy")),
    strictTransportSecurity: scoreTransport(headers.get("strict-transport-security")),
    contentTypeOptions: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    frameOptions: scoreFrames(policy, headers.get("x-frame-options")),
    resourcePolicy: scoreResources(headers.get("cross-origin-resource-policy")),
  };
  const values = Object.values(parts);
  const base = 100 + sum(values.filter((value) => value < 0));
  const bonus = base >= BONUS_FROM ? sum(values.filter((value) => value > 0)) : 0;
  return { score: Math.max(0, base + bonus), parts };
}

type Policy = Map<string, string[]>;

function readPolicy(header: string): Policy {
  return new Map(
    header
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== "")
      .map(([name = "", ...values]) => [name, values]),
  );
}

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const fallback = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? fallback;
  const styles = policy.get("style-src") ?? fallback;
  const open = (values: string[]) => values.some((value) => ["*", "https:", "http:", "data:"].includes(value));
  if (scripts.includes("'unsafe-inline'") || open(scripts) || open(policy.get("object-src") ?? fallback)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...policy.values()].some((values) => values.some((value) => value.startsWith("http:")))) return -20;
  if (styles.includes("'unsafe-inline'") || open(styles)) return 0;
  return fallback.join(" ") === "'none'" ? 10 : 5;
}

function scoreReferrer(header: string | null): number {
  if (header === null) return 0;
  const privateValues = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return privateValues.includes(header) ? 5 : -5;
}

function scoreTransport(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= MIN_HSTS_SECONDS ? 0 : -10;
}

function scoreFrames(policy: Policy, header: string | null): number {
  if (policy.has("frame-ancestors")) return 5;
  return header === "DENY" || header === "SAMEORIGIN" ? 0 : -20;
}

function scoreResources(header: string | null): number {
  if (header === "same-origin" || header === "same-site") return 10;
  return header === "cross-origin" ? -5 : 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
