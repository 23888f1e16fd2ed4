/** A newer version: offered by a notice, used when it is wanted, never forced on an open page. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, expectAccessible, test } from "./fixtures.ts";

const port = Number(process.env.E2E_PORT ?? 4319) + 1;
const origin = `http://127.0.0.1:${port}`;
const root = resolve(import.meta.dirname, "..");
const built = process.env.SITE_FOLDER ?? join(root, "web", "dist");

test.use({ serviceWorkers: "allow", baseURL: origin });

async function serve(folder: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", SITE_FOLDER: folder };
  const server = spawn(process.execPath, ["server/src/main.ts"], { cwd: root, env, stdio: "ignore" });
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill("SIGTERM");
  await once(server, "exit");
}

/** The same site, built a little later. */
function makeNewer(folder: string): void {
  cpSync(built, folder, { recursive: true });
  for (const ending of [".br", ".gz"]) {
    rmSync(join(folder, "site", `service-worker.js${ending}`));
    rmSync(join(folder, "site", `home.html${ending}`));
  }
  const worker = join(folder, "site", "service-worker.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/version:`\w+`/, "version:`newer`"));
  const home = join(folder, "site", "home.html");
  writeFileSync(home, readFileSync(home, "utf8").replace("<html ", '<html data-newer="" '));
}

test("a new version waits for the teacher's word", async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.expectConsole(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Failed to fetch/);
  const folder = mkdtempSync(join(tmpdir(), "newer-"));
  let server = await serve(built);
  try {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

    await stop(server);
    makeNewer(folder);
    server = await serve(folder);
    await page.reload();
    await expect(page.getByText("A new version is ready")).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page, "the notice of a new version");
    await page.waitForTimeout(9000);
    await expect(page.getByText("A new version is ready")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-newer");

    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Update now" }).click();
    await reloaded;
    await expect(page.locator("html")).toHaveAttribute("data-newer");
    await expect(page.getByText("A new version is ready")).toHaveCount(0);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
