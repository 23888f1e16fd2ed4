/** Reads a request's body as text, and stops reading as soon as it passes the limit, whatever its headers say. */

export type BodyText = { ok: true; text: string } | { ok: false; reason: "too-large" | "broken" };

export async function readBodyText(request: Request, limit: number): Promise<BodyText> {
  const announced = request.headers.get("content-length");
  if (announced === null) return readStream(request, limit);
  // HTTP holds a body to the length that it announced, so it can be read at once: much less work than a stream.
  if (Number(announced) > limit) return { ok: false, reason: "too-large" };
  try {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > limit) return { ok: false, reason: "too-large" };
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

async function readStream(request: Request, limit: number): Promise<BodyText> {
  if (request.body === null) return { ok: true, text: "" };
  const reader = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { ok: true, text: text + decoder.decode() };
      size += value.byteLength;
      if (size > limit) {
        reader.cancel().catch(() => {});
        return { ok: false, reason: "too-large" };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { ok: false, reason: "broken" };
  }
}
