/** Paper: the teacher plan and the student handout, on A4 and Letter, in every language. */
import { execFileSync } from "node:child_process";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { expect, expectAccessibleInBothThemes, storeBeforeLoad, test } from "./fixtures.ts";
import { composedRoutine, derivedRoutine } from "./sample-routines.ts";

type Page = import("@playwright/test").Page;

const PAPERS = ["A4", "Letter"] as const;
/** Three steps and five. */
const FRAMES = ["single-period", "extended-project"] as const;
const MOST_PAGES = { plan: 3, handout: 1 };

async function openDialog(page: Page, saved: SavedRoutine, language = "en"): Promise<void> {
  await storeBeforeLoad(page, { language, savedRoutines: JSON.stringify([saved]) });
  await page.goto("/results/one");
  await page.locator("button:has(.lucide-printer)").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
}

async function choose(page: Page, kind: keyof typeof MOST_PAGES): Promise<void> {
  await page
    .locator("dialog input[type=radio]")
    .nth(kind === "plan" ? 0 : 1)
    .check();
  await expect(page.locator("dialog .button-primary")).toBeEnabled();
}

/** Page objects, as opposed to the tree that holds them. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Each sheet is a page: what a sheet holds whole cannot be split. */
async function expectWholeSheets(page: Page, what: string): Promise<number> {
  await page.emulateMedia({ media: "print" });
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".sheet")].map((sheet) => {
      const frame = sheet.getBoundingClientRect();
      const inside = [...sheet.querySelectorAll(".sheet-block, .handout-step, .sheet-foot")];
      const isWhole = inside.every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= frame.top - 1 && bottom <= frame.bottom + 1;
      });
      return { isWhole, parts: inside.length, isCut: sheet.scrollHeight > sheet.clientHeight + 1 };
    }),
  );
  expect(sheets.length, what).toBeGreaterThan(0);
  for (const sheet of sheets) {
    expect(sheet, what).toMatchObject({ isWhole: true, isCut: false });
    expect(sheet.parts, what).toBeGreaterThan(1);
  }
  await page.emulateMedia({ media: null });
  return sheets.length;
}

for (const language of LANGUAGES) {
  test(`plan and handout fit their paper in ${language}`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const composed = await Promise.all(FRAMES.map((frame) => composedRoutine(language, frame)));
    for (const saved of [derivedRoutine(language), ...composed]) {
      const visit = await context.newPage();
      await openDialog(visit, saved);
      for (const kind of ["plan", "handout"] as const) {
        await choose(visit, kind);
        const what = `${kind} of ${saved.formData.duration || "a derived routine"}`;
        const sheets = await expectWholeSheets(visit, what);
        expect(sheets, what).toBeLessThanOrEqual(MOST_PAGES[kind]);
        for (const format of PAPERS) {
          expect(countPages(await visit.pdf({ format })), `${what} on ${format}`).toBe(sheets);
        }
      }
      await visit.close();
    }
    await page.close();
  });
}

test("the handout has a name line, each step with its questions, lines to write on, and says when AI is allowed", async ({
  page,
}) => {
  const saved = await composedRoutine("en", "single-period");
  await openDialog(page, saved);
  await choose(page, "handout");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".sheet");
  for (const text of ["Name", "Class", "Date"]) await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  const { routine } = saved;
  if (!routine || !("steps" in routine)) throw new Error("The composer gave no steps");
  for (const step of routine.steps) {
    await expect(sheet.getByText(step.title)).toBeVisible();
    for (const prompt of step.studentPrompts) await expect(sheet.getByText(prompt)).toBeVisible();
    await expect(sheet.getByText(step.teacherAction)).toHaveCount(0);
  }
  await expect(sheet.getByText("No AI: think first")).toHaveCount(2);
  await expect(sheet.getByText(/AI allowed/)).toHaveCount(1);
  const lines = await sheet.locator(".handout-lines").evaluateAll((areas) => areas.map((area) => area.clientHeight));
  expect(lines).toHaveLength(3);
  for (const height of lines) expect(height).toBeGreaterThan(40);
});

test("paper shows the sheets in black and nothing of the interface", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openDialog(page, await composedRoutine("en", "single-period"));
  await choose(page, "plan");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("#root")).toBeHidden();
  await expect(page.locator("dialog")).toBeHidden();
  const colours = await page.locator(".print-root").evaluate((root) => [
    ...new Set(
      [...root.querySelectorAll("*")].flatMap((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return [`ink ${color}`, `paper ${backgroundColor}`];
      }),
    ),
  ]);
  expect(colours.sort()).toEqual(["ink rgb(0, 0, 0)", "paper rgb(255, 255, 255)", "paper rgba(0, 0, 0, 0)"]);
  const numbers = await page.locator(".sheet-foot span:last-child").allTextContents();
  expect(numbers).toEqual(numbers.map((_, page) => `${page + 1} / ${numbers.length}`));
});

test("the sheets speak the routine's language, the dialog the interface's", async ({ page }) => {
  await openDialog(page, derivedRoutine("fr"), "ja");
  await expect(page.getByRole("heading", { name: "印刷" })).toBeVisible();
  await choose(page, "handout");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sheet").getByText("Nom", { exact: true })).toBeVisible();
  await expect(page.locator(".print-root")).toHaveAttribute("lang", "fr");
});

test("a routine too long for one page says so and loses nothing", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const { routine } = saved;
  if (!routine || !("steps" in routine)) throw new Error("The composer gave no steps");
  const long = "Write down what you see, and why. ".repeat(150);
  const steps = routine.steps.map((step) => ({ ...step, studentAction: `${long}The end of step ${step.stepNumber}.` }));
  await openDialog(page, { ...saved, routine: { ...routine, steps } });
  await choose(page, "handout");
  await expect(page.getByText("This routine is too long for one page, even in small type.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const step of steps) {
    const end = page.locator(".sheet").getByText(`The end of step ${step.stepNumber}.`);
    await expect(end).toBeVisible();
  }
  expect(countPages(await page.pdf({ format: "A4" }))).toBeGreaterThan(1);
});

/** The text that is on paper, page by page, as another program reads it. */
function readPages(pdf: Buffer): string[] {
  const pages = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" }).split("\f");
  return pages.slice(0, -1);
}

/** Sentences in the second step, which is longer than a page, and in each of the others. */
const LENGTHS = { plan: { long: 400, other: 0 }, handout: { long: 400, other: 90 } };

for (const kind of ["plan", "handout"] as const) {
  test(`a step longer than a page is printed whole, and no other is split: ${kind}`, async ({ page }) => {
    const saved = await composedRoutine("en", "extended-project");
    const { routine } = saved;
    if (!routine || !("steps" in routine)) throw new Error("The composer gave no steps");
    const { long, other } = LENGTHS[kind];
    const sentences = Array.from({ length: long }, (_, number) => `Sentence ${number + 1} says what to see.`);
    const steps = routine.steps.map((step) => ({
      ...step,
      studentAction: `Start${step.stepNumber}. ${sentences.slice(0, step.stepNumber === 2 ? long : other).join(" ")}`,
      studentPrompts: [...step.studentPrompts, `End${step.stepNumber}.`],
    }));
    await openDialog(page, { ...saved, routine: { ...routine, steps } });
    await choose(page, kind);
    const cut = page
      .locator(".sheet:not(.sheet-long)")
      .evaluateAll((sheets) => sheets.filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1).length);
    expect(await cut).toBe(0);
    await expect(page.locator(".sheet-long")).toHaveCount(1);
    for (const format of PAPERS) {
      const pages = readPages(await page.pdf({ format }));
      const text = pages.join(" ").replace(/\s+/g, " ");
      for (const sentence of [sentences[0], sentences.at(-1)]) expect(text).toContain(sentence);
      expect(text.match(/says what to see/g)).toHaveLength(long + (steps.length - 1) * other);
      for (const { stepNumber } of steps.filter((step) => step.stepNumber !== 2)) {
        const pageOf = (word: string) => pages.findIndex((page) => page.includes(word));
        expect(pageOf(`Start${stepNumber}`), `step ${stepNumber} on ${format}`).toBeGreaterThanOrEqual(0);
        expect(pageOf(`End${stepNumber}`), `step ${stepNumber} on ${format}`).toBe(pageOf(`Start${stepNumber}`));
      }
    }
  });
}

test("the dialog is accessible, prints what is chosen, and gives the focus back", async ({ page }) => {
  await page.addInitScript(() => {
    const printed: number[] = [];
    Object.assign(globalThis, { printed });
    window.print = () => printed.push(document.querySelectorAll(".sheet").length);
  });
  await openDialog(page, await composedRoutine("en", "single-period"));
  await expectAccessibleInBothThemes(page, "the print dialog");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Student handout/ })).toBeChecked();
  await expect(page.getByText("1 page, A4 or Letter")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Print" }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { printed: number[] }).printed)).toEqual([1]);
  await page.keyboard.press("Escape");
  await expect(page.locator(".print-root")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toBeFocused();
});
