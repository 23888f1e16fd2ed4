/** Sharing: an address that carries the whole routine in its fragment, which no browser ever sends to a server. */
import { routinePath } from "@thinkshore/core/app-paths";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import {
  type Compress,
  type Decompress,
  decodeShareLink,
  encodeShareLink,
  type ShareLinkResult,
} from "@thinkshore/core/library/share-link";
import { copyText } from "./share-clipboard.ts";

function streamOf(bytes: Uint8Array): ReadableStream<BufferSource> {
  return new Blob([Uint8Array.from(bytes)]).stream();
}

const compress: Compress = async (bytes) => {
  const packed = streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Counts while it reads: a few bytes can unpack to gigabytes, and must not be given the room. */
const decompress: Decompress = async (bytes, limit) => {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > limit) {
        reader.cancel().catch(() => {});
        return { ok: false, code: "too-large" };
      }
      chunks.push(next.value);
    }
  } catch {
    return { ok: false, code: "broken" };
  }
  return { ok: true, bytes: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()) };
};

/** The address of a routine that opens on any device. */
export async function buildShareUrl(saved: SavedRoutine): Promise<string | undefined> {
  const link = await encodeShareLink(saved, compress);
  return link.ok ? `${location.origin}${routinePath("results", saved.id)}#${link.fragment}` : undefined;
}

/** "dismissed": the visitor closed the device's own share sheet, and needs no message. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "too-large" | "failed";

export async function shareRoutine(saved: SavedRoutine): Promise<ShareOutcome> {
  const url = await buildShareUrl(saved);
  if (url === undefined) return "too-large";
  const data = { title: saved.title, url };
  if (navigator.share && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === "AbortError") return "dismissed";
      // The device has no target, or refuses long addresses: the clipboard takes them.
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** What an address carries; nothing is stored. The fragment may have its leading "#". */
export function readSharedRoutine(fragment: string): Promise<ShareLinkResult> {
  return decodeShareLink(fragment, decompress);
}

/** A whole pasted link, or its fragment alone. */
export function readSharedLink(link: string): Promise<ShareLinkResult> {
  const text = link.trim();
  const hash = text.indexOf("#");
  return readSharedRoutine(hash === -1 ? text : text.slice(hash));
}
