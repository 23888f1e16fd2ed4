/** The editor: every text, steps, undo, autosave, findings, reset, the keyboard alone. */
import type { Page } from "@playwright/test";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  storeBeforeLoad,
  test,
} from "./fixtures.ts";
import { goldSaved, readStored, shortRoutine } from "./library-seed.ts";

async function open(page: Page, saved: { id: string } = goldSaved()) {
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await page.goto(`/edit/${saved.id}`);
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible({ timeout: 20_000 });
}

const step = (page: Page, number: number) => page.locator("[data-step]").nth(number - 1);

async function storedRoutine(page: Page): Promise<FullRoutine> {
  const [saved] = await readStored(page);
  if (!saved?.routine || !("steps" in saved.routine)) throw new Error("No routine with steps is stored");
  return saved.routine;
}

const verbs = async (page: Page) => (await storedRoutine(page)).steps.map(({ verb }) => verb);

test("every text is edited, saved by itself, and there after a reload", async ({ page }) => {
  await open(page);
  const boxes = page.getByRole("main").getByRole("textbox");
  const count = await boxes.count();
  expect(count).toBeGreaterThan(45);
  for (let index = 0; index < count; index += 1) {
    const box = boxes.nth(index);
    await box.fill(`${await box.inputValue()} ✎${index}`);
  }
  await page.getByRole("spinbutton", { name: "Minutes" }).first().fill("14");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(boxes.first()).toHaveValue(/✎0$/);
  for (let index = 0; index < count; index += 1) await expect(boxes.nth(index)).toHaveValue(new RegExp(`✎${index}$`));
  await expect(page.getByRole("spinbutton", { name: "Minutes" }).first()).toHaveValue("14");
  const [saved] = await readStored(page);
  expect(saved?.title).toContain("✎0");
  expect(saved?.generated).toEqual(goldSaved().routine);
  expect(saved?.formData.subjectArea).toContain("Science ✎");
  expect(saved?.wizard?.objectives.skills).toContain("weighing evidence, reasoned argument ✎");
});

test("steps are added, duplicated, removed and moved by their buttons", async ({ page }) => {
  await open(page);
  await step(page, 1).getByRole("button", { name: "Move down" }).click();
  await expect.poll(() => verbs(page)).toEqual(["Critique", "Evaluate", "Justify"]);
  await expect(step(page, 2).getByRole("button", { name: "Move down" })).toBeFocused();
  await step(page, 3).getByRole("button", { name: "Duplicate" }).click();
  await expect.poll(() => verbs(page)).toEqual(["Critique", "Evaluate", "Justify", "Justify"]);
  await step(page, 1).getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(() => verbs(page)).toEqual(["Evaluate", "Justify", "Justify"]);
  await page.getByRole("button", { name: "Add a step" }).click();
  await expect(step(page, 4).getByRole("textbox", { name: "Thinking verb" })).toBeFocused();
  await page.keyboard.type("Reflect");
  await expect.poll(() => verbs(page)).toEqual(["Evaluate", "Justify", "Justify", "Reflect"]);
  expect((await storedRoutine(page)).steps.map(({ stepNumber }) => stepNumber)).toEqual([1, 2, 3, 4]);
});

test("a step is dragged to another place", async ({ page }) => {
  await open(page);
  const handles = page.getByRole("button", { name: /^Move step/ });
  const from = await handles.nth(0).boundingBox();
  const to = await handles.nth(2).boundingBox();
  if (!from || !to) throw new Error("No handles");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 12, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => verbs(page)).toEqual(["Critique", "Justify", "Evaluate"]);
});

test("the keyboard alone edits, reorders, switches AI, undoes and redoes", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const tabTo = async (name: RegExp | string, role: "textbox" | "button" | "checkbox") => {
    const target = page
      .getByRole("main")
      .getByRole(role, { name, exact: typeof name === "string" })
      .first();
    for (let press = 0; press < 80; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(/^Move step 1/, "button");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("The step is now number 2 of 3.")).toBeAttached();
  await expect(page.getByRole("button", { name: /^Move step 2: Take a stand/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await tabTo("Overview", "textbox");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("By keys alone.");
  await tabTo("AI support in this step", "checkbox");
  await page.keyboard.press("Space");
  await expect.poll(() => verbs(page)).toEqual(["Critique", "Justify", "Evaluate"]);
  await expect
    .poll(() => storedRoutine(page))
    .toMatchObject({ overview: "By keys alone.", steps: { 0: { usesAI: false } } });

  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => storedRoutine(page)).toEqual(goldSaved().routine);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect.poll(() => verbs(page)).toEqual(["Critique", "Justify", "Evaluate"]);
});

test("undo goes back through fifty edits, and redo forth again", async ({ page }) => {
  await open(page);
  const minutes = page.getByRole("spinbutton", { name: "Minutes" }).first();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  for (let edit = 1; edit <= 25; edit += 1) {
    await minutes.fill(String(100 + edit));
    await title.fill(`Title number ${edit} of many`);
  }
  for (let press = 0; press < 50; press += 1) await page.keyboard.press("ControlOrMeta+Z");
  await expect(title).toHaveValue(goldSaved().title);
  await expect(minutes).toHaveValue("12");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  for (let press = 0; press < 50; press += 1) await page.getByRole("button", { name: "Redo" }).click();
  await expect(title).toHaveValue("Title number 25 of many");
  await expect(minutes).toHaveValue("125");
});

test("lists take lines by Enter and lose them by Backspace", async ({ page }) => {
  await open(page);
  const prompts = step(page, 1).getByRole("textbox", { name: /^Student prompts, line/ });
  await prompts.nth(2).press("End");
  await prompts.nth(2).press("Enter");
  await expect(prompts.nth(3)).toBeFocused();
  await page.keyboard.type("What is missing?");
  await expect.poll(async () => (await storedRoutine(page)).steps[0]?.studentPrompts.at(-1)).toBe("What is missing?");
  await prompts.nth(3).press("Enter");
  await page.keyboard.press("Backspace");
  await expect(prompts).toHaveCount(4);
  await expect(prompts.nth(3)).toBeFocused();
  await step(page, 1).getByRole("button", { name: "Remove line 1" }).click();
  await expect(prompts).toHaveCount(3);
});

test("the rubric speaks up when an edit gives the thinking away", async ({ page }) => {
  await open(page);
  const panel = page.getByRole("complementary");
  await expect(panel.getByText("Nothing stands out")).toBeVisible();
  await page.getByRole("textbox", { name: "Sample AI prompts, line 1" }).fill("Write the whole answer for us.");
  await expect(panel.getByText(/Sample prompt 1 asks AI for the finished answer/)).toBeVisible();
  await page.getByRole("checkbox", { name: "AI support in this step" }).nth(1).uncheck();
  await expect(panel.getByText("No step uses AI, although its place is “Middle”")).toBeVisible();
  await page.getByRole("spinbutton", { name: "Minutes" }).first().fill("60");
  await expect(page.getByText("this is 48 too many")).toBeVisible();
  await expectAccessible(page, "the editor with findings");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText("Nothing stands out")).toBeVisible();
});

test("leaving loses no letter, however it is left", async ({ page, context }) => {
  await open(page);
  const overview = page.getByRole("textbox", { name: "Overview" });
  await overview.fill("Left by a link.");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  expect(await storedRoutine(page)).toMatchObject({ overview: "Left by a link." });
  await page.goBack();
  await expect(overview).toHaveValue("Left by a link.");
  await overview.fill("Left by a reload.");
  await page.reload();
  await expect(overview).toHaveValue("Left by a reload.");
  await overview.fill("Left by closing the tab.");
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto("/edit/full-0");
  await expect(again.getByRole("textbox", { name: "Overview" })).toHaveValue("Left by closing the tab.");
});

test("reset goes back to the generated version, and can be undone", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Overview" }).fill("Mine.");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("The text goes back to the version that was generated.");
  await expectAccessibleInBothThemes(page, "the question before a reset");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => storedRoutine(page)).toEqual(goldSaved().routine);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Overview" })).toHaveValue("Mine.");
});

test("two tabs that edit the same routine lose neither text", async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await open(a);
  await b.goto("/edit/full-0");
  await expect(b.getByRole("textbox", { name: "Overview" })).toBeVisible();
  await a.getByRole("textbox", { name: "Overview" }).fill("From the first tab.");
  await expect(b.getByRole("textbox", { name: "Overview" })).toHaveValue("From the first tab.");
  await expect(b.getByText("This routine was changed in another tab")).toBeVisible();
  await b.getByRole("button", { name: "Undo" }).click();
  await expect(b.getByRole("textbox", { name: "Overview" })).toHaveValue(/^Students take a stand/);
});

test("a routine of answers only, and one of plain text, are edited too", async ({ page }) => {
  await open(page, shortRoutine(1));
  await expect(page.locator("[data-step]")).toHaveCount(3);
  await page.getByRole("textbox", { name: "Title of the step" }).first().fill("Look around");
  await expect
    .poll(async () => (await readStored(page))[0]?.routine)
    .toMatchObject({ steps: { 0: { title: "Look around" } } });
  const text = { ...goldSaved(), id: "text", routine: { title: "T", overview: "O", content: "Step 1" } };
  await page.evaluate((saved) => localStorage.setItem("savedRoutines", JSON.stringify([saved])), text);
  await page.goto("/edit/text");
  await page.getByRole("textbox", { name: "Text of the routine" }).fill("Step 1\nStep 2");
  await expect.poll(async () => (await readStored(page))[0]?.routine).toMatchObject({ content: "Step 1\nStep 2" });
  await expectAccessible(page, "the editor of a plain text");
});

test("the editor is accessible in both themes, at every width", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await expectAccessibleInBothThemes(page, "the editor");
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `the editor at ${width}`);
  }
});
