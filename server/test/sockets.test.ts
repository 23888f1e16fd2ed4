import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { buildCall, generatePath, type Service, startService } from "./start-service.ts";

let provider: ScriptedProvider;
let service: Service;
let address: URL;

beforeAll(async () => {
  provider = await startScriptedProvider();
  provider.play(say(JSON.stringify(goodRoutine)));
  service = await startService({ providerUrl: provider.url });
  address = new URL(await service.listen());
});

afterAll(async () => {
  await service.close();
  await provider.close();
});

function open(): { socket: Socket; closed: Promise<string> } {
  const socket = connect(Number(address.port), address.hostname);
  let received = "";
  socket.on("data", (data) => {
    received += data.toString();
  });
  socket.on("error", () => {});
  return { socket, closed: new Promise((resolve) => socket.on("close", () => resolve(received))) };
}

const head = `POST ${generatePath} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer thinkshore-public\r\nContent-Type: application/json\r\n`;

describe("over a real socket", () => {
  it("a stream arrives with the headers that proxies need", async () => {
    const response = await fetch(new URL(generatePath, address), buildCall({ stream: true }));
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(await response.text()).toContain("event: done");
  });

  it("a chunked body over 32 KB gets 413 however long it goes on", async () => {
    const { socket, closed } = open();
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const timer = setInterval(() => socket.write(`1000\r\n${"x".repeat(4096)}\r\n`), 1);
    const received = await closed;
    clearInterval(timer);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("headers over 16 KB get 431", async () => {
    const { socket, closed } = open();
    socket.write(`${head}X-Long: ${"x".repeat(17_000)}\r\n\r\n`);
    expect(await closed).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("headers that take longer than five seconds get 408, and so does a body after ten", async () => {
    const slowHead = open();
    const slowBody = open();
    const start = Date.now();
    slowHead.socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    slowBody.socket.write(`${head}Content-Length: 100\r\n\r\n{`);
    expect(await slowHead.closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - start).toBeLessThan(7500);
    expect(await slowBody.closed).toMatch(/^HTTP\/1\.1 4(00|08) /);
    expect(Date.now() - start).toBeLessThan(13_000);
  }, 15_000);

  it("a body that breaks off leaves the service unharmed", async () => {
    const { socket, closed } = open();
    socket.write(`${head}Content-Length: 100\r\n\r\n{"form`);
    setTimeout(() => socket.destroy(), 50);
    await closed;
    expect((await fetch(new URL("/healthz", address))).status).toBe(200);
  });

  it("a reader that hangs up stops neither the generation nor the resumed stream", async () => {
    provider.play(say(JSON.stringify(goodRoutine), { size: 100, pauseMs: 10 }));
    const key = crypto.randomUUID();
    const calls = provider.calls.length;
    const control = new AbortController();
    const first = await fetch(new URL(generatePath, address), {
      ...buildCall({ stream: true, key }),
      signal: control.signal,
    });
    await first.body?.getReader().read();
    control.abort();
    const headers = { authorization: "Bearer thinkshore-public", accept: "text/event-stream" };
    const resumed = await fetch(new URL(`${generatePath}/${key}`, address), { headers });
    const text = await resumed.text();
    expect(text).toContain("event: done");
    expect(text).toContain(JSON.stringify(goodRequest.formData.objectives.purpose).slice(1, 20));
    expect(provider.calls.length - calls).toBe(1);
    await expect.poll(() => service.metrics()).toContain("thinkshore_streams_open 0");
  });
});
