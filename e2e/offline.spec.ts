/** Without network after a first visit: library, routine, editor, classroom view, paper, Word and the composer go on working. */
import type { Page } from "@playwright/test";
import { draftWith } from "./create-journey.ts";
import { expect, expectAccessible, storeBeforeLoad, test } from "./fixtures.ts";
import { composedRoutine, derivedRoutine } from "./sample-routines.ts";

test.use({ serviceWorkers: "allow" });

/** A first visit that stays long enough for the application to be put on the device. */
async function visitFirst(page: Page, language = "en"): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await waitForKept(page, language);
}

async function waitForKept(page: Page, language: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((key) => caches.match(key).then(Boolean), `/${language}`), { timeout: 20_000 })
    .toBe(true);
  // The language's files come last: when nothing is added any more, all are here.
  const count = () =>
    page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("site-"));
      return (await (await caches.open(name)).keys()).length;
    });
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isSettled = now > 25 && now === before;
        before = now;
        return isSettled;
      },
      { intervals: [700], timeout: 30_000 },
    )
    .toBe(true);
}

const LOST_NETWORK =
  /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|Texts not loaded|dynamically imported module/;

test("everything but the model works with the network cut", async ({ page, context, watch }) => {
  test.setTimeout(180_000);
  watch.expectConsole(LOST_NETWORK);
  watch.expectConsole(/404 \(Not Found\)/);
  const saved = await composedRoutine("en", "single-period");
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await visitFirst(page);
  await context.setOffline(true);

  await test.step("the library", async () => {
    await page.goto("/library");
    await expect(page.getByText(saved.title).first()).toBeVisible();
  });
  await test.step("the routine", async () => {
    await page.goto("/results/one");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(saved.title);
  });
  await test.step("Word", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Word" }).click();
    expect((await download).suggestedFilename()).toMatch(/_routine\.docx$/);
  });
  await test.step("paper", async () => {
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Print" })).toBeEnabled();
    await expect(page.locator(".sheet").first()).toBeAttached();
    await page.keyboard.press("Escape");
  });
  await test.step("the editor", async () => {
    await page.goto("/edit/one");
    const title = page.getByRole("textbox").first();
    await title.fill("Changed on the train");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("savedRoutines")))
      .toContain("Changed on the train");
  });
  await test.step("the classroom view", async () => {
    await page.goto("/present/one");
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Step 2 of 3")).toBeVisible();
  });
  await test.step("the composer", async () => {
    await page.evaluate((draft) => localStorage.setItem("draft", draft), draftWith());
    await page.goto("/create?step=result");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("button", { name: "Use the built-in composer" }).click({ timeout: 30_000 });
    await expect(page.getByText("Process Generated Successfully")).toBeVisible();
  });
  await test.step("an unknown address", async () => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
});

test("a language that was used stays; one that is not here yet says so", async ({ page, context, watch }) => {
  test.setTimeout(120_000);
  watch.expectConsole(LOST_NETWORK);
  await storeBeforeLoad(page, { language: "fr", savedRoutines: JSON.stringify([derivedRoutine("fr")]) });
  await visitFirst(page, "fr");
  await context.setOffline(true);
  await page.goto("/library");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/results/one");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("combobox").first().selectOption("ko");
  await expect(page.getByText("한국어", { exact: false }).and(page.locator("p"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expectAccessible(page, "the notice of a missing language");

  await context.setOffline(false);
  await page.getByRole("combobox").first().selectOption("ko");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
});

test("a routine in another language than the interface's prints and exports offline once it was opened", async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectConsole(LOST_NETWORK);
  const saved = await composedRoutine("fr", "single-period");
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await visitFirst(page);
  await page.goto("/results/one");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(saved.title);
  await waitForKept(page, "fr");
  await context.setOffline(true);
  await page.goto("/results/one");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Word" }).click();
  expect((await download).suggestedFilename()).toMatch(/_routine\.docx$/);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator(".sheet").first()).toBeAttached();
});

test("generation and page views are never kept", async ({ page, context }) => {
  await visitFirst(page);
  await page.reload();
  await page.evaluate(() => fetch("/healthz").then((response) => response.text()));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(functions|api|healthz|metrics)/.test(path))).toEqual([]);
  expect(kept).toContain("/results/-");
  expect(context.serviceWorkers()).toHaveLength(1);
});

test("the application can be installed", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(href ?? "")).json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: "Thinkshore", start_url: "/", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
