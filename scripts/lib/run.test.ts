/** Exit codes and signals pass through, as a process manager expects. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { inProject } from "./project.mjs";
import { run } from "./run.mjs";

const node = process.execPath;
const endless = "setInterval(() => {}, 1000)";

it("gives the program's exit code", async () => {
  expect(await run(node, ["-e", "process.exit(7)"])).toBe(7);
});

it("gives a death by signal as a shell does", async () => {
  expect(await run(node, ["-e", 'process.kill(process.pid, "SIGKILL")'])).toBe(137);
});

it("ends the program when told to", async () => {
  const ending = new AbortController();
  const code = run(node, ["-e", endless], { signal: ending.signal });
  ending.abort();
  expect(await code).toBe(143);
});

it("hands variables on, and reports a program that does not exist", async () => {
  expect(await run(node, ["-e", "process.exit(Number(process.env.CODE))"], { env: { CODE: "5" } })).toBe(5);
  await expect(run("no-such-program", [])).rejects.toThrow("ENOENT");
});

it("passes a signal on and waits for a graceful end", async () => {
  const graceful = `process.on("SIGTERM", () => setTimeout(() => process.exit(3), 50)); console.log("up"); ${endless}`;
  const code = `import { run } from ${JSON.stringify(inProject("scripts", "lib", "run.mjs"))};
    process.exitCode = await run(process.execPath, ["-e", ${JSON.stringify(graceful)}]);`;
  const outer = spawn(node, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  await once(outer.stdout, "data");
  outer.kill("SIGTERM");
  expect(await once(outer, "exit")).toEqual([3, null]);
});
