/** Share links: the routine travels in the fragment, nothing is stored unasked, hostile links get a clear page. */
import { deflateRawSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { encodeBase64Url, encodeUtf8 } from "@thinkshore/core/library/text-bytes";
import { expect, expectAccessible, storeBeforeLoad, test } from "./fixtures.ts";
import { goldSaved, readStored } from "./library-seed.ts";

const saved = goldSaved();

/** Without a share sheet, as on a desktop: the link goes to the clipboard. */
async function copyLink(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await page.goto("/results/full-0");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}

/** A profile that has never seen the product, and everything that it sends. */
async function openElsewhere(browser: Browser) {
  const context = await browser.newContext();
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`),
  );
  return { context, page: await context.newPage(), sent };
}

test("a shared link opens in a clean profile, and stores nothing until it is saved", async ({
  page,
  context,
  browser,
}) => {
  const link = await copyLink(page, context);
  expect(link).toMatch(/\/results\/full-0#r1\./);
  const fragment = link.slice(link.indexOf("#") + 1);

  const elsewhere = await openElsewhere(browser);
  await elsewhere.page.goto(link);
  await expect(elsewhere.page.getByRole("heading", { level: 1, name: saved.title })).toBeVisible({ timeout: 20_000 });
  await expect(elsewhere.page.getByText("Meet the challenger").first()).toBeVisible();
  await expectAccessible(elsewhere.page, "a shared routine");
  expect(await readStored(elsewhere.page)).toEqual([]);

  await expect(elsewhere.page.getByText("It is not saved in this browser yet.")).toBeVisible();
  await elsewhere.page.getByRole("button", { name: "Save to my library" }).click();
  await expect(elsewhere.page).toHaveURL(/\/results\/full-0$/);
  await expect(elsewhere.page.getByText("It is not saved in this browser yet.")).toHaveCount(0);
  await expect(elsewhere.page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await expect
    .poll(async () => (await readStored(elsewhere.page)).map(({ routine }) => routine))
    .toEqual([saved.routine]);
  await elsewhere.page.goto("/library");
  await expect(elsewhere.page.locator("[data-routine]")).toHaveCount(1);
  expect(elsewhere.sent.length).toBeGreaterThan(3);
  expect(elsewhere.sent.filter((request) => request.includes(fragment.slice(0, 40)))).toEqual([]);
  await elsewhere.context.close();
});

test("the device's share function gets the title and the address", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", { value: async (data: unknown) => shared.push(data) });
  });
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await page.goto("/results/full-0");
  await page.getByRole("button", { name: "Share" }).click();
  const read = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(read).toEqual([{ title: saved.title, url: expect.stringMatching(/\/results\/full-0#r1\./) }]);
});

test("a link that was saved into the library can be pasted there", async ({ page, context, browser }) => {
  const link = await copyLink(page, context);
  const elsewhere = await openElsewhere(browser);
  await elsewhere.page.goto(new URL("/library", link).href);
  await elsewhere.page.getByRole("button", { name: "Restore or import" }).click();
  await elsewhere.page.getByRole("textbox", { name: "Link of a shared routine" }).fill(link);
  await elsewhere.page.getByRole("button", { name: "Read the link" }).click();
  await expect(elsewhere.page.getByText("1 routine is new and will be added.")).toBeVisible();
  expect(await readStored(elsewhere.page)).toEqual([]);
  await elsewhere.page.getByRole("button", { name: "Add 1 routine" }).click();
  await expect(elsewhere.page.locator("[data-routine]")).toHaveCount(1);
  await elsewhere.context.close();
});

test("a pasted link of a routine that is here in another form becomes a routine of its own", async ({ page }) => {
  const own = { ...saved, title: "My own wording", routine: { ...saved.routine, title: "My own wording" } };
  const later = { ...saved, updatedAt: "2099-01-01T00:00:00.000Z" };
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([own]) });
  await page.goto("/library");
  await page.getByRole("button", { name: "Restore or import" }).click();
  await page
    .getByRole("textbox", { name: "Link of a shared routine" })
    .fill(`#${pack(encodeUtf8(JSON.stringify(later)))}`);
  await page.getByRole("button", { name: "Read the link" }).click();
  await page.getByRole("button", { name: "Add 1 routine" }).click();
  await expect(page.locator("[data-routine]")).toHaveCount(2);
  expect((await readStored(page)).map(({ title }) => title).sort()).toEqual(["My own wording", saved.title].sort());
});

function pack(bytes: Uint8Array): string {
  const data = encodeBase64Url(new Uint8Array(deflateRawSync(bytes, { level: 9 })));
  return `r1.${data.length.toString(36)}.${data}`;
}

const whole = pack(encodeUtf8(JSON.stringify(saved)));
const hostile: readonly [name: string, fragment: string][] = [
  ["cut", whole.slice(0, whole.length / 2)],
  ["altered", `${whole.slice(0, 200)}${whole.slice(200, 230).split("").reverse().join("")}${whole.slice(230)}`],
  ["a bomb", pack(new Uint8Array(40_000_000))],
  ["longer than any routine", `r1.2n9c.${"A".repeat(70_000)}`],
  ["no JSON", pack(encodeUtf8("<script>alert(1)</script>"))],
  ["another thing", pack(encodeUtf8(JSON.stringify({ id: "x", title: 7, steps: "all" })))],
  ["of a later version", whole.replace("r1.", "r9.")],
];

for (const [name, fragment] of hostile) {
  test(`a link that is ${name} gets a clear page and stores nothing`, async ({ page }) => {
    await page.goto(`/results/any#${fragment}`);
    await expect(page.getByRole("heading", { name: "This link cannot be opened" })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, `a link that is ${name}`);
    expect(await readStored(page)).toEqual([]);
  });
}

test("markup in a shared routine is text", async ({ page }) => {
  const title = '<img src=x onerror="document.title=`hit`"> *bold*';
  const evil = { ...saved, title, routine: { ...saved.routine, title } };
  await page.goto(`/results/any#${pack(encodeUtf8(JSON.stringify(evil)))}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  await expect(page).not.toHaveTitle("hit");
});
