/** `npm run bench [-- name …]`: runs every `*.bench.ts`, prints its figures and keeps them; a broken limit fails the run. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Bench, formatFigures, isBroken } from "./lib/figure.ts";
import { writeResults } from "./lib/results.ts";

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);
const names = globSync("*.bench.ts", { cwd: folder })
  .map((file) => file.replace(/\.bench\.ts$/, ""))
  .sort();

const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}

for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`▸ ${name}`);
  try {
    const file = pathToFileURL(join(folder, `${name}.bench.ts`)).href;
    const { bench }: { bench: Bench } = await import(file);
    const figures = await bench.run();
    writeResults(name, figures);
    console.log(`${formatFigures(figures)}\n`);
    if (figures.some(isBroken)) process.exitCode = 1;
  } catch (error) {
    // One that cannot be measured fails the run; the others still give their figures.
    console.error(error);
    process.exitCode = 1;
  }
}
