/** Writes a benchmark's figures as JSON, with what a reader needs to repeat them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { join } from "node:path";
import { type Figure, isBroken } from "./figure.ts";

const folder = join(import.meta.dirname, "..", "results");

function describeMachine() {
  const processors = cpus();
  return {
    system: `${platform()} ${arch()}`,
    cores: processors.length,
    processor: processors[0]?.model ?? "unknown",
    memoryGB: Math.round(totalmem() / 1e9),
    node: process.version,
  };
}

export function writeResults(name: string, figures: readonly Figure[]): void {
  mkdirSync(folder, { recursive: true });
  const result = {
    bench: name,
    command: `npm run bench -- ${name}`,
    date: new Date().toISOString(),
    machine: describeMachine(),
    figures: figures.map((figure) => ({ ...figure, broken: isBroken(figure) })),
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
