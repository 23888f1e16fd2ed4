/** The built application with a scripted model behind it: its own server process for each test, and a line to it that can be cut. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { type ScriptedProvider, startScriptedProvider } from "../server/test/scripted-provider.ts";
import { type ServiceProcess, startProcess } from "../server/test/start-process.ts";
import { test as base } from "./fixtures.ts";

const SITE = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../web/dist", import.meta.url));

interface Line {
  address: string;
  /** Breaks every connection that is open now; new ones work again. */
  cut(): void;
  /** Refuses new connections, too, until it is mended. */
  isBroken: boolean;
  close(): Promise<void>;
}

async function layLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (line.isBroken) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const line: Line = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    isBroken: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
  return line;
}

interface ModelService {
  provider: ScriptedProvider;
  process: ServiceProcess;
  line: Line;
  stop(): Promise<void>;
}

async function startModelService(env: Record<string, string> = {}): Promise<ModelService> {
  const provider = await startScriptedProvider();
  const process = await startProcess({
    SITE_FOLDER: SITE,
    AI_MODEL: "compatible:scripted-1",
    AI_BASE_URL: provider.url,
    AI_API_KEY: "none",
    AI_FIRST_TOKEN_SECONDS: "3",
    AI_IDLE_SECONDS: "3",
    LOG_LEVEL: "error",
    ...env,
  });
  if (process.address === "") throw new Error(`The server did not start: ${process.output()}`);
  const line = await layLine(process.address);
  return {
    provider,
    process,
    line,
    async stop() {
      await line.close();
      await process.stop();
      await provider.close();
    },
  };
}

/** Tests whose pages come from such a service. */
export const test = base.extend<{ service: ModelService }>({
  service: async ({ playwright: _ }, use) => {
    const service = await startModelService();
    await use(service);
    await service.stop();
  },
  baseURL: async ({ service }, use) => {
    await use(service.line.address);
  },
});
