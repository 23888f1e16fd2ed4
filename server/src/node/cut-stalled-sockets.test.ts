import type { Server } from "node:http";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveSite } from "../site/serve-site.ts";
import type { Site } from "../site/site.ts";
import { cutStalledSockets } from "./cut-stalled-sockets.ts";

/** More than the kernel takes on its own. */
const SIZE = 20 * 1024 * 1024;
/** The clock of the guard runs faster, so that its 18 seconds are short. */
const SPEED = 10;

const identity = new Uint8Array(SIZE).fill(120);
const site: Site = {
  manifest: { pages: [], notFound: "", scriptHashes: [], styleHashes: [] },
  files: new Map([["/large.txt", { type: "text/plain", immutable: false, etag: "large", bodies: { identity } }]]),
};

let server: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  const listener = getRequestListener((request) => serveSite(site, request));
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  cutStalledSockets(server, () => Date.now() * SPEED);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function ask(): Socket {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  sockets.push(socket);
  socket.on("error", () => {});
  socket.write("GET /large.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  return socket.pause();
}

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

it("cuts a peer that reads nothing, and neither a slow one nor one that waits", async () => {
  const slow = ask();
  ask();
  const idle = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  sockets.push(idle);
  let received = 0;
  // Takes eight seconds: more than four times what a silent one is given.
  const timer = setInterval(() => {
    const piece = slow.read(Math.min(slow.readableLength || 1, 128 * 1024)) as Buffer | null;
    received += piece?.byteLength ?? 0;
  }, 40);
  slow.on("end", () => {});
  const start = Date.now();
  await expect.poll(countConnections, { timeout: 6000 }).toBe(2);
  expect(Date.now() - start).toBeGreaterThan(1500);
  await expect.poll(() => received, { timeout: 20_000 }).toBeGreaterThan(SIZE);
  clearInterval(timer);
  expect(Date.now() - start).toBeGreaterThan(5000);
  expect(idle.destroyed).toBe(false);
}, 30_000);
