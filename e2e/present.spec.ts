/** The classroom view: one step a screen that the last row can read, the teacher's keys, a timer, nothing of the teacher's notes. */
import type { Page } from "@playwright/test";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import { expect, expectAccessible, expectNoSidewaysScroll, storeBeforeLoad, test } from "./fixtures.ts";
import { composedRoutine, derivedRoutine } from "./sample-routines.ts";

const WALLS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
/** As a share of the height of the wall: smaller type cannot be read from the last row. */
const SMALLEST_TYPE = 0.02;

async function open(page: Page, saved: SavedRoutine, language = "en"): Promise<void> {
  await storeBeforeLoad(page, { language, savedRoutines: JSON.stringify([saved]) });
  await page.goto("/present/one");
  await expect(page.locator(".classroom-heading")).toBeVisible();
}

function stepsOf({ routine }: SavedRoutine): FullRoutine {
  if (!routine || !("steps" in routine)) throw new Error("The composer gave no steps");
  return routine;
}

/** What is shown is whole: nothing is cut off, nothing has to be scrolled, and it can be read. */
async function expectFits(page: Page, what: string): Promise<void> {
  const measured = await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>(".classroom-text");
    const page = document.documentElement;
    return {
      isWhole: box !== null && box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth,
      isScrolled: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
      type: box ? Number.parseFloat(getComputedStyle(box).fontSize) / innerHeight : 0,
    };
  });
  expect(measured, what).toMatchObject({ isWhole: true, isScrolled: false });
  expect(measured.type, what).toBeGreaterThanOrEqual(SMALLEST_TYPE);
}

for (const language of LANGUAGES) {
  test(`every step fits every wall in ${language}`, async ({ context }) => {
    test.setTimeout(180_000);
    const composed = await composedRoutine(language, "extended-project");
    for (const saved of [derivedRoutine(language), composed]) {
      const page = await context.newPage();
      await open(page, saved, language);
      const next = page.locator("footer .button-primary");
      for (let step = 1; ; step += 1) {
        for (const wall of WALLS) {
          await page.setViewportSize(wall);
          await expect(async () =>
            expectFits(page, `step ${step} at ${wall.width}x${wall.height} in ${language}`),
          ).toPass({ timeout: 5000 });
        }
        if (await next.isDisabled()) break;
        await next.click();
      }
      await page.close();
    }
  });
}

test("the keys lead through the steps, to the overview and out", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const { steps } = stepsOf(saved);
  await open(page, saved);
  const heading = page.locator(".classroom-heading");
  await expect(heading).toHaveText(steps[0]?.verb ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(heading).toHaveText(steps[1]?.verb ?? "");
  await expect(page.getByText(/^AI allowed/)).toBeVisible();
  await page.keyboard.press(" ");
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("PageUp");
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(page.getByText("No AI: think first")).toBeVisible();

  await page.keyboard.press("o");
  await expect(page.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: new RegExp(steps[2]?.title ?? "") }).click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/results/one");
});

test("the timer counts the step's minutes, rests, takes a minute more and says when time is up", async ({ page }) => {
  await page.clock.install();
  const saved = await composedRoutine("en", "single-period");
  const minutes = stepsOf(saved).steps[0]?.minutes ?? 0;
  await open(page, saved);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(`${minutes}:00`);
  await page.keyboard.press("t");
  await page.clock.runFor(65_000);
  await expect(timer).toHaveText(`${minutes - 2}:55`);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(30_000);
  await expect(timer).toHaveText(`${minutes - 2}:55`);
  await page.getByRole("button", { name: "One minute more" }).click();
  await expect(timer).toHaveText(`${minutes - 1}:55`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.clock.runFor(minutes * 60_000);
  await expect(timer).toHaveText("Time is up");
  await page.keyboard.press("ArrowRight");
  await expect(timer).toHaveText(/^\d+:00$/);
});

test("the screen stays awake while a routine is on the wall", async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { asked: 0, released: 0 };
    Object.assign(globalThis, { locks });
    const release = () => {
      locks.released += 1;
      return Promise.resolve();
    };
    const request = () => {
      locks.asked += 1;
      return Promise.resolve({ release });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await open(page, await composedRoutine("en", "single-period"));
  const locks = () => page.evaluate(() => (globalThis as unknown as { locks: unknown }).locks);
  await expect.poll(locks).toEqual({ asked: 1, released: 0 });
  await page.keyboard.press("Escape");
  await expect.poll(locks).toEqual({ asked: 1, released: 1 });
});

test("students see what they do, and nothing that is meant for the teacher", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const routine = stepsOf(saved);
  await open(page, saved);
  for (const step of routine.steps) {
    const shown = (await page.locator("body").textContent()) ?? "";
    for (const prompt of step.studentPrompts) expect(shown).toContain(prompt);
    for (const hidden of [
      step.teacherAction,
      step.purpose,
      ...routine.teacherNotes,
      ...routine.assessmentOpportunities,
    ])
      expect(shown).not.toContain(hidden);
    await page.keyboard.press("ArrowRight");
  }
});

test("axe finds nothing, on the step and on the overview, in either theme", async ({ page }) => {
  await open(page, await composedRoutine("en", "single-period"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a step on the wall, ${colorScheme}`);
  }
  await page.keyboard.press("o");
  await expectAccessible(page, "the overview on the wall");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, "the wall on a phone");
});
