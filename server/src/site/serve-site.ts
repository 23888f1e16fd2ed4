/** Answers a request with a file or page of the web application. */
import { type Encoding, findPage, type Site, type SiteFile } from "./site.ts";

const PIECE = 64 * 1024;

export function serveSite(site: Site, request: Request): Response {
  const path = new URL(request.url).pathname;
  const file = findFile(site, path);
  if (file !== undefined) return answerFile(file, request, 200);
  const page = findPage(site.manifest, path);
  const pageFile = page && site.files.get(`/${page.file}`);
  if (pageFile !== undefined) return withPreloads(answerFile(pageFile, request, 200), page?.scripts);
  const bare = path.replace(/\/+$/, "");
  if (bare !== path && findPage(site.manifest, bare))
    return new Response(null, { status: 308, headers: { location: bare } });
  const notFound = site.files.get(`/${site.manifest.notFound}`);
  return notFound === undefined ? new Response("Not found", { status: 404 }) : answerFile(notFound, request, 404);
}

/** Told before the page itself, so that a slow processor asks for the scripts while it is still taking the page apart. */
function withPreloads(response: Response, scripts: readonly string[] = []): Response {
  for (const script of scripts) response.headers.append("link", `<${script}>; rel=modulepreload`);
  return response;
}

/** Pages are reached by their routes only, so that no page has two addresses. */
function findFile(site: Site, path: string): SiteFile | undefined {
  if (path.endsWith(".html")) return undefined;
  return site.files.get(path) ?? site.files.get(decodePath(path));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function answerFile(file: SiteFile, request: Request, status: 200 | 404): Response {
  const encoding = chooseEncoding(file, request.headers.get("accept-encoding") ?? "");
  const etag = `"${file.etag}-${encoding}"`;
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
    etag,
  });
  if (status === 200 && namesEtag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  const body = file.bodies[encoding];
  if (body === undefined || body.byteLength <= PIECE) return new Response(body, { status, headers });
  headers.set("content-length", String(body.byteLength));
  return new Response(streamPieces(body), { status, headers });
}

/** In pieces, so that a slow reader's progress shows and a silent one holds no more than a piece. */
function streamPieces(body: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(body.subarray(at, at + PIECE));
        at += PIECE;
        if (at >= body.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function chooseEncoding(file: SiteFile, accepted: string): Encoding {
  const names = accepted
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (
    (["br", "gzip"] as const).find((name) => file.bodies[name] !== undefined && names.includes(name)) ?? "identity"
  );
}

function namesEtag(header: string | null, etag: string): boolean {
  return (header ?? "").split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}
