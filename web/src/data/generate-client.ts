/** Asks the service for a routine and follows its stream: through dropped connections, to exactly one outcome, within a time limit. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { BROWSER_ID_HEADER, GENERATE_PATH, IDEMPOTENCY_KEY_HEADER } from "@thinkshore/core/generate/endpoints";
import type { Section } from "@thinkshore/core/generate/sections";
import {
  fail,
  type Outcome,
  parseJson,
  readAnswer,
  readError,
  readRefusal,
  readSection,
} from "./generate-client-answer.ts";
import { createEventReader, type ServerEvent } from "./generate-client-events.ts";
import { readBrowserId } from "./generate-client-ids.ts";
import { readPageConfig } from "./page-config.ts";

export interface Order {
  request: GenerateRequest;
  /** Made once for each click; the same key never bills twice. */
  key: string;
  /** True when this click may already have reached the service: ask for its stream before asking to generate. */
  isResumed: boolean;
}

export interface Listener {
  onSection(section: Section): void;
  onConnection(state: "open" | "lost"): void;
}

export interface ClientDeps {
  fetch: typeof fetch;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Silence longer than this cuts the connection; the service sends a heartbeat every 15 seconds. */
  silenceMs: number;
  totalMs: number;
}

interface Connection {
  /** Aborted by the teacher, by silence, or when the time is up. */
  signal: AbortSignal;
  onNews: () => void;
}

/** Pauses before each new attempt; progress starts the list again. */
const PAUSES_MS = [400, 1000, 2000, 4000, 8000];
/** Where nothing ever answered, there is no point in keeping the teacher waiting for long. */
const FIRST_ATTEMPTS = 3;
const CANCEL_PAUSES_MS = [1000, 4000, 10_000];

const browserDeps: ClientDeps = {
  fetch: (...args) => globalThis.fetch(...args),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  silenceMs: 40_000,
  totalMs: 300_000,
};

function listHeaders(language: string): Record<string, string> {
  return { Authorization: `Bearer ${readPageConfig().publicKey}`, "Accept-Language": language };
}

/** Stops the generation at the service; asked again only when the service says that it cannot tell for the moment. */
export async function cancelGeneration(
  { key, request }: Pick<Order, "key" | "request">,
  deps: Pick<ClientDeps, "fetch" | "wait"> = browserDeps,
): Promise<void> {
  try {
    for (const pauseMs of CANCEL_PAUSES_MS) {
      const headers = listHeaders(request.language);
      const response = await deps.fetch(`${GENERATE_PATH}/${key}`, { method: "DELETE", headers, keepalive: true });
      if (response.status !== 503) return;
      await deps.wait(pauseMs, new AbortController().signal);
    }
  } catch {
    // Nothing more can be done from here: it ends by itself.
  }
}

export async function followGeneration(
  order: Order,
  listener: Listener,
  signal: AbortSignal,
  deps: ClientDeps = browserDeps,
): Promise<Outcome> {
  const total = AbortSignal.timeout(deps.totalMs);
  const stop = AbortSignal.any([signal, total]);
  let lastId = "";
  let hasAnswered = false;
  let failures = 0;
  let method: "GET" | "POST" = order.isResumed ? "GET" : "POST";

  function send(connection: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { ...listHeaders(order.request.language), Accept: "text/event-stream" };
    if (method === "GET") {
      if (lastId !== "") headers["Last-Event-ID"] = lastId;
      return deps.fetch(`${GENERATE_PATH}/${order.key}`, { headers, signal: connection });
    }
    headers["Content-Type"] = "application/json";
    headers[IDEMPOTENCY_KEY_HEADER] = order.key;
    headers[BROWSER_ID_HEADER] = readBrowserId();
    return deps.fetch(GENERATE_PATH, {
      method,
      headers,
      body: JSON.stringify(order.request),
      signal: connection,
    });
  }

  function take({ id, event, data }: ServerEvent): Outcome | undefined {
    const value = parseJson(data);
    if (event === "done") return readAnswer(value);
    if (event === "error") return readError(value);
    if (id !== undefined) lastId = id;
    const section = event === "section" ? readSection(value) : undefined;
    if (section) listener.onSection(section);
    return undefined;
  }

  async function readStream(body: ReadableStream<Uint8Array>, connection: Connection): Promise<Outcome | undefined> {
    const events = createEventReader();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    const leave = () => void reader.cancel().catch(() => {});
    connection.signal.addEventListener("abort", leave);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        connection.onNews();
        const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
        for (const event of [...events.push(text), ...(done ? events.end() : [])]) {
          const outcome = take(event);
          if (outcome) return outcome;
          failures = 0;
        }
        if (done) return undefined;
      }
    } finally {
      connection.signal.removeEventListener("abort", leave);
      leave();
    }
  }

  /** An outcome, or undefined when the connection failed and another attempt is due. */
  async function readResponse(response: Response, connection: Connection): Promise<Outcome | undefined> {
    const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
    if (response.ok && isStream && response.body) {
      hasAnswered = true;
      listener.onConnection("open");
      // What has begun is only followed from now on.
      method = "GET";
      return readStream(response.body, connection);
    }
    // What has begun may well go on elsewhere: only the answer about it has to wait.
    if (method === "GET" && response.status === 503) return undefined;
    const body = parseJson(await response.text());
    const refusal = readRefusal(body);
    if (refusal?.code === "not-found" && method === "GET" && order.isResumed && !hasAnswered) {
      // The click never arrived, or its ten minutes are over: the same key asks again, so that it is billed once at most.
      method = "POST";
      failures -= 1;
      return undefined;
    }
    if (refusal) return refusal;
    if (response.ok) return readAnswer(body);
    return response.status >= 500 ? undefined : fail("unknown");
  }

  async function attempt(): Promise<Outcome | undefined> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), deps.silenceMs);
    const onNews = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), deps.silenceMs);
    };
    try {
      const connection: Connection = { signal: AbortSignal.any([stop, silence.signal]), onNews };
      return await readResponse(await send(connection.signal), connection);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  while (!stop.aborted) {
    const outcome = await attempt();
    if (stop.aborted) break;
    if (outcome) return outcome;
    if (failures >= (hasAnswered ? PAUSES_MS.length : FIRST_ATTEMPTS - 1)) {
      return hasAnswered ? fail("connection-lost") : { kind: "unreachable" };
    }
    listener.onConnection("lost");
    if (failures >= 0) await deps.wait(PAUSES_MS[failures] ?? 0, stop);
    failures += 1;
  }
  return signal.aborted ? { kind: "stopped" } : fail("provider-timeout");
}
