/** `npm run dev`: hot reload for the web application and the server together. */
import { ensureBuild, isBuilt } from "./lib/build.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { findFreePort } from "./lib/port.mjs";
import { inProject, runScript, say } from "./lib/project.mjs";
import { runNode, runTool } from "./lib/run.mjs";

await runScript(async () => {
  await ensurePackages();
  // The server wants some build to serve; the page that you work on comes from Vite.
  if (!isBuilt()) await ensureBuild();
  const port = String(await findFreePort());
  const api = `http://127.0.0.1:${port}`;
  say(`The server listens on ${api} and restarts when its files change; open the address that Vite prints`);
  // Whichever ends first ends the other: half a development server helps nobody.
  const ending = new AbortController();
  const end = (/** @type {number} */ code) => {
    ending.abort();
    return code;
  };
  const server = ["--watch", "server/src/main.ts"];
  const { signal } = ending;
  const codes = await Promise.all([
    runNode(server, { env: { PORT: port, HOST: "127.0.0.1" }, signal }).then(end),
    runTool("vite", [], { cwd: inProject("web"), env: { THINKSHORE_API: api }, signal }).then(end),
  ]);
  return Math.max(...codes.filter((code) => code < 128), 0);
});
