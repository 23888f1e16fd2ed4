/** Fails when an import runs against the direction of the house, a door is bypassed, or a component holds literal text. */
import { findViolations } from "./layers/find-violations.ts";
import { root } from "./lib/project.mjs";

const { files, violations } = findViolations(root);
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
console.log(`${files} files, ${violations.length} against the layers`);
