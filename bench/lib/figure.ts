/** What a benchmark gives: figures, each with the limit or the peer that it is read against. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Such as `x` for a ratio within the run, `ms`, `kB`, or `of 100`. */
  readonly unit: string;
  readonly better: "lower" | "higher";
  /** Passing it breaks the run. */
  readonly limit?: number;
  readonly peer?: { readonly name: string; readonly value: number };
}

export interface Bench {
  /** As in the file's name: `first-load` in `first-load.bench.ts`. */
  readonly name: string;
  run(): Promise<readonly Figure[]>;
}

export function isBroken({ value, limit, better }: Figure): boolean {
  if (!Number.isFinite(value)) return true;
  if (limit === undefined) return false;
  return better === "lower" ? value > limit : value < limit;
}

const formatNumber = (value: number) => String(Math.round(value * 100) / 100);

/** A table for the terminal: figure, value, limit, peer, and a mark where the limit is broken. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    isBroken(figure) ? "✗" : figure.limit === undefined ? " " : "✓",
    figure.name,
    `${formatNumber(figure.value)} ${figure.unit}`,
    figure.limit === undefined ? "" : `${figure.better === "lower" ? "≤" : "≥"} ${formatNumber(figure.limit)}`,
    figure.peer ? `${figure.peer.name}: ${formatNumber(figure.peer.value)}` : "",
  ]);
  const table = [["", "figure", "value", "limit", "peer"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function takeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
