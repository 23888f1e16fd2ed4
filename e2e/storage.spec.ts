/** The browser's storage under strain: four tabs, a full store, damaged and future data, no storage at all. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, storeBeforeLoad, test } from "./fixtures.ts";
import { fullRoutine, goldSaved, many, readStored, shortRoutine } from "./library-seed.ts";

const cards = (page: Page) => page.locator("[data-routine]");
const card = (page: Page, id: string) => page.locator(`[data-routine="${id}"]`);

test("four tabs with 250 saves each keep 1,000", async ({ context }) => {
  test.setTimeout(300_000);
  const first = await context.newPage();
  await storeBeforeLoad(first, { savedRoutines: JSON.stringify([shortRoutine(0)]) });
  await first.goto("/library");
  const tabs = [first, ...(await Promise.all(many(3, () => context.newPage())))];
  await Promise.all(tabs.slice(1).map((tab) => tab.goto("/library")));
  for (const tab of tabs) {
    // The copied card must stay on the first page of cards.
    await tab.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest first");
    await expect(card(tab, "short-0")).toBeVisible();
  }

  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        const button = [...document.querySelectorAll<HTMLElement>('[data-routine="short-0"] button')].find(
          ({ textContent }) => textContent === "Duplicate",
        );
        for (let save = 0; save < 250; save += 1) {
          button?.click();
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
        }
      }),
    ),
  );
  for (const tab of tabs) {
    await expect(tab.getByText("1,001 routines", { exact: true })).toBeVisible({ timeout: 60_000 });
  }
  await expect.poll(async () => new Set((await readStored(first)).map(({ id }) => id)).size).toBe(1001);
  const late = await context.newPage();
  await late.goto("/library");
  await expect(late.getByText("1,001 routines", { exact: true })).toBeVisible();
});

test("what one tab saves, changes or deletes appears in the other at once", async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await storeBeforeLoad(a, { savedRoutines: JSON.stringify(many(3, shortRoutine)) });
  await a.goto("/library");
  await b.goto("/library");
  await expect(cards(b)).toHaveCount(3);
  await card(a, "short-1").getByRole("button", { name: "Duplicate" }).click();
  await expect(cards(b)).toHaveCount(4);
  await card(b, "short-2").getByRole("button", { name: "Delete" }).click();
  await b.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(card(a, "short-2")).toHaveCount(0);
  await b.getByRole("button", { name: "Undo" }).click();
  await expect(card(a, "short-2")).toBeVisible();
});

test("a routine deleted in one tab while another edits it keeps what is typed", async ({ context }) => {
  const [library, editor] = [await context.newPage(), await context.newPage()];
  await storeBeforeLoad(library, { savedRoutines: JSON.stringify([goldSaved()]) });
  await library.goto("/library");
  await editor.goto("/edit/full-0");
  await expect(editor.getByRole("textbox", { name: "Overview" })).toBeVisible();
  await card(library, "full-0").getByRole("button", { name: "Delete" }).click();
  await library.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(editor.getByText("This routine was deleted in another tab. Your text is still here.")).toBeVisible();
  await expectAccessible(editor, "the editor of a deleted routine");
  expect(await readStored(editor)).toEqual([]);
  await editor.getByRole("textbox", { name: "Overview" }).fill("Typed after the deletion.");
  await expect(card(library, "full-0")).toBeVisible();
  await expect(editor.getByText("deleted in another tab")).toHaveCount(0);
  expect((await readStored(library))[0]?.routine).toMatchObject({ overview: "Typed after the deletion." });
});

/** Fills the storage until not one more unit fits. */
async function fillStorage(page: Page): Promise<number> {
  return await page.evaluate(() => {
    let filler = "";
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
      for (;;) {
        try {
          localStorage.setItem("filler", filler + "x".repeat(size));
          filler += "x".repeat(size);
        } catch {
          break;
        }
      }
    }
    return Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  });
}

test("a store filled to the last unit loses nothing, says so, and recovers", async ({ page }) => {
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify(many(3, shortRoutine)) });
  await page.goto("/library");
  await expect(cards(page)).toHaveCount(3);
  expect(await fillStorage(page)).toBe(5_242_880);
  await page.reload();
  await expect(page.getByText("The room that this browser grants is almost used up.")).toBeVisible();
  await expectAccessible(page, "the library in an almost full store");
  const before = await readStored(page);

  await card(page, "short-0").getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByText("Not stored: the storage of this browser is full")).toBeVisible();
  await expect(page.getByText("1 routine is held only by this tab")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  expect(await readStored(page)).toEqual(before);
  await expectAccessible(page, "the library in a full store");

  await page.reload({ waitUntil: "domcontentloaded" }).catch(() => {});
  await expect(cards(page)).toHaveCount(3);
  await card(page, "short-0").getByRole("button", { name: "Duplicate" }).click();
  await expect(cards(page)).toHaveCount(4);
  for (const id of ["short-1", "short-2"]) {
    await card(page, id).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(card(page, id)).toHaveCount(0);
  }
  await expect(page.getByText("1 routine is held only by this tab")).toHaveCount(0);
  const after = await readStored(page);
  expect(after.map(({ title }) => title).sort()).toEqual(["Short routine 0", "Short routine 0 (copy)"]);
});

test("without storage everything works until the tab is closed, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/library");
  await page.getByRole("button", { name: "Generate sample routines" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("315 routines", { exact: true })).toBeVisible();
  await expect(page.getByText("Your routines last until you close this tab")).toBeVisible();
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await page.getByRole("link", { name: "Library", exact: true }).click();
  await expect(page.getByText("315 routines", { exact: true })).toBeVisible();
});

const good = shortRoutine(1);
const { version: _two, updatedAt: _later, ...first } = good;
const future = { ...fullRoutine(1), version: 3, routine: { parts: [] } };

/** What is stored, how many routines it shows, and whether something of it has to be set aside. */
const DAMAGED: readonly [name: string, stored: string, shown: number, isSetAside: boolean][] = [
  ["nothing", "", 0, false],
  ["spaces", "   ", 0, false],
  ["half a list", '[{"id":"a","title":"Cut off', 0, true],
  ["no JSON at all", "routines: three", 0, true],
  ["a binary smear", "\u0000\uffff\ud800[", 0, true],
  ["null", "null", 0, true],
  ["a number", "42", 0, true],
  ["a text", '"savedRoutines"', 0, true],
  ["an object", '{"version":9,"routines":[]}', 0, true],
  ["an empty list", "[]", 0, false],
  ["a list of nothing", "[null,null]", 0, true],
  ["numbers among good ones", JSON.stringify([good, 7, "x"]), 1, true],
  ["a record of tomorrow", JSON.stringify([future]), 0, true],
  ["tomorrow among today", JSON.stringify([good, future, fullRoutine(2)]), 2, true],
  ["the first product's record", JSON.stringify([first]), 1, false],
  ["a record without an id", JSON.stringify([{ ...first, id: undefined }]), 1, false],
  ["a number as id", JSON.stringify([{ ...first, id: 1704412800000 }]), 1, false],
  ["an impossible date", JSON.stringify([{ ...first, createdAt: "?" }]), 1, false],
  ["two records with one id", JSON.stringify([good, { ...good, title: "Another" }]), 1, true],
  ["a routine that cannot be read", JSON.stringify([{ ...good, routine: 12 }]), 1, true],
  ["a list of lists", JSON.stringify([[good], [[]]]), 0, true],
  ["nested without end", `[${"[".repeat(5000)}${"]".repeat(5000)}]`, 0, true],
];

for (const [name, stored, shown, isSetAside] of DAMAGED) {
  test(`a stored library that is ${name} opens, and nothing of it is lost`, async ({ page }) => {
    await storeBeforeLoad(page, { savedRoutines: stored });
    await page.goto("/library");
    const opened = { timeout: 20_000 };
    if (shown === 0) await expect(page.getByRole("heading", { name: "No routines yet" })).toBeVisible(opened);
    else await expect(cards(page)).toHaveCount(shown, opened);
    await expect(page.getByText("could not be read")).toHaveCount(isSetAside ? 1 : 0);

    // Writing must not take away what could not be read.
    await page.getByRole("button", { name: "Generate sample routines" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(`${315 + shown} routines`, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${315 + shown} routines`, { exact: true })).toBeVisible();
    const aside: { raw: string }[] = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("savedRoutinesSetAside") ?? "[]"),
    );
    expect(aside.length > 0).toBe(isSetAside);
    const kept = [...aside.map(({ raw }) => raw), JSON.stringify(await readStored(page))];
    for (const word of stored.match(/[\p{L}\d]{4,}/gu) ?? []) {
      expect(
        kept.some((text) => text.includes(word)),
        `"${word}" is kept`,
      ).toBe(true);
    }
    expect(await readStored(page)).toHaveLength(315 + shown);
  });
}
