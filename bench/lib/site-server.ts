/** Starts the product's own server on a free port, for the built application or for a page to compare it with. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";

export interface SiteServer extends AsyncDisposable {
  readonly origin: string;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** @param folder with `site.json` and `site/`; without one the application itself is served */
export async function startSite(folder?: string): Promise<SiteServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [inProject("server", "src", "main.ts")], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...(folder ? { SITE_FOLDER: folder } : {}) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isReady(origin)) return { origin, [Symbol.asyncDispose]: stop };
    if (server.exitCode !== null) break;
    await wait(100);
  }
  await stop();
  throw new Error("The server did not start");
}
