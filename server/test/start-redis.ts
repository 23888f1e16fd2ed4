/** A real redis-server on a free port, which a test may stop, kill and start again. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TestRedis {
  url: string;
  /** Hangs it: connections stay open, nothing is answered. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "thinkshore-redis-"));
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
    const started = spawn("redis-server", args, { stdio: "ignore" });
    child = started;
    const kill = () => void started.kill("SIGKILL");
    process.once("exit", kill);
    started.once("close", () => process.off("exit", kill));
    await new Promise<void>((resolve, reject) => {
      started.once("error", () =>
        reject(new Error("redis-server is not installed: install it (apt-get install redis-server).")),
      );
      void waitForPort(port).then(resolve, reject);
    });
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    async kill() {
      const dying = child;
      if (dying === undefined || dying.exitCode !== null) return;
      const gone = new Promise((resolve) => dying.once("close", resolve));
      dying.kill("SIGKILL");
      await gone;
    },
    start,
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("redis-server did not open its port.");
}
