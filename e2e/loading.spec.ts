/** How a page comes in: nothing jumps, nothing wrong is shown first, and what the welcome left out arrives before it is needed. */
import type { Page } from "@playwright/test";
import { expectStep } from "./create-journey.ts";
import { expect, storeBeforeLoad, test } from "./fixtures.ts";
import { fullRoutine, many } from "./library-seed.ts";

/** Before the page gives up waiting and shows itself as it is, after eight seconds. */
const soon = { timeout: 5000 };
const phone = { width: 390, height: 844 };
const stored = { savedRoutines: JSON.stringify(many(12, fullRoutine)) };

/** Adds up how far what was already drawn has moved; from 0.1 on a reader is disturbed. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.sum += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

for (const [screen, path, content] of [
  ["the welcome", "/", "figure"],
  ["a library of twelve", "/library", "[data-routine]"],
  ["a routine", "/results/full-1", "article h1"],
  ["the editor", "/edit/full-1", "[data-step]"],
  ["a step", "/create?step=thinking-type", "form h1"],
] as const) {
  test(`${screen} comes in without a jump on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await storeBeforeLoad(page, stored);
    const readShifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.locator(content).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The reminder, the findings and the font come a moment later.
    await page.waitForTimeout(1500);
    expect(await readShifts()).toBeLessThan(0.1);
  });
}

test("a phone has all of the welcome once its first screen is drawn, scripts or not", async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource|net::ERR_FAILED/);
  await page.setViewportSize(phone);
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("figure")).toBeVisible(soon);
  await expect(page.getByRole("contentinfo")).toBeVisible(soon);
  await expect(page.locator("header select").first()).toBeAttached();
});

test("the welcome looks the same with its own styles as with all of them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of [phone, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size);
    await page.goto("/");
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(1000);
    const own = await page.screenshot({ fullPage: true });
    await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[data-all-styles]");
      if (!link) throw new Error("The welcome names no further styles");
      await new Promise((resolve, reject) => {
        Object.assign(link, { onload: resolve, onerror: reject, disabled: false });
      });
    });
    expect(own.equals(await page.screenshot({ fullPage: true })), `${size.width} wide`).toBe(true);
  }
});

test("whoever asks for a step never sees the welcome first", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { welcome: false };
    Object.assign(window, { seen });
    const look = () => {
      const button = [...document.querySelectorAll("main button")].find((it) => it.textContent === "Begin Creating");
      if (button && getComputedStyle(button).visibility === "visible") seen.welcome = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/create?step=thinking-type");
  await expectStep(page, "thinking-type");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: { welcome: boolean } }).seen.welcome)).toBe(false);
});

test("an unknown step is the welcome, and shows it", async ({ page }) => {
  await page.goto("/create?step=nowhere");
  await expect(page.getByRole("button", { name: "Begin Creating" })).toBeVisible(soon);
});

test("the steps wait for the styles that the welcome did without, and say so when these cannot be had", async ({
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource|net::ERR_FAILED|TypesUnavailable/);
  await page.route("**/assets/*.css", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Begin Creating" }).click();
  await expect(page.getByRole("button", { name: "Refresh the page" })).toBeVisible();
  await page.unroute("**/assets/*.css");
  await page.getByRole("button", { name: "Refresh the page" }).click();
  await expectStep(page, "thinking-type");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
