/** What every browser test watches for: console errors, uncaught errors, requests to another host. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export interface Watch {
  /** A console message that this test provokes on purpose. */
  expectConsole(pattern: RegExp): void;
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL, serviceWorkers }, use) => {
      // As in a browser without workers: where the runner merely blocks them, it complains on the page's console.
      if (serviceWorkers === "block") {
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      }
      const expected: RegExp[] = [];
      const found: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) found.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") note(`console: ${message.text()}`);
      });
      context.on("weberror", (error) => note(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== baseURL) note(`another host: ${url.origin}`);
      });
      await use({ expectConsole: (pattern) => expected.push(pattern) });
      expect(found, "console errors, uncaught errors, requests to another host").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** WCAG 2.2 AA and best practice: nothing may be found. No screen has frames, so axe may run in the page alone, twice as fast. */
export function expectAccessible(page: Page, screen: string): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  return expectNothingFound(new AxeBuilder({ page }).setLegacyMode().withTags(tags), screen);
}

/** Whole in the light theme; a theme changes the colours and nothing else, so the dark one is asked for its contrast. */
export async function expectAccessibleInBothThemes(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, `${screen}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothingFound(new AxeBuilder({ page }).setLegacyMode().withRules("color-contrast"), `${screen}, dark`);
}

async function expectNothingFound(axe: AxeBuilder, screen: string): Promise<void> {
  const { violations } = await axe.analyze();
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(summary, `axe on ${screen}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${screen}`).toBeLessThanOrEqual(0);
}

/** As a returning visitor would have it. */
export async function storeBeforeLoad(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
}
