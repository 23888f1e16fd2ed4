/** Every route in every language, at two widths and in both themes: complete, accessible, nothing cut off. */
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, storeBeforeLoad, test } from "./fixtures.ts";
import { messageKeys } from "./message-keys.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const ROUTES = ["/", "/create", "/library", "/help", "/privacy-policy", "/results/none", "/edit/none", "/no/such/page"];

for (const language of LANGUAGES) {
  test(`every screen in ${language}`, async ({ page, watch }) => {
    test.setTimeout(180_000);
    watch.expectConsole(/404 \(Not Found\)/);
    await storeBeforeLoad(page, { language });
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(/.+ · Thinkshore$/);
      expect(await rawKeysOn(page), `raw keys on ${route}`).toEqual([]);
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
        await expectAccessibleInBothThemes(page, `${route} ${language} ${width}`);
        await expectNoSidewaysScroll(page, `${route} ${language} ${width}`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page, `${route} ${language} 320`);
    }
  });
}

/** A key shown instead of its text, anywhere on the page. */
async function rawKeysOn(page: import("@playwright/test").Page): Promise<string[]> {
  return await page.evaluate(
    (keys) => {
      const known = new Set(keys);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const raw: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        if (known.has(text)) raw.push(text);
      }
      return raw;
    },
    await messageKeys(),
  );
}
