/** The library: cards, samples, delete and undo, search and filters, several at once, backup and restore. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, storeBeforeLoad, test } from "./fixtures.ts";
import { fullRoutine, many, readStored, shortRoutine } from "./library-seed.ts";

const small = [...many(3, fullRoutine), ...many(2, shortRoutine)];

async function open(page: Page, routines: readonly unknown[]) {
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify(routines) });
  await page.goto("/library");
  await expect(page.getByText(`${routines.length.toLocaleString("en-US")} routine`).first()).toBeVisible();
}

const cards = (page: Page) => page.locator("[data-routine]");
const card = (page: Page, id: string) => page.locator(`[data-routine="${id}"]`);

test("an empty library offers to create and to generate samples", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/library");
  await expect(page.getByRole("heading", { name: "No routines yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create your first routine" })).toHaveAttribute("href", "/create");
  await page.getByRole("button", { name: "Generate sample routines" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This will generate 315 sample thinking routines. Continue?");
  await expectAccessibleInBothThemes(page, "the samples' question");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await readStored(page)).toEqual([]);

  await page.getByRole("button", { name: "Generate sample routines" }).click();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Sample routines created")).toBeVisible();
  await expect(page.getByText("Added 315 sample thinking routines to your library.")).toBeVisible();
  await expect(page.getByText("315 routines", { exact: true })).toBeVisible();
  expect(await readStored(page)).toHaveLength(315);
  await expectAccessibleInBothThemes(page, "the library of samples");
});

test("a card shows title, date, placement, approach and subject, and leads on", async ({ page }) => {
  await open(page, [{ ...shortRoutine(1), createdAt: "2024-01-05T12:00:00.000Z", subjectArea: "" }, fullRoutine(1)]);
  const short = card(page, "short-1");
  await expect(short.getByRole("heading")).toHaveText("Short routine 1");
  await expect(short.locator("time")).toHaveText("Jan 5, 2024");
  await expect(short).toContainText("AI placement");
  await expect(short).toContainText("Middle");
  await expect(short).toContainText("Inquiry-based");
  await expect(short).toContainText("Mathematics");
  await expect(short.getByRole("link", { name: "View" })).toHaveAttribute("href", "/results/short-1");
  await expect(short.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/edit/short-1");
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await expect(short.locator("time")).toHaveText("5 janv. 2024");
  await expect(card(page, "full-1")).toContainText("Évaluer");
});

test("delete asks, removes, tells, and can be undone", async ({ page }) => {
  await open(page, small);
  await card(page, "full-1").getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure you want to delete this routine?");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessibleInBothThemes(page, "the delete question");
  await page.keyboard.press("Escape");
  await expect(card(page, "full-1").getByRole("button", { name: "Delete" })).toBeFocused();
  await expect(cards(page)).toHaveCount(5);

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Routine deleted")).toBeVisible();
  await expect(page.getByText("The thinking routine has been removed from your library.")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator("[data-routine] a:focus")).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(4);

  await card(page, "full-2").getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "full-2")).toBeVisible();
  await page.reload();
  expect((await readStored(page)).find(({ id }) => id === "full-2")).toEqual(fullRoutine(2));
});

test("search finds any word as it is typed, filters and order narrow and sort", async ({ page }) => {
  await open(page, small);
  const search = page.getByRole("searchbox", { name: "Search your library" });
  await search.pressSequentially("challenger");
  await expect(page.getByText("3 routines found")).toBeVisible();
  await search.fill("inquiry mathematics");
  await expect(cards(page)).toHaveCount(1);
  await search.fill("no such word");
  await expect(page.getByRole("heading", { name: "No routine matches" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "nothing found");
  await page.getByRole("button", { name: "Show all routines" }).click();
  await expect(cards(page)).toHaveCount(5);

  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "AI placement" }).selectOption("Middle");
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("combobox", { name: "Thinking type" }).selectOption("Evaluating");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Show all routines" }).click();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest first");
  await expect(cards(page).first()).toHaveAttribute("data-routine", "short-1");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title");
  await expect(cards(page).first()).toHaveAttribute("data-routine", "short-0");
  await expectAccessibleInBothThemes(page, "the library with filters");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, "the library with filters at 320");
});

test("a copy is a routine of its own", async ({ page }) => {
  await open(page, small);
  await card(page, "full-0").getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByText("Routine duplicated")).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  const stored = await readStored(page);
  const copy = stored.find(({ title }) => title.endsWith("(copy)"));
  expect(copy?.routine).toMatchObject({
    steps: fullRoutine(0).routine && (fullRoutine(0).routine as { steps: unknown }).steps,
  });
  expect(new Set(stored.map(({ id }) => id)).size).toBe(6);
});

test("several are selected and deleted at once, and come back at once", async ({ page }) => {
  await open(page, small);
  await page.getByRole("button", { name: "Select several" }).click();
  await page.getByRole("checkbox", { name: "Select “Short routine 0”" }).check();
  await page.getByRole("checkbox", { name: "Select “Short routine 1”" }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the library with a selection");
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete 2 routines?");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(5);
});

test("backup, clear, restore of 1,000 brings back exactly what was there; twice adds none", async ({ page, watch }) => {
  test.setTimeout(120_000);
  // The plain file below has no icon.
  watch.expectConsole(/404 \(Not Found\)/);
  const routines = [...many(600, fullRoutine), ...many(400, shortRoutine)];
  await open(page, routines);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Back up" }).last().click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^thinking-routines-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();
  await expect(page.getByText("Backup saved")).toBeVisible();

  // An address without the application's scripts, so that nothing is put back by an open page.
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.clear());
  const context = page.context();
  const clean = await context.newPage();
  await page.close();
  await clean.goto("/library");
  await expect(clean.getByRole("heading", { name: "No routines yet" })).toBeVisible();

  const restore = async () => {
    await clean.getByRole("button", { name: "Restore or import" }).click();
    await clean.getByLabel("Choose a backup file").setInputFiles(path);
  };
  await restore();
  const dialog = clean.getByRole("dialog");
  await expect(dialog).toContainText("1,000 routines are new and will be added.");
  expect(await readStored(clean)).toEqual([]);
  await expectAccessibleInBothThemes(clean, "the preview of a restore");
  await dialog.getByRole("button", { name: "Add 1,000 routines" }).click();
  await expect(clean.getByText("1,000 routines", { exact: true })).toBeVisible();
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect((await readStored(clean)).sort(byId)).toEqual(JSON.parse(JSON.stringify(routines)).sort(byId));

  await restore();
  await expect(dialog).toContainText("1,000 routines are in your library already.");
  await expect(dialog).toContainText("There is nothing to add");
  await expect(dialog.getByRole("button", { name: /^Add/ })).toHaveCount(0);
  expect(JSON.parse(await readFile(path, "utf8")).routines).toHaveLength(1000);
});

test("a file that is no backup is refused, and nothing changes", async ({ page }) => {
  await open(page, small);
  await page.getByRole("button", { name: "Restore or import" }).click();
  const files = [
    { name: "a.json", mimeType: "application/json", buffer: Buffer.from("{ half") },
    { name: "b.json", mimeType: "application/json", buffer: Buffer.from('{"format":"else"}') },
    { name: "c.json", mimeType: "application/json", buffer: Buffer.from([0xff, 0xfe, 0x00, 0x01]) },
  ];
  for (const file of files) {
    await page.getByLabel("Choose a backup file").setInputFiles(file);
    await expect(page.getByText("This file is not a backup of routines.")).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, "a refused file");
  await page.getByRole("textbox", { name: "Link of a shared routine" }).fill("https://elsewhere.example/#top");
  await page.getByRole("button", { name: "Read the link" }).click();
  await expect(page.getByText("This is not a link to a shared routine")).toBeVisible();
  expect(await readStored(page)).toEqual(small);
});

test("a quiet reminder to back up comes with the fifth routine, and can be put off", async ({ page }) => {
  await open(page, many(5, fullRoutine));
  await expect(page.getByText("5 routines are not in any backup.")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText("not in any backup")).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText("not in any backup")).toHaveCount(0);
});
