/** Fails when the JavaScript that the welcome page loads at once passes its budget. */
import { inProject } from "./lib/project.mjs";
import { measureEntryScripts, sumKilobytes } from "./size/entry-scripts.ts";

const budget = 90;

const scripts = measureEntryScripts(inProject("web", "dist"), "/");
for (const { name, gzipped } of scripts) console.log(`${(gzipped / 1000).toFixed(1).padStart(7)} kB  ${name}`);
const total = sumKilobytes(scripts);
console.log(`${total.toFixed(1).padStart(7)} kB gzipped JavaScript for / (budget ${budget} kB)`);
if (total > budget || total === 0) process.exitCode = 1;
