/** Figures with their limits, and the table that names the machine they were measured on. */
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { join } from "node:path";

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Passing it breaks the run. */
  limit?: number;
  better?: "lower" | "higher";
}

export function isBroken({ value, limit, better = "lower" }: Figure): boolean {
  if (!Number.isFinite(value)) return true;
  if (limit === undefined) return false;
  return better === "lower" ? value > limit : value < limit;
}

const folder = join(import.meta.dirname, "..", "..", "bench", "results");

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

/** Prints the figures and keeps them as JSON and Markdown; a broken limit fails the run. */
export function reportFigures(bench: string, command: string, about: string, figures: readonly Figure[]): void {
  const machine = describeMachine();
  const date = new Date().toISOString();
  const marked = figures.map((figure) => ({ better: "lower", ...figure, broken: isBroken(figure) }));
  mkdirSync(folder, { recursive: true });
  const result = { bench, command, date, machine, figures: marked };
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(result, null, 2)}\n`);
  const { processor, cores, memoryGB, node, system } = machine;
  const lines = [
    `# ${bench}`,
    "",
    about,
    "",
    `\`${command}\`, ${date.slice(0, 10)}, ${processor}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}.`,
    "",
    "| | figure | value | limit |",
    "|---|---|---|---|",
    ...figures.map((figure) => `| ${formatRow(figure).join(" | ")} |`),
    "",
  ];
  writeFileSync(join(folder, `${bench}.md`), lines.join("\n"));
  process.stdout.write(`${lines.join("\n")}\n`);
  if (figures.some(isBroken)) process.exitCode = 1;
}

function formatRow(figure: Figure): string[] {
  const { name, value, unit, limit, better } = figure;
  const mark = isBroken(figure) ? "✗" : limit === undefined ? "" : "✓";
  const bound = limit === undefined ? "" : `${better === "higher" ? "≥" : "≤"} ${limit} ${unit}`.trim();
  return [mark, name, `${round(value)} ${unit}`.trim(), bound];
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function takePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
