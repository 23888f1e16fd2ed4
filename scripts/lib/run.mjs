/** Runs programs for the scripts: the project's tools under the project's Node, with signals and exit codes passed on. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { findNode } from "./node.mjs";
import { inProject, root } from "./project.mjs";

/** @typedef {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean, shell?: boolean, signal?: AbortSignal }} RunOptions */

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * npm passes a signal to the shell between it and us, and the shell dies of it alone: then we are the ones left to tell.
 * @param {() => void} onOrphaned
 * @returns {() => void} ends the watch
 */
function watchParent(onOrphaned) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, 200);
  return () => clearInterval(timer);
}

/**
 * Waits for a program and gives its exit code; a signal sent to us reaches it, and we outlive it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, shell = false, signal: stop } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? "ignore" : "inherit";
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, shell });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A terminal sends Ctrl+C to the whole group: the child has had it already.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    stop?.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    const unwatch = watchParent(() => child.kill("SIGTERM"));
    const settle = () => {
      unwatch();
      for (const signal of signals) process.off(signal, forward);
    };
    child.on("error", (error) => {
      settle();
      reject(error);
    });
    child.on("close", (code, signal) => {
      settle();
      resolve(code ?? (signal ? 128 + constants.signals[signal] : 1));
    });
  });
}

/**
 * Runs a script, or any arguments, with the project's Node, which is also first on the PATH of what it starts.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options = {}) {
  const node = findNode();
  const path = [inProject("node_modules", ".bin"), dirname(node), process.env.PATH].join(delimiter);
  return run(node, args, { ...options, env: { PATH: path, ...options.env } });
}

/**
 * Runs a package's command-line program without a shell, so that it works alike on every system.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(packageName, args, options) {
  const { bin } = JSON.parse(readFileSync(inProject("node_modules", packageName, "package.json"), "utf8"));
  const path = typeof bin === "string" ? bin : Object.values(bin)[0];
  return runNode([inProject("node_modules", packageName, path), ...args], options);
}

/**
 * Runs npm itself.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const isWindows = process.platform === "win32";
  return run(isWindows ? "npm.cmd" : "npm", args, { ...options, shell: isWindows });
}
