/**
 * A scripted provider as its own process, for load: no model, one prepared answer, spoken at the pace that the model's
 * name asks for: "rate-50x5" is fifty tokens a second in events of five, "rate-0x1" all at once. A token is four characters.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { goodRoutine } from "../test/good-routine.ts";

const TICK_MS = 20;
const text = JSON.stringify(goodRoutine);
const tokens = text.match(/.{1,4}/gsu) ?? [];
const usage = { prompt_tokens: 2500, completion_tokens: tokens.length, total_tokens: 2500 + tokens.length };
const ending = [
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`,
  `data: ${JSON.stringify({ id: "1", choices: [], usage })}\n\n`,
  "data: [DONE]\n\n",
].join("");

interface Speech {
  response: ServerResponse;
  rate: number;
  /** Tokens in one event. */
  size: number;
  startedAt: number;
  spoken: number;
}

const speeches = new Set<Speech>();
let calls = 0;

/** One clock for all: a timer for each stream would measure timers. */
setInterval(() => {
  const now = performance.now();
  for (const speech of speeches) speakOn(speech, now);
}, TICK_MS);

function speakOn(speech: Speech, now: number): void {
  const { response, rate, size, startedAt } = speech;
  const due = Math.min(tokens.length, Math.floor(((now - startedAt) / 1000) * rate));
  let events = "";
  while (speech.spoken + size <= due || (due === tokens.length && speech.spoken < due)) {
    events += formatEvent(tokens.slice(speech.spoken, speech.spoken + size).join(""));
    speech.spoken += size;
  }
  if (events !== "") response.write(events);
  if (speech.spoken >= tokens.length) {
    speeches.delete(speech);
    response.end(ending);
  }
}

function formatEvent(content: string): string {
  return `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  if (request.url === "/stats") {
    server.getConnections((_error, connections) => {
      // The connection that asks is not one of those that are counted.
      response.end(JSON.stringify({ calls, speaking: speeches.size, connections: connections - 1 }));
    });
    return;
  }
  let body = "";
  request.on("data", (data: Buffer) => {
    body += data.toString();
  });
  request.on("end", () => {
    calls += 1;
    const [, rate, size] = /"model":"rate-(\d+)x(\d+)"/.exec(body) ?? [];
    response.writeHead(200, { "content-type": "text/event-stream" });
    const speech: Speech = {
      response,
      rate: Number(rate) || Number.POSITIVE_INFINITY,
      size: Number(size ?? 1),
      startedAt: performance.now() - 1,
      spoken: 0,
    };
    if (speech.rate === Number.POSITIVE_INFINITY) {
      speakOn(speech, performance.now());
      return;
    }
    speeches.add(speech);
    response.flushHeaders();
    response.on("close", () => speeches.delete(speech));
  });
});
server.listen({ port: 0, host: "127.0.0.1", backlog: 4096 }, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1 ${tokens.length}\n`);
});
