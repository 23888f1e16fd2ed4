/** Starts the provider process and asks it what it sees. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("./provider-process.ts", import.meta.url));

export interface ProviderProcess {
  url: string;
  /** Tokens of its one answer. */
  tokens: number;
  stats(): Promise<{ calls: number; speaking: number; connections: number }>;
  stop(): void;
}

export async function startProvider(): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [FILE], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim())),
  );
  const [url = "", tokens = "0"] = line.split(" ");
  return {
    url,
    tokens: Number(tokens),
    stats: async () =>
      (await (await fetch(new URL("/stats", url))).json()) as Awaited<ReturnType<ProviderProcess["stats"]>>,
    stop: () => void child.kill(),
  };
}
