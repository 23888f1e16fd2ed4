/** Every step and state of the wizard: fits where it must, accessible, nothing cut off, in every language. */

import type { Page } from "@playwright/test";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { draftWith, expect, generated, goNext, readSaved, STEPS } from "./create-journey.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  storeBeforeLoad,
  test,
} from "./fixtures.ts";

async function openStep(page: Page, step: string): Promise<void> {
  await page.goto(`/create?step=${step}`);
  await expect(page.locator("main form, main section").first()).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`a routine in ${language}: steps 2 to 4 fit on a small laptop, the result speaks the language`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1366, height: 630 });
    await storeBeforeLoad(page, { language });
    await page.goto("/");
    await page.locator("main button.button-primary").click();
    for (const choice of ["creating-iterating", "beginning", "perspective-taker"]) {
      await expect(page.locator(`input[value="${choice}"]`)).toBeVisible();
      // Without a choice Next also gives its reason, which takes the most room.
      await expectToFit(page, `${choice} in ${language}`);
      await page.locator(`input[value="${choice}"]`).check();
      await expectToFit(page, `${choice} in ${language}`);
      await goNext(page);
    }
    await page.locator("main ul button").first().click();
    await expect(page.locator("textarea").first()).not.toHaveValue("");
    await goNext(page);
    await page.locator("main button.button-primary").click();
    await expect(page.getByRole("article").getByRole("heading", { level: 4 })).toHaveCount(3);
    await expect.poll(async () => (await readSaved(page)).length).toBe(1);
    const [saved] = await readSaved(page);
    expect(saved).toMatchObject({ language, source: "builtin", wizard: { aiPlacement: "beginning" } });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectAccessible(page, `the result in ${language}`);
  });
}

/** Heading, all cards and Previous/Next are in view, and nothing had to be scrolled. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  const lowest = await page.evaluate(() => {
    const parts = document.querySelectorAll("h1, label:has(input[type=radio]), main button[type=submit], main form a");
    return Math.max(...[...parts].map((part) => part.getBoundingClientRect().bottom));
  });
  expect(await page.evaluate(() => scrollY), `scroll on ${screen}`).toBe(0);
  expect(lowest, `lowest edge on ${screen}`).toBeLessThanOrEqual(630);
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`every step at ${width} px is accessible`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await storeBeforeLoad(page, {
      draft: draftWith({ subject: "Art", additionalContext: "My student Emma has ADHD" }),
    });
    for (const step of STEPS) {
      await openStep(page, step);
      await expectAccessibleInBothThemes(page, `${step} at ${width}`);
      await expectNoSidewaysScroll(page, `${step} at ${width}`);
    }
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(generated(page)).toBeVisible();
    await expectAccessibleInBothThemes(page, `the result at ${width}`);
  });
}

test("the cards stand in two columns on a tablet, beside the list of steps, and every word fits", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  await storeBeforeLoad(page, { draft: draftWith() });
  for (const language of LANGUAGES) {
    await page.goto("/create?step=thinking-type");
    await page.evaluate((next) => localStorage.setItem("language", next), language);
    for (const step of ["thinking-type", "role"]) {
      await openStep(page, step);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const { columns, cut } = await page.evaluate(() => {
        const cards = [...document.querySelectorAll("label:has(input[type=radio])")];
        const isCut = (card: Element) =>
          [...card.querySelectorAll("span")].some(
            (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
          );
        return {
          columns: new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
          cut: cards.filter(isCut).map((card) => card.textContent),
        };
      });
      expect(columns, `columns of ${step} in ${language}`).toBe(2);
      expect(cut, `cut off on ${step} in ${language}`).toEqual([]);
      await expectNoSidewaysScroll(page, `${step} in ${language} at 768`);
    }
  }
});

test("no step scrolls sideways on the narrowest phone, with wide text spacing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await storeBeforeLoad(page, { draft: draftWith({ subject: "Art" }), language: "fr" });
  for (const step of STEPS) {
    await openStep(page, step);
    await expectNoSidewaysScroll(page, `${step} at 320`);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }");
    const rightmost = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll("main *")].map((part) => part.getBoundingClientRect().right)),
    );
    expect(rightmost, `right edge of ${step} at 320 with wide spacing`).toBeLessThanOrEqual(320);
  }
});

test("on a phone the step list is a drawer that keeps the focus and gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeBeforeLoad(page, { draft: draftWith() });
  await openStep(page, "role");
  const opener = page.getByRole("button", { name: "Navigation" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await expectAccessible(page, "the drawer");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest("dialog") !== null;
    });
    expect(place, "the focus stays in the drawer").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(385, 500);
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByRole("link", { name: /AI placement/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: "Where should AI come in?" })).toBeFocused();
});

test("on a phone Previous and Next stay in reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await storeBeforeLoad(page, { draft: draftWith() });
  for (const step of ["thinking-type", "placement", "role", "context"]) {
    await openStep(page, step);
    await expect(page.getByRole("button", { name: "Next" })).toBeInViewport();
    await expect(page.locator("form").getByRole("link", { name: "Previous" })).toBeInViewport();
  }
});

test("forced colours keep the choice visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await storeBeforeLoad(page, { draft: draftWith() });
  await openStep(page, "placement");
  const border = (value: string) =>
    page.locator(`label:has(input[value="${value}"])`).evaluate((label) => getComputedStyle(label).borderTopColor);
  expect(await border("middle")).not.toBe(await border("end"));
  await expect(page.locator('input[value="middle"]')).toBeVisible();
});

test("thinking types that cannot be loaded are said to be missing", async ({ page, watch }) => {
  watch.expectConsole(
    /Failed to fetch|ERR_FAILED|TypesUnavailable|WordsUnavailable|The wizard could not be loaded|No words/,
  );
  await page.route(/assets\/(wizard|en)-.*\.js/, (route) => route.abort());
  await page.goto("/create?step=thinking-type");
  await expect(page.getByText("Unable to load thinking types. Please refresh the page.")).toBeVisible();
  await expectAccessible(page, "thinking types missing");
  await page.unroute(/assets\/(wizard|en)-.*\.js/);
  await page.getByRole("button", { name: "Refresh the page" }).click();
  await expect(page.getByRole("radio")).toHaveCount(6);
});

test("a browser that stores nothing says so, and the wizard still works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Storage.prototype, "setItem", {
      value: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Begin Creating" }).click();
  await page.getByRole("radio", { name: "Analyzing" }).check();
  await expect(page.getByText("This browser stores nothing for this page.")).toBeVisible();
  await goNext(page);
  await page.getByRole("radio", { name: "Middle" }).check();
  await goNext(page);
  await page.getByRole("radio", { name: "Coach" }).check();
  await goNext(page);
  await goNext(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("the routine lasts until you close the tab")).toBeVisible();
});
