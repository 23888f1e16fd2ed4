/** The classroom view: one step a screen that the last row can read, the teacher's keys, a timer, nothing of the teacher's notes. */
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { encodeShareLink } from "@thinkshore/core/library/share-link";
import type { FullRoutine } from "@thinkshore/core/routine/routine";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  storeBeforeLoad,
  test,
} from "./fixtures.ts";
import { readStored } from "./library-seed.ts";
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

/** Counts the tones, which cannot be heard here. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      (globalThis as unknown as { tones: number }).tones += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);
}

test("a step that is left and come back to has its own time still", async ({ page }) => {
  await page.clock.install();
  const saved = await composedRoutine("en", "single-period");
  const [first = 0, second = 0] = stepsOf(saved).steps.map((step) => step.minutes ?? 0);
  await open(page, saved);
  const timer = page.getByRole("timer");
  await page.keyboard.press("t");
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText(`${first - 1}:00`);
  await page.keyboard.press("ArrowRight");
  await expect(timer).toHaveText(`${second}:00`);
  await page.clock.runFor(30_000);
  await page.keyboard.press("ArrowLeft");
  await expect(timer).toHaveText(`${first - 2}:30`);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("t");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(30_000);
  await expect(timer).toHaveText(`${first - 2}:30`);
});

test("only the end of the time sounds, and a minute more is a minute", async ({ page }) => {
  await page.clock.install();
  const tones = await countTones(page);
  const saved = await composedRoutine("en", "single-period");
  const minutes = stepsOf(saved).steps[0]?.minutes ?? 0;
  await open(page, saved);
  const timer = page.getByRole("timer");
  await page.keyboard.press("t");
  await page.clock.runFor(minutes * 60_000 + 500);
  await expect(timer).toHaveText("Time is up");
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: "Sound at the end: on" })).toBeVisible();
  expect(await tones()).toBe(0);
  await page.keyboard.press("+");
  await expect(timer).toHaveText("1:00");
  await page.clock.runFor(30_000);
  await expect(timer).toHaveText("0:30");
  expect(await tones()).toBe(0);
  await page.clock.runFor(30_500);
  await expect(timer).toHaveText("Time is up");
  await expect.poll(tones).toBe(2);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(timer).toHaveText("Time is up");
  expect(await tones()).toBe(2);
});

test("space opens the list of keys and stays on the step", async ({ page }) => {
  await open(page, await composedRoutine("en", "single-period"));
  await page.locator("summary", { hasText: "Keys" }).focus();
  await page.keyboard.press(" ");
  await expect(page.getByText("Arrow keys or space")).toBeVisible();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
});

test("a step too long for any wall can be read from its beginning to its end by keyboard", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const routine = stepsOf(saved);
  const long = `${"Write down what you see, and say why you think so. ".repeat(150)}This is the end.`;
  const steps = routine.steps.map((step, index) => (index === 0 ? { ...step, studentAction: long } : step));
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { ...saved, routine: { ...routine, steps } });
  const box = page.locator(".classroom-text");
  await expect(page.locator(".classroom-heading")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "a step that is scrolled");
  await box.focus();
  const isAtEnd = () => box.evaluate((it) => it.scrollTop > 0 && it.scrollTop + it.clientHeight >= it.scrollHeight - 1);
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    expect(await isAtEnd()).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [20] });
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await expectFits(page, "the step after a long one");
});

test("the overview shows a title's emphasis and no asterisks", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const routine = stepsOf(saved);
  const steps = routine.steps.map((step) => ({ ...step, title: "Find the *strongest* reason" }));
  await open(page, { ...saved, routine: { ...routine, steps } });
  await page.keyboard.press("o");
  await expect(page.getByRole("listitem").first()).toContainText("Find the strongest reason");
  await expect(page.getByRole("listitem").locator("strong")).toHaveText(["strongest", "strongest", "strongest"]);
});

test("the overview of many steps begins with the first", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const routine = stepsOf(saved);
  const steps = Array.from({ length: 12 }, (_, index) => ({ ...routine.steps[0], stepNumber: index + 1 }));
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { ...saved, routine: { ...routine, steps: steps as FullRoutine["steps"] } });
  await page.keyboard.press("o");
  await expect(page.getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: /^12/ }).click();
  await expect(page.getByText("Step 12 of 12")).toBeVisible();
});

test("a step without a verb and a routine without a title are called what they are", async ({ page }) => {
  const saved = await composedRoutine("en", "single-period");
  const routine = stepsOf(saved);
  const steps = routine.steps.map((step, index) => (index === 1 ? { ...step, verb: "" } : step));
  await open(page, { ...saved, title: "", routine: { ...routine, title: "", steps } });
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".classroom-heading")).toHaveText("Step 2");
  await page.keyboard.press("o");
  await expect(page.getByRole("listitem").nth(1)).toContainText("Step 2");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thinking routine");
  await expect(page).toHaveTitle(/^Thinking routine ·/);
  await expect(page.getByRole("heading", { level: 3, name: "Step 2", exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "The routine at a glance" }).getByRole("listitem").nth(1)).toContainText(
    "Step 2",
  );
});

async function linkOf(saved: SavedRoutine): Promise<string> {
  const link = await encodeShareLink(saved, async (bytes) => deflateRawSync(bytes));
  if (!link.ok) throw new Error(link.code);
  return `#${link.fragment}`;
}

test("a shared link goes on the wall of a clean profile, stores nothing, and leads back to the routine", async ({
  page,
}) => {
  const saved = await composedRoutine("en", "single-period");
  const hash = await linkOf(saved);
  await page.goto(`/present/one${hash}`);
  await expect(page.locator(".classroom-heading")).toHaveText(stepsOf(saved).steps[0]?.verb ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(saved.title);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`/results/one${hash}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(saved.title);
  await expect(page.getByText("Shared with you")).toBeVisible();
  expect(await readStored(page)).toEqual([]);
});

test("a link that was cut says so instead of looking for a saved routine", async ({ page }) => {
  const hash = await linkOf(await composedRoutine("en", "single-period"));
  await page.goto(`/present/one${hash.slice(0, hash.length / 2)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link cannot be opened");
  await expect(page.getByRole("alert")).toHaveText(/The link is incomplete/);
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
  await expectAccessibleInBothThemes(page, "a step on the wall");
  await page.keyboard.press("o");
  await expectAccessible(page, "the overview on the wall");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, "the wall on a phone");
});

test("on a phone every control keeps to its row, in every language", async ({ context }) => {
  for (const language of LANGUAGES) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.clear());
    await open(page, await composedRoutine(language, "single-period"), language);
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll("main > header, main > footer > :last-child")].map(
        (row) => row.getBoundingClientRect().height,
      ),
    );
    expect(heights, language).toHaveLength(2);
    for (const height of heights) expect(height, language).toBeLessThan(50);
    await page.keyboard.press("o");
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll("li span")].map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
    expect(Math.min(...sizes), language).toBeGreaterThanOrEqual(14);
    await page.close();
  }
});
