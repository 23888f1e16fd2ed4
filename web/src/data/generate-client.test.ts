/** The client against a scripted service: each way in which a connection can go wrong ends in exactly one outcome. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import type { Section } from "@thinkshore/core/generate/sections";
import { emptyForm } from "@thinkshore/core/wizard/form-data";
import { expect, it } from "vitest";
import { type ClientDeps, cancelGeneration, followGeneration, type Order } from "./generate-client.ts";

const request: GenerateRequest = {
  formData: { ...emptyForm(), thinkingType: "analyzing", aiPlacement: "middle", aiRoles: ["coach"] },
  language: "fr",
};
const key = "0e8f0a52-5f0f-4c3e-9d53-0d5f6f1f9a01";
const routine = {
  title: "T",
  overview: "O",
  purpose: "P",
  steps: [],
  aiSamplePrompts: [],
  assessmentOpportunities: [],
  exampleInAction: "E",
  teacherNotes: [],
  variations: [],
};
const answer = { routine, source: { kind: "builtin" }, quality: [] };

const section = (id: number, path: string, value: unknown) =>
  `id: ${id}\nevent: section\ndata: ${JSON.stringify({ path, value })}\n\n`;
const done = (id: number) => `id: ${id}\nevent: done\ndata: ${JSON.stringify(answer)}\n\n`;
const error = (id: number, code: string) =>
  `id: ${id}\nevent: error\ndata: ${JSON.stringify({ code, message: "Voilà", retryable: true })}\n\n`;

type Reply = Response | "drop" | "silence";

function stream(pieces: readonly string[], end: "close" | "break" | "hang" = "close"): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      if (end === "close") controller.close();
    },
    pull(controller) {
      // Only once everything before has been read.
      if (end === "break") controller.error(new TypeError("network error"));
      return end === "hang" ? new Promise<void>(() => {}) : undefined;
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

const refuse = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: "Non" } }), {
    status,
    headers: { "content-type": "application/json" },
  });

function play(replies: readonly Reply[], order: Partial<Order> = {}, limits: Partial<ClientDeps> = {}) {
  const left = [...replies];
  const sent: { method: string; url: string; headers: Headers }[] = [];
  const sections: Section[] = [];
  const connections: string[] = [];
  const deps: ClientDeps = {
    fetch: (url, init) => {
      sent.push({ method: init?.method ?? "GET", url: String(url), headers: new Headers(init?.headers) });
      const reply = left.shift() ?? "drop";
      if (reply === "drop") return Promise.reject(new TypeError("Failed to fetch"));
      if (reply !== "silence") return Promise.resolve(reply);
      return new Promise((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      );
    },
    wait: () => Promise.resolve(),
    silenceMs: 40,
    totalMs: 5000,
    ...limits,
  };
  const control = new AbortController();
  const listener = {
    onSection: (added: Section) => sections.push(added),
    onConnection: (state: string) => connections.push(state),
  };
  const outcome = followGeneration({ request, key, isResumed: false, ...order }, listener, control.signal, deps);
  return { outcome, sent, sections, connections, control };
}

it("posts once with its key, gives the sections and ends with the answer", async () => {
  const run = play([stream([": open\n\n", section(1, "title", "T"), section(2, "purpose", "P"), done(3)])]);
  expect(await run.outcome).toEqual({ kind: "done", answer });
  expect(run.sections.map(({ path }) => path)).toEqual(["title", "purpose"]);
  expect(run.sent).toHaveLength(1);
  expect(run.sent[0]).toMatchObject({ method: "POST", url: "/functions/v1/generate-routine" });
  const headers = run.sent[0]?.headers;
  expect(headers?.get("idempotency-key")).toBe(key);
  expect(headers?.get("authorization")).toBe("Bearer thinkshore-public");
  expect(headers?.get("x-browser-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("reads a stream that comes byte by byte and lacks its last line break", async () => {
  const text = section(1, "title", "Écrire 写") + done(2).trimEnd();
  const run = play([stream([...text])]);
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sections).toEqual([{ path: "title", value: "Écrire 写" }]);
});

it.each(["break", "close"] as const)("resumes after the last event when the stream ends by %s", async (end) => {
  const run = play([stream([section(1, "title", "T")], end), "drop", stream([section(2, "overview", "O"), done(3)])]);
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sections.map(({ path }) => path)).toEqual(["title", "overview"]);
  expect(run.sent.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
  expect(run.sent[2]?.url).toBe(`/functions/v1/generate-routine/${key}`);
  expect(run.sent[2]?.headers.get("last-event-id")).toBe("1");
  expect(run.connections).toContain("lost");
});

it("cuts a silent connection and resumes", async () => {
  const run = play([stream([section(1, "title", "T")], "hang"), stream([done(2)])]);
  expect(await run.outcome).toMatchObject({ kind: "done" });
});

it("a heartbeat is a sign of life", async () => {
  const beats = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      for (let beat = 0; beat < 6; beat += 1) {
        controller.enqueue(encoder.encode(": waiting\n\n"));
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      controller.enqueue(encoder.encode(done(1)));
      controller.close();
    },
  });
  const run = play([new Response(beats, { headers: { "content-type": "text/event-stream" } })], {}, { silenceMs: 60 });
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sent).toHaveLength(1);
});

it("picks a running generation up by its key before it asks for a new one", async () => {
  const run = play([stream([section(1, "title", "T"), done(2)])], { isResumed: true });
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sent.map(({ method }) => method)).toEqual(["GET"]);
});

it("asks again under the same key when the service does not know the click", async () => {
  const run = play([refuse(404, "not-found"), stream([done(1)])], { isResumed: true });
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
  expect(run.sent[1]?.headers.get("idempotency-key")).toBe(key);
});

it("tells the teacher when the service knows the click and no longer has its answer", async () => {
  const run = play([refuse(404, "not-found"), refuse(404, "not-found")], { isResumed: true });
  expect(await run.outcome).toEqual({ kind: "failed", code: "not-found", message: "Non" });
  expect(run.sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
});

it("keeps following what has begun when the service cannot tell for the moment", async () => {
  const run = play([stream([section(1, "title", "T")], "break"), refuse(503, "stopping"), stream([done(2)])]);
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sent.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
  const refused = play([refuse(503, "stopping")]);
  expect(await refused.outcome).toMatchObject({ kind: "failed", code: "stopping" });
});

it.each([
  ["an error event", [stream([section(1, "title", "T"), error(2, "bad-answer")])], "bad-answer", "Voilà"],
  ["a refusal", [refuse(429, "rate-limited")], "rate-limited", "Non"],
  ["a code of a later version", [refuse(400, "brand-new")], "unknown", "Non"],
  ["an answer without a routine", [stream([`event: done\ndata: {"routine":null}\n\n`])], "no-data", undefined],
  ["an answer that is no JSON", [stream(["event: done\ndata: {\n\n"])], "no-data", undefined],
  ["a page in place of an answer", [new Response("<html>", { status: 403 })], "unknown", undefined],
] as const)("%s is a failure", async (_, replies, code, message) => {
  const run = play(replies);
  expect(await run.outcome).toEqual({ kind: "failed", code, message });
});

it("a JSON answer is as good as a stream, and plain text is a routine, too", async () => {
  expect(await play([Response.json(answer)]).outcome).toEqual({ kind: "done", answer });
  const text = await play([Response.json({ routine: "First look, then ask." })]).outcome;
  expect(text).toMatchObject({ kind: "done", answer: { routine: { content: "First look, then ask." } } });
});

it("nothing answers: unreachable, soon", async () => {
  const run = play([]);
  expect(await run.outcome).toEqual({ kind: "unreachable" });
  expect(run.sent.length).toBeLessThanOrEqual(3);
  expect(new Set(run.sent.map(({ headers }) => headers.get("idempotency-key")))).toEqual(new Set([key]));
});

it("a gateway's 502 is tried again under the same key", async () => {
  const run = play([new Response("Bad gateway", { status: 502 }), stream([done(1)])]);
  expect(await run.outcome).toMatchObject({ kind: "done" });
});

it("a connection that keeps breaking is given up in the end", async () => {
  const run = play([stream([section(1, "title", "T")], "break")]);
  expect(await run.outcome).toMatchObject({ kind: "failed", code: "connection-lost" });
});

it("stops when told to, and never waits without end", async () => {
  const run = play(["silence"], {}, { silenceMs: 4000 });
  setTimeout(() => run.control.abort(), 20);
  expect(await run.outcome).toEqual({ kind: "stopped" });
  const endless = play(["silence"], {}, { silenceMs: 4000, totalMs: 50 });
  expect(await endless.outcome).toMatchObject({ kind: "failed", code: "provider-timeout" });
});

it("ignores a section that lacks its form", async () => {
  const run = play([stream([section(1, "title", null), "id: 2\nevent: section\ndata: nonsense\n\n", done(3)])]);
  expect(await run.outcome).toMatchObject({ kind: "done" });
  expect(run.sections).toEqual([]);
});

it("cancels once, and again only while the service cannot tell", async () => {
  const replies = [refuse(503, "stopping"), new Response(null, { status: 204 })];
  const sent: string[] = [];
  const deps: Pick<ClientDeps, "fetch" | "wait"> = {
    fetch: (url, init) => {
      sent.push(`${init?.method} ${String(url)}`);
      return Promise.resolve(replies.shift() ?? refuse(404, "not-found"));
    },
    wait: () => Promise.resolve(),
  };
  await cancelGeneration({ key, request }, deps);
  expect(sent).toEqual(Array(2).fill(`DELETE /functions/v1/generate-routine/${key}`));
  await cancelGeneration({ key, request }, deps);
  expect(sent).toHaveLength(3);
});
