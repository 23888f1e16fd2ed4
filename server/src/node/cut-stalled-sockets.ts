/** Cuts connections whose peer has stopped reading: they would hold memory for ever. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

const CHECK_MS = 2000;
const STALLED_MS = 18_000;

interface Progress {
  /** Bytes that the kernel has taken so far. */
  taken: number;
  since: number;
}

export function cutStalledSockets(server: Server, now: () => number = Date.now): void {
  const open = new Map<Socket, Progress>();
  server.on("connection", (socket) => {
    open.set(socket, { taken: 0, since: now() });
    socket.once("close", () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, progress] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== progress.taken) {
        progress.taken = taken;
        progress.since = now();
      } else if (now() - progress.since >= STALLED_MS) {
        socket.destroy();
      }
    }
  }, CHECK_MS);
  timer.unref();
}
