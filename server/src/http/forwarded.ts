/** What the trusted proxies say of a request: its client's address, its scheme and its host. */

/** Facts of the connection itself, given by the runtime that carries the app. */
export interface Connection {
  remoteAddress: string | undefined;
}

/** The address that limits count: proxies counted from the right, IPv4 unmapped, IPv6 grouped by /64. */
export function findClientAddress(headers: Headers, connection: Connection, trustedHops: number): string {
  const chain = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const seen = [...chain, connection.remoteAddress ?? ""];
  const chosen = seen[Math.max(0, seen.length - 1 - trustedHops)] ?? "";
  return groupAddress(stripPort(chosen));
}

export function findScheme(request: Request, trustedHops: number): string {
  const forwarded = trustedHops > 0 ? request.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
  return forwarded ?? new URL(request.url).protocol.replace(":", "");
}

export function findHost(request: Request, trustedHops: number): string {
  const forwarded = trustedHops > 0 ? request.headers.get("x-forwarded-host")?.split(",").at(-1)?.trim() : undefined;
  return forwarded ?? request.headers.get("host") ?? new URL(request.url).host;
}

function stripPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(address) ? address.replace(/:\d+$/, "") : address;
}

function groupAddress(address: string): string {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!bare.includes(":")) return bare;
  const groups = expandIPv6(bare);
  if (groups === undefined) return bare;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

function expandIPv6(address: string): number[] | undefined {
  const [head = "", tail, ...rest] = address.split("::");
  if (rest.length > 0) return undefined;
  const left = parseGroups(head);
  const right = tail === undefined ? [] : parseGroups(tail);
  if (left === undefined || right === undefined) return undefined;
  const missing = 8 - left.length - right.length;
  if (missing < 0 || (tail === undefined && missing !== 0)) return undefined;
  return [...left, ...new Array<number>(missing).fill(0), ...right];
}

function parseGroups(text: string): number[] | undefined {
  if (text === "") return [];
  const groups = text.split(":").map((part) => (/^[0-9a-f]{1,4}$/.test(part) ? Number.parseInt(part, 16) : Number.NaN));
  return groups.some(Number.isNaN) ? undefined : groups;
}
