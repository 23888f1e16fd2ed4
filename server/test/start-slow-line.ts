/** A line to a server that takes its time: every answer arrives so much later. */
import { connect, createServer, type Socket } from "node:net";

export interface SlowLine {
  url: string;
  close(): Promise<void>;
}

export async function startSlowLine(target: string, delayMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on("data", (data) => setTimeout(() => near.write(data), delayMs));
    near.on("data", (data) => far.write(data));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
