/** The service as its own process, as it runs in production, with a small built site. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The first start fills it; the others are then quick. */
const CACHE = join(tmpdir(), "thinkshore-compile-cache");
const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface ServiceProcess {
  address: string;
  child: ChildProcess;
  output: () => string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

export async function buildSiteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "thinkshore-site-"));
  await mkdir(join(folder, "site"));
  await writeFile(join(folder, "site", "index.html"), "<!doctype html><title>Thinkshore</title>");
  const manifest = {
    pages: [{ pattern: "/", file: "index.html" }],
    notFound: "index.html",
    scriptHashes: [],
    styleHashes: [],
  };
  await writeFile(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}

/** Runs main.ts; resolves when it is ready, or when it has ended before. */
export async function startProcess(env: Record<string, string> = {}, nodeArgs: string[] = []): Promise<ServiceProcess> {
  const siteFolder = env.SITE_FOLDER ?? (await buildSiteFolder());
  const child = spawn(process.execPath, [...nodeArgs, MAIN], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: CACHE,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_FOLDER: siteFolder,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that fails half-way must not leave a process behind.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("close", () => process.off("exit", kill));
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const address = await new Promise<string>((resolve) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const found = /ready at (\S+)\nGenerator: .*\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then(() => resolve(""));
  });
  return {
    address,
    child,
    output: () => output,
    ended,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
