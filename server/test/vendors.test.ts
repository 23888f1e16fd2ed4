/** Each vendor's own stream format, as scripted by this test: the service understands them all, and sends what they expect. */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { createSdkModel } from "../src/generate/sdk-model.ts";
import { leanFetch } from "../src/node/lean-fetch.ts";
import { goodRoutine } from "./good-routine.ts";
import { buildCall, generatePath, startService } from "./start-service.ts";

const good = JSON.stringify(goodRoutine);
const halves = [good.slice(0, 500), good.slice(500)];

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let server: Server;
let address = "";
let seen: Seen[] = [];
let events: object[] = [];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (data: Buffer) => {
      text += data.toString();
    });
    request.on("end", () => {
      seen.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(text) as Seen["body"] });
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of events) {
        const name = "type" in event ? `event: ${String(event.type)}\n` : "";
        response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const openai = [
  { type: "response.created", response: { id: "r", created_at: 1, model: "m" } },
  { type: "response.output_item.added", output_index: 0, item: { type: "message", id: "i" } },
  ...halves.map((delta) => ({ type: "response.output_text.delta", item_id: "i", delta })),
  { type: "response.output_item.done", output_index: 0, item: { type: "message", id: "i" } },
  { type: "response.completed", response: { id: "r", usage: { input_tokens: 11, output_tokens: 22 } } },
];

const anthropic = [
  { type: "message_start", message: { id: "a", model: "m", usage: { input_tokens: 11, output_tokens: 1 } } },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  ...halves.map((text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })),
  { type: "content_block_stop", index: 0 },
  { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 22 } },
  { type: "message_stop" },
];

const google = [
  ...halves.map((text) => ({ candidates: [{ content: { role: "model", parts: [{ text }] } }] })),
  {
    candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: "STOP" }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 22, totalTokenCount: 33 },
  },
];

describe.each([
  ["openai:gpt-5-mini", openai, "/responses", "authorization", "Bearer secret"],
  ["anthropic:claude-sonnet-4-5", anthropic, "/messages", "x-api-key", "secret"],
  [
    "google:gemini-2.5-flash",
    google,
    "/models/gemini-2.5-flash:streamGenerateContent?alt=sse",
    "x-goog-api-key",
    "secret",
  ],
])("%s", (model, stream, path, keyHeader, key) => {
  const env = () => ({ AI_MODEL: model, AI_BASE_URL: address, AI_API_KEY: "secret" });

  it("is called at its own address with its own key, and its answer is understood", async () => {
    events = stream;
    const service = await startService({ env: env() });
    const response = await service.app.request(generatePath, buildCall());
    const answer = await response.json();
    const metrics = await service.metrics();
    await service.close();
    expect(answer).toMatchObject({ routine: goodRoutine, source: { kind: "model", model }, quality: [] });
    expect(seen[0]?.path).toBe(path);
    expect(seen[0]?.headers[keyHeader]).toBe(key);
    expect(metrics).toContain('thinkshore_tokens_total{kind="input"} 11');
    expect(metrics).toContain('thinkshore_tokens_total{kind="output"} 22');
  });

  it("is given our schema and our token limit", async () => {
    events = stream;
    const choice = readConfig(env()).model;
    if (choice === undefined) throw new Error("expected a model");
    const sdk = await createSdkModel(choice, leanFetch);
    const schema = { type: "object", properties: { aVeryOwnName: { type: "string" } }, required: ["aVeryOwnName"] };
    const prompt = { instructions: "our rules", message: "<lesson>" };
    await sdk.speak({ prompt, schema, signal: new AbortController().signal, onText: () => {} });
    const sent = JSON.stringify(seen[0]?.body);
    expect(sent).toContain("aVeryOwnName");
    expect(sent).toContain("8000");
    expect(sent).toContain("our rules");
  });
});
