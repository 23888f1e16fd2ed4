import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leanFetch } from "./lean-fetch.ts";

let server: Server;
let address = "";
let received: { method: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string; isGone: boolean };
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((request, response) => {
    received = { method: request.method, headers: request.headers, body: "", isGone: false };
    request.on("data", (data: Buffer) => {
      received.body += data.toString();
    });
    request.on("end", () => answer(response));
    response.on("close", () => {
      received.isGone = !response.writableFinished;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe("leanFetch", () => {
  it("sends method, headers and body, and brings status, headers and body", async () => {
    answer = (response) => response.writeHead(429, { "retry-after": "7" }).end("héllo");
    const response = await leanFetch(address, { method: "POST", headers: { "x-a": "b" }, body: '{"ü":1}' });
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([429, "7", "héllo"]);
    expect(received).toMatchObject({
      method: "POST",
      body: '{"ü":1}',
      headers: { "x-a": "b", "accept-encoding": "identity" },
    });
  });

  it("streams as the answer comes", async () => {
    let finish = () => {};
    answer = (response) => {
      response.write("one");
      finish = () => response.end("two");
    };
    const reader = (await leanFetch(address)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("one");
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("two");
    expect((await reader?.read())?.done).toBe(true);
  });

  it("stops an answer that is aborted, with the reason, before and after its headers", async () => {
    answer = () => {};
    const early = new AbortController();
    setTimeout(() => early.abort("enough"), 30);
    await expect(leanFetch(address, { signal: early.signal })).rejects.toBe("enough");
    answer = (response) => void response.write("one");
    const late = new AbortController();
    const reader = (await leanFetch(address, { signal: late.signal })).body?.getReader();
    await reader?.read();
    late.abort("enough");
    await expect(reader?.read()).rejects.toBe("enough");
    await expect.poll(() => received.isGone).toBe(true);
  });

  it("fails where nobody listens, and where the line is cut", async () => {
    await expect(leanFetch("http://127.0.0.1:1")).rejects.toThrow(new TypeError("fetch failed"));
    answer = (response) => {
      response.write("one");
      setTimeout(() => response.destroy(), 30);
    };
    await expect(leanFetch(address).then((response) => response.text())).rejects.toThrow();
  });

  it("lets a reader that leaves close the line", async () => {
    answer = (response) => void response.write("one");
    await (await leanFetch(address)).body?.cancel();
    await expect.poll(() => received.isGone).toBe(true);
  });

  it("does not read on for a reader that does not read", async () => {
    let written = 0;
    answer = (response) => {
      const block = "x".repeat(65_536);
      const write = () => {
        while (written < 5000 && response.write(block)) written += 1;
        if (written < 5000) response.once("drain", write);
      };
      write();
    };
    const response = await leanFetch(address);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = written;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(written).toBe(before);
    expect(written).toBeLessThan(500);
    await response.body?.cancel();
  });
});
