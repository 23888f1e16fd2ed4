/** Generation with a model: what arrives and when, each fault of the model, each fault of the line. */
import type { Page } from "@playwright/test";
import { goodRoutine } from "../server/test/good-routine.ts";
import { type Act, say } from "../server/test/scripted-provider.ts";
import { draftWith, expect, expectStep, generated, readSaved } from "./create-journey.ts";
import { expectAccessible, expectNoSidewaysScroll, storeBeforeLoad } from "./fixtures.ts";
import { test } from "./scripted-model.ts";

const good = JSON.stringify(goodRoutine);
const half = good.slice(0, good.length / 2);
/** As the lesson of the good routine asks for it. */
const draft = draftWith({
  gradeLevel: "High School 9-12",
  subject: "Social Studies",
  timeFrame: "Single Class Period",
  objectives: { purpose: "understand why the old harbour was closed", standards: "", skills: "reading sources" },
});
/** What the browser says when its line is cut; a page at rest may be fetching the offline part just then. */
const LOST_LINE = /ERR_|Failed to (load resource|fetch)/;

/** The line that tells the eye what is being written; the same words may stand in the screen reader's line. */
const writing = (page: Page, part: string | RegExp) =>
  page.locator("section div > p").filter({ hasText: part }).first();

async function open(page: Page): Promise<void> {
  await storeBeforeLoad(page, { draft });
  await page.goto("/create?step=result");
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
}

async function start(page: Page): Promise<void> {
  await open(page);
  await page.getByRole("button", { name: "Generate" }).click();
}

test("sections appear whole as they arrive; focus and scroll stay where they are", async ({ page, service }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1366, height: 630 });
  service.provider.play(say(good, { size: 12, pauseMs: 28 }));
  await open(page);
  await page.evaluate(() => {
    const seen: { at: number; text: string }[] = [];
    Object.assign(globalThis, { statusTexts: seen });
    new MutationObserver(() => {
      const text = document.querySelector("section [role=status].sr-only")?.textContent ?? "";
      if (text !== "" && seen.at(-1)?.text !== text) seen.push({ at: performance.now(), text });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const begun = Date.now();
  await page.getByRole("button", { name: "Generate" }).click();
  const busy = page.getByRole("button", { name: "generating", exact: true });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await expect(page.getByText("It may take a moment.")).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { name: goodRoutine.title })).toBeVisible();
  const firstSection = Date.now() - begun;
  await expect(writing(page, "Being written: Step 1.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).focus();
  await page.evaluate(() => scrollTo({ top: 220 }));
  const top = await page.evaluate(() => scrollY);
  await expect(writing(page, "Being written: Step 3.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByRole("timer")).toHaveText(/^0:\d\d$/);
  await expect(generated(page)).toBeAttached({ timeout: 30_000 });
  // Cancel is gone: the focus is with what took its place, not at the top of the page.
  await expect(page.locator(":focus").getByRole("link", { name: "View Process" })).toBeAttached();
  const whole = Date.now() - begun;
  expect(firstSection / whole, `first section after ${firstSection} of ${whole} ms`).toBeLessThan(0.2);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(250);
  await expect(page.getByText("Written by compatible:scripted-1.")).toBeAttached();

  const texts = await page.evaluate(
    () => (globalThis as unknown as { statusTexts: { at: number; text: string }[] }).statusTexts,
  );
  expect(texts.length).toBeGreaterThan(1);
  for (const [index, { at }] of texts.entries()) {
    const before = texts[index - 1];
    if (before) expect(at - before.at, "status lines keep five seconds apart").toBeGreaterThanOrEqual(4900);
  }
  const [saved] = await readSaved(page);
  expect(saved).toMatchObject({ title: goodRoutine.title, source: "compatible:scripted-1", routine: goodRoutine });
  expect(service.provider.calls).toHaveLength(1);
});

test("the generating state is accessible, at both widths", async ({ page, service }) => {
  service.provider.play(say(good, { size: 4, pauseMs: 100 }));
  await start(page);
  await expect(writing(page, "Being written: Overview.")).toBeVisible();
  await expectAccessible(page, "generating");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, "generating at 390");
  await expectAccessible(page, "generating at 390");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Stopped. Your answers are still here.")).toBeVisible();
});

const faults: [string, Act[], RegExp][] = [
  ["429 for ever", [{ kind: "status", status: 429 }], /did not answer properly/],
  ["500 for ever", [{ kind: "status", status: 500 }], /did not answer properly/],
  ["529 for ever", [{ kind: "status", status: 529 }], /did not answer properly/],
  ["an error inside the stream", [say(half, { ending: "error-inside" })], /did not answer properly/],
  ["silence", [{ kind: "mute" }], /took too long/],
  ["silence in the middle", [say(half, { ending: "silence" })], /took too long/],
  ["a cut in the middle", [say(half, { ending: "cut" })], /did not answer properly/],
  ["a truncated answer, twice", [say(half, { ending: "length" })], /incomplete and was not kept/],
  ["malformed JSON, twice", [say("Sorry, no.")], /incomplete and was not kept/],
  ["a refusal", [say("", { ending: "content-filter" })], /declined this request/],
];

for (const [name, acts, message] of faults) {
  test(`${name}: a visible error, nothing saved, and Retry works`, async ({ page, service }) => {
    service.provider.play(...acts);
    await start(page);
    const panel = page.getByRole("alert");
    await expect(panel).toContainText("Error: ");
    await expect(panel).toContainText(message);
    await expect(panel).toBeFocused();
    await expect(panel.getByRole("link", { name: "Previous" })).toBeVisible();
    expect(await readSaved(page)).toEqual([]);
    if (name === "silence") await expectAccessible(page, "a failed generation");
    service.provider.play(say(good));
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(generated(page)).toBeVisible();
    expect(await readSaved(page)).toHaveLength(1);
  });
}

for (const [name, act] of [
  ["one byte per chunk", say(good, { size: 1 })],
  ["an end without terminator", say(good, { ending: "no-terminator" })],
  ["chatty, fenced JSON", say(`Here it is:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy.`)],
] as const) {
  test(`${name} still gives the routine`, async ({ page, service }) => {
    service.provider.play(act);
    await start(page);
    await expect(generated(page)).toBeVisible();
    expect((await readSaved(page))[0]).toMatchObject({ routine: goodRoutine });
  });
}

test("Previous keeps every answer, and changed answers bring Generate back", async ({ page, service }) => {
  service.provider.play({ kind: "status", status: 401 });
  await start(page);
  await page.getByRole("alert").getByRole("link", { name: "Previous" }).click();
  await expectStep(page, "context");
  await expect(page.getByRole("combobox", { name: "Subject area" })).toHaveValue("Social Studies");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goBack();
  await page.getByLabel("Key skills").fill("something else");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Generate" })).toBeEnabled();
});

test("after a failure the built-in composer stands ready, and says that it wrote the routine", async ({
  page,
  service,
}) => {
  service.provider.play({ kind: "status", status: 401 });
  await start(page);
  await page.getByRole("alert").getByRole("button", { name: "Use the built-in composer" }).click();
  await expect(generated(page)).toBeVisible();
  await expect(page.getByText("Written by the built-in composer.")).toBeVisible();
  expect((await readSaved(page))[0]).toMatchObject({ source: "builtin" });
});

test("without any service the composer writes in this browser", async ({ page, service, watch }) => {
  watch.expectConsole(LOST_LINE);
  await open(page);
  // The composer is part of the application; only the service is gone.
  await page.route("**/functions/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Generate" }).click();
  const panel = page.getByRole("alert");
  await expect(panel).toContainText("Error: The service cannot be reached.");
  await panel.getByRole("button", { name: "Use the built-in composer" }).click();
  await expect(generated(page)).toBeVisible();
  await expect(page.getByText("Written by the built-in composer.")).toBeVisible();
  expect(service.provider.calls).toHaveLength(0);
});

test("a dropped connection resumes: one call, every section once", async ({ page, service, watch }) => {
  watch.expectConsole(LOST_LINE);
  service.provider.play(say(good, { size: 12, pauseMs: 40 }));
  await start(page);
  for (const cut of [1, 2]) {
    await expect(writing(page, /Being written: Step \d\./), `before cut ${cut}`).toBeVisible();
    service.line.cut();
    await expect(page.getByText("The connection was lost. Trying again").first()).toBeVisible();
  }
  await expect(generated(page)).toBeVisible({ timeout: 30_000 });
  expect((await readSaved(page))[0]).toMatchObject({ routine: goodRoutine });
  await expect(page.getByRole("article").getByRole("heading", { level: 4 })).toHaveCount(3);
  expect(service.provider.calls).toHaveLength(1);
});

test("a line that stays broken is told, and Retry picks the same generation up", async ({ page, service, watch }) => {
  test.setTimeout(90_000);
  watch.expectConsole(LOST_LINE);
  service.provider.play(say(good, { size: 12, pauseMs: 20 }));
  await start(page);
  await expect(writing(page, /Being written: Step \d\./)).toBeVisible();
  service.line.isBroken = true;
  service.line.cut();
  await expect(page.getByText("The connection was lost. Trying again").first()).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Error: The connection to the service was lost.", {
    timeout: 40_000,
  });
  service.line.isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(generated(page)).toBeVisible();
  expect(service.provider.calls).toHaveLength(1);
});

test("a reload during generation picks it up again without a second call", async ({ page, service }) => {
  service.provider.play(say(good, { size: 12, pauseMs: 20 }));
  await start(page);
  await expect(writing(page, /Being written: Step \d\./)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "generating", exact: true })).toBeVisible();
  await expect(generated(page)).toBeVisible({ timeout: 30_000 });
  expect(service.provider.calls).toHaveLength(1);
  expect(await readSaved(page)).toHaveLength(1);
});

test("a generation goes on while the teacher looks elsewhere", async ({ page, service }) => {
  service.provider.play(say(good, { size: 12, pauseMs: 25 }));
  await start(page);
  await expect(writing(page, /Being written: Step \d\./)).toBeVisible();
  await page.getByRole("link", { name: "Library", exact: true }).click();
  await expect.poll(async () => (await readSaved(page)).length).toBe(1);
  await page.goBack();
  await expect(generated(page)).toBeVisible();
});

test("Cancel stops the model within two seconds and saves nothing", async ({ page, service }) => {
  service.provider.play(say(good, { size: 4, pauseMs: 50 }));
  await start(page);
  await expect(writing(page, "Being written: Overview.")).toBeVisible();
  const pressed = Date.now();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Stopped. Your answers are still here.")).toBeVisible();
  await expect.poll(() => service.provider.calls[0]?.abortedAt ?? 0, { timeout: 5000 }).toBeGreaterThan(0);
  expect((service.provider.calls[0]?.abortedAt ?? 0) - pressed).toBeLessThan(2000);
  await expect(page.getByRole("button", { name: "Generate" })).toBeEnabled();
  expect(await readSaved(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Generate" })).toBeEnabled();
});
