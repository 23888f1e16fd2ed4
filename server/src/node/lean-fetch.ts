/**
 * Fetch for calls of a model, on Node's own HTTP client. The built-in fetch keeps four times as much in memory for each open
 * stream, and a thousand of them are open at a time. It does what these calls need: headers, a text body, a streamed answer,
 * abort; it follows no redirects, and none are expected.
 */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";

const IDLE_MS = 4000;
const httpAgent = new HttpAgent({ keepAlive: true, timeout: IDLE_MS });
const httpsAgent = new HttpsAgent({ keepAlive: true, timeout: IDLE_MS });

export const leanFetch: typeof fetch = (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const isHttps = url.protocol === "https:";
  const { method = "GET", headers, body, signal } = init;
  return new Promise((resolve, reject) => {
    const call = (isHttps ? requestHttps : requestHttp)(url, {
      method,
      // Compressed events would wait in the compressor.
      headers: { ...Object.fromEntries(new Headers(headers)), "accept-encoding": "identity" },
      agent: isHttps ? httpsAgent : httpAgent,
      ...(signal ? { signal } : {}),
    });
    const fail = (error: Error) =>
      reject(signal?.aborted ? signal.reason : new TypeError("fetch failed", { cause: error }));
    call.on("error", fail);
    // The agent's limit is for idle connections; how long an answer may take is decided by whoever calls.
    call.setTimeout(0);
    call.on("response", (answer) => resolve(buildResponse(answer, signal ?? undefined)));
    call.end(typeof body === "string" ? body : undefined);
  });
};

function buildResponse(answer: IncomingMessage, signal: AbortSignal | undefined): Response {
  const status = answer.statusCode ?? 502;
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? streamBody(answer, signal) : null, { status, headers });
}

function streamBody(answer: IncomingMessage, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  // A stream that its reader has left takes nothing more, not even its end.
  let isOpen = true;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        answer.on("data", (data: Buffer) => {
          if (!isOpen) return;
          controller.enqueue(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
          if ((controller.desiredSize ?? 0) <= 0) answer.pause();
        });
        answer.on("end", () => {
          if (isOpen) controller.close();
          isOpen = false;
        });
        answer.on("error", (error) => {
          if (isOpen) controller.error(signal?.aborted ? signal.reason : error);
          isOpen = false;
        });
        answer.pause();
      },
      pull: () => void answer.resume(),
      cancel() {
        isOpen = false;
        answer.destroy();
      },
    },
    { highWaterMark: 4 },
  );
}
