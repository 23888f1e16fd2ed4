/** A scripted stand-in for an OpenAI-compatible model server. It has no model: it plays what a test tells it, faults included. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Speech {
  kind: "speech";
  text: string;
  /** Thought aloud before the text. */
  thought?: string;
  /** Characters in each chunk. */
  size?: number;
  /** Pause between two chunks. */
  pauseMs?: number;
  ending?: "stop" | "length" | "content-filter" | "no-terminator" | "cut" | "error-inside" | "malformed" | "silence";
  withUsage?: boolean;
}

export type Act =
  | Speech
  | { kind: "status"; status: number; headers?: Record<string, string> }
  /** Takes the request and never answers. */
  | { kind: "mute" };

export interface SeenCall {
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: unknown;
    max_tokens?: number;
  };
  at: number;
  /** When the caller hung up before the end. */
  abortedAt?: number;
}

export interface ScriptedProvider {
  url: string;
  calls: SeenCall[];
  /** The acts of the next calls, in order; the last one is repeated. */
  play(...acts: Act[]): void;
  countConnections(): Promise<number>;
  close(): Promise<void>;
}

export function say(text: string, details: Partial<Speech> = {}): Speech {
  return { kind: "speech", text, ...details };
}

export async function startScriptedProvider(port = 0): Promise<ScriptedProvider> {
  let acts: Act[] = [];
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const call: SeenCall = { body: JSON.parse(text) as SeenCall["body"], at: Date.now() };
      calls.push(call);
      response.on("close", () => {
        if (!response.writableFinished) call.abortedAt = Date.now();
      });
      const act = acts.length > 1 ? acts.shift() : acts[0];
      return perform(act ?? { kind: "status", status: 500 }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    play(...next) {
      acts = next;
    },
    countConnections: () => countConnections(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function perform(act: Act, response: ServerResponse): Promise<void> {
  if (act.kind === "mute") return;
  if (act.kind === "status") {
    response.writeHead(act.status, { "content-type": "application/json", ...act.headers });
    response.end(JSON.stringify({ error: { message: "a secret of the provider", type: "scripted" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const { text, thought, size = 20, pauseMs = 0, ending = "stop", withUsage = true } = act;
  if (thought !== undefined) response.write(formatChunk({ delta: { reasoning_content: thought } }));
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    response.write(formatChunk({ delta: { content: text.slice(at, at + size) } }));
    if (pauseMs > 0) await pause(pauseMs);
  }
  switch (ending) {
    case "silence":
      return;
    case "cut":
      // What was written so far must have left before the line is cut.
      await pause(50);
      response.destroy();
      return;
    case "no-terminator":
      response.end();
      return;
    case "malformed":
      response.end("data: {broken\n\n");
      return;
    case "error-inside":
      response.end(
        `data: ${JSON.stringify({ error: { message: "a secret of the provider", code: "overloaded" } })}\n\n`,
      );
      return;
    default:
      response.write(formatChunk({ delta: {}, finish_reason: ending.replace("-", "_") }));
      if (withUsage) {
        const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };
        response.write(`data: ${JSON.stringify({ id: "1", choices: [], usage })}\n\n`);
      }
      response.end("data: [DONE]\n\n");
  }
}

function formatChunk(choice: object): string {
  return `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, ...choice }] })}\n\n`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}
