/** Step 5, the lesson: examples, suggestions, limits, privacy. And the whole way by keyboard alone. */
import type { Page } from "@playwright/test";
import { draftWith, expect, expectStep, generated, goNext } from "./create-journey.ts";
import { expectAccessible, storeBeforeLoad, test } from "./fixtures.ts";

async function openContext(page: Page, stored: Record<string, string> = {}): Promise<void> {
  await storeBeforeLoad(page, { draft: draftWith(), ...stored });
  await page.goto("/create?step=context");
  await expect(page.getByRole("heading", { name: "Describe your lesson" })).toBeVisible();
}

test("an example fills the lesson and can be taken back", async ({ page }) => {
  await openContext(page);
  await expect(page.getByRole("complementary", { name: "Five tips" }).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("textbox")).toHaveCount(4);
  await page.getByLabel("Standards").fill("My own standard");
  await page.getByRole("button", { name: /Why ice floats/ }).click();
  await expect(page.getByRole("combobox", { name: "Subject area" })).toHaveValue("Science");
  await expect(page.getByRole("combobox", { name: "Grade level" })).toHaveValue("Middle School 6-8");
  await expect(page.getByLabel("Learning objectives")).toHaveValue(/ice floats/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Standards")).toHaveValue("My own standard");
  await expect(page.getByLabel("Learning objectives")).toHaveValue("");
});

test("a combo box suggests, filters, takes any text, and obeys the keyboard", async ({ page }) => {
  await openContext(page);
  const subject = page.getByRole("combobox", { name: "Subject area" });
  await subject.click();
  await expect(page.locator("main").getByRole("option")).toHaveCount(7);
  await expectAccessible(page, "an open combo box");
  await subject.fill("soc");
  await expect(page.locator("main").getByRole("option")).toHaveText(["Social Studies"]);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("main").getByRole("option", { selected: true })).toHaveText("Social Studies");
  await page.keyboard.press("Enter");
  await expect(subject).toHaveValue("Social Studies");
  await expect(page.locator("main").getByRole("option")).toHaveCount(0);
  await expectStep(page, "context");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("main").getByRole("option", { selected: true })).toHaveText("Other");
  await page.keyboard.press("Escape");
  await expect(page.locator("main").getByRole("option")).toHaveCount(0);
  await expect(subject).toHaveValue("Social Studies");
  await subject.fill("Astronomy");
  await page.keyboard.press("Tab");
  await expect(subject).toHaveValue("Astronomy");
  await page.getByRole("combobox", { name: "Time frame" }).click();
  await page.locator("main").getByRole("option", { name: "Extended Project" }).click();
  await expect(page.getByRole("combobox", { name: "Time frame" })).toHaveValue("Extended Project");
});

test("the grade and subject used last are offered first", async ({ page }) => {
  await openContext(page);
  await page.getByRole("combobox", { name: "Grade level" }).fill("Year 9, set 2");
  await page.getByRole("combobox", { name: "Subject area" }).fill("Geology");
  await goNext(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  await page.getByRole("button", { name: "Create another" }).click();
  await expectStep(page, "thinking-type");
  await page.evaluate((draft) => localStorage.setItem("draft", draft), draftWith());
  await page.goto("/create?step=context");
  await page.getByRole("combobox", { name: "Grade level" }).click();
  await expect(page.locator("main").getByRole("option").first()).toHaveText(/Year 9, set 2.*Recently used/);
  await page.getByRole("combobox", { name: "Subject area" }).click();
  await expect(page.locator("main").getByRole("option").first()).toHaveText(/Geology/);
});

test("a counter appears near the limit, and the limit holds", async ({ page }) => {
  await openContext(page);
  const purpose = page.getByLabel("Learning objectives");
  await purpose.fill("a".repeat(1500));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await purpose.fill("a".repeat(1999));
  await expect(page.getByText("1 character left")).toBeVisible();
  await purpose.press("End");
  await purpose.pressSequentially("bcd");
  await expect(purpose).toHaveValue(`${"a".repeat(1999)}b`);
  await expect(page.getByText("0 characters left")).toBeVisible();
});

test("a combo box counts too, and leaves Enter to the input method", async ({ page }) => {
  await openContext(page);
  const subject = page.getByRole("combobox", { name: "Subject area" });
  await subject.fill("a".repeat(160));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await subject.fill("a".repeat(198));
  await expect(page.getByText("2 characters left")).toBeVisible();
  await expect(subject).toHaveAccessibleDescription("2 characters left");
  await subject.press("End");
  await subject.pressSequentially("bcd");
  await expect(subject).toHaveValue(`${"a".repeat(198)}bc`);

  await subject.fill("soc");
  await page.keyboard.press("ArrowDown");
  const composing = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
  await subject.dispatchEvent("keydown", composing);
  await expect(subject).toHaveValue("soc");
  await page.keyboard.press("Enter");
  await expect(subject).toHaveValue("Social Studies");
});

test("what looks like a student's data gets a gentle warning, and nothing is sent by it", async ({ page }) => {
  await openContext(page);
  await expect(page.getByText("Leave out names and personal details of students")).toBeVisible();
  await page.getByLabel("Learning objectives").fill("Compare Romeo and Juliet with World War II novels");
  await page.waitForTimeout(300);
  await expect(page.getByText("This may be personal data")).toHaveCount(0);
  await page.getByLabel("Additional context").fill("My student Emma Stone has ADHD, mail emma@home.example");
  await expect(page.getByText("A name with details: My student Emma Stone")).toBeVisible();
  await expect(page.getByText("An email address: emma@home.example")).toBeVisible();
  await goNext(page);
  await expectStep(page, "result");
  await expect(page.getByText("This may be personal data")).toBeVisible();
  await page.getByRole("link", { name: "Change the text" }).click();
  await expectStep(page, "context");
});

test("the keyboard alone suffices from the welcome to View Process", async ({ page }) => {
  const { keyboard } = page;
  const tabTo = async (role: "button" | "link" | "radio" | "textbox", name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first();
    for (let press = 0; press < 60; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  const focusedRadio = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);

  await page.goto("/");
  await tabTo("button", "Begin Creating");
  await keyboard.press("Enter");
  await expectStep(page, "thinking-type");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo("radio", "Observing & Questioning");
  await keyboard.press("ArrowDown");
  expect(await focusedRadio()).toBe("analyzing");
  await keyboard.press("ArrowDown");
  await expectStep(page, "thinking-type");
  await expect(page.getByRole("radio", { name: "Evaluating" })).toBeChecked();
  await tabTo("button", "Next");
  await keyboard.press("Enter");
  await expectStep(page, "placement");
  await tabTo("radio", "Beginning");
  await keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Beginning" })).toBeChecked();
  // Enter on a choice goes on, as in any form.
  await keyboard.press("Enter");
  await expectStep(page, "role");
  await tabTo("radio", /^Coach/);
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Content Provider" })).toBeChecked();
  await tabTo("button", "Next");
  await keyboard.press("Enter");
  await expectStep(page, "context");
  await tabTo("textbox", "Key skills");
  await keyboard.type("asking");
  await tabTo("button", "Next");
  await keyboard.press("Enter");
  await expectStep(page, "result");
  await tabTo("button", "Generate");
  await keyboard.press("Enter");
  await expect(generated(page)).toBeVisible();
  await tabTo("link", "View Process");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/results\//);
});
