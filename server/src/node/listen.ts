/** The Node server that carries the app: its limits are set on purpose, and readers that never read are cut. */
import { createServer, type Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Connection } from "../http/forwarded.ts";
import { cutStalledSockets } from "./cut-stalled-sockets.ts";

type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>;

const OPTIONS = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
};

/** A whole conference presses the button: connections beyond the backlog would wait for seconds in the kernel. */
const BACKLOG = 4096;

export function createNodeServer(fetch: Fetch): Server {
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings;
    return fetch(request, { remoteAddress: incoming.socket.remoteAddress });
  });
  const server = createServer(OPTIONS, (incoming, outgoing) => void listener(incoming, outgoing));
  cutStalledSockets(server);
  return server;
}

/** Resolves with the address for a person to open. */
export function listen(server: Server, port: number, host: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, backlog: BACKLOG, ...(host === undefined ? {} : { host }) }, () => {
      server.off("error", reject);
      const address = server.address();
      const actual = typeof address === "object" && address !== null ? address.port : port;
      const isEverywhere = host === undefined || host === "0.0.0.0" || host === "::";
      const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
      resolve(`http://${name}:${actual}`);
    });
  });
}
