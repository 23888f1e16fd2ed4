/** A routine's page: full, text-only and derived; marks, bold, folded parts, copy, quality, another version. */
import { compose } from "@thinkshore/core/compose/compose";
import { loadWords } from "@thinkshore/core/language/words/words";
import { newSavedRoutine } from "@thinkshore/core/library/new-saved-routine";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { dropEmphasis } from "@thinkshore/core/routine/emphasis";
import type { FormData } from "@thinkshore/core/wizard/form-data";
import { draftWith, generated, readSaved } from "./create-journey.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  storeBeforeLoad,
  test,
} from "./fixtures.ts";

const form: FormData = {
  thinkingType: "evaluating",
  aiPlacement: "middle",
  aiRoles: ["challenger"],
  gradeLevel: "Grade 8",
  subject: "Science",
  timeFrame: "Single Class Period",
  objectives: { purpose: "decide whether to ban *plastic* bags", standards: "", skills: "weighing evidence" },
  additionalContext: "",
};

async function savedExample(change: Partial<SavedRoutine> = {}): Promise<SavedRoutine> {
  const routine = await compose({ formData: form, language: "en" });
  const words = await loadWords("en");
  const saved = newSavedRoutine({
    id: "one",
    routine,
    form,
    language: "en",
    source: { kind: "builtin" },
    words,
    now: new Date("2026-03-04T08:00:00Z"),
  });
  return { ...saved, ...change };
}

async function openWith(page: import("@playwright/test").Page, saved: unknown): Promise<void> {
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await page.goto("/results/one");
}

test("a full routine is shown whole, its AI step highlighted", async ({ page }) => {
  const saved = await savedExample();
  await openWith(page, saved);
  const title = dropEmphasis(saved.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Thinkshore`);
  await expect(page.getByText("Written by the built-in composer")).toBeVisible();
  await expect(page.getByText("AI can make mistakes. Check facts and standards codes.")).toBeVisible();
  await expect(page.getByRole("article").getByRole("article")).toHaveCount(3);
  await expect(page.getByText("AI-enhanced step")).toHaveCount(1);
  await expect(page.getByRole("article").nth(2).getByText("AI support", { exact: true })).toBeVisible();
  await expect(page.getByText("Independent work", { exact: true }).first()).toBeVisible();
  for (const section of ["Sample AI prompts", "Assessment opportunities", "Example in action"])
    await expect(page.getByRole("heading", { name: section })).toBeVisible();
  await expect(page.locator("strong", { hasText: /^plastic$/ }).first()).toBeVisible();
  await expect(page.locator("details[open]")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "a full routine");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, "a full routine at 320");
});

test("the bot prompt is copied, with a check mark for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openWith(page, await savedExample());
  await page.locator("summary", { hasText: "AI bot prompt" }).click();
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await copy.click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("step 2");
  await expect(copy).toBeVisible({ timeout: 3000 });
});

test("a page without encryption, which has no clipboard, copies too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.addEventListener("copy", () => {
      document.documentElement.dataset.copied = String(getSelection());
    });
  });
  await openWith(page, await savedExample());
  await page.locator("summary", { hasText: "AI bot prompt" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-copied", /step 2/);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("The text could not be copied.")).toBeVisible();
});

test("copy and open gives the chatbot's plain page, without the prompt in its address", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/^another host: https:\/\/chatgpt\.com$/);
  await context.route("https://chatgpt.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>Hi" }));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openWith(page, await savedExample());
  await page.locator("summary", { hasText: "AI bot prompt" }).click();
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /Copy and open ChatGPT/ }).click(),
  ]);
  await opened.waitForURL("https://chatgpt.com/");
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await page.bringToFront();
  await expect(page.getByText("Copied. Paste it there.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("step 2");
});

test("the quality report says what is kept and what to look at", async ({ page }) => {
  const sound = await savedExample();
  await openWith(page, sound);
  await expect(page.getByText("Nothing stands out")).toBeVisible();
  const faulty = structuredClone(sound);
  if (faulty.routine && "steps" in faulty.routine) for (const step of faulty.routine.steps) step.minutes = 90;
  await page.evaluate((value) => localStorage.setItem("savedRoutines", value), JSON.stringify([faulty]));
  await page.reload();
  await page.locator("summary", { hasText: "1 thing to look at" }).click();
  await expect(page.getByText("The steps take 270 minutes")).toBeVisible();
  await expect(page.getByText("Students finish without AI.")).toBeVisible();
  await expectAccessible(page, "the quality report");
});

test("a routine that came as text is shown as it was written", async ({ page }) => {
  const content = "First line\n  indented *bold*\n<b>not HTML</b>";
  await openWith(page, await savedExample({ routine: { title: "As text", overview: "In short", content } }));
  await expect(page.getByText("indented")).toHaveCSS("white-space-collapse", "preserve");
  await expect(page.locator("strong", { hasText: "bold" })).toBeVisible();
  await expect(page.getByText("<b>not HTML</b>")).toBeVisible();
  await expectAccessible(page, "a text routine");
});

const DERIVED = [
  { placement: "Before Learning", verbs: ["Generate", "Analyze", "Create"], highlighted: 0 },
  { placement: "middle", verbs: ["Explore", "Transform", "Apply"], highlighted: 1 },
  { placement: "finish", verbs: ["Investigate", "Develop", "Reflect"], highlighted: 2 },
];
for (const { placement, verbs, highlighted } of DERIVED) {
  test(`saved answers alone give the derived view: ${placement}`, async ({ page }) => {
    const older = {
      id: "one",
      title: "From an older library",
      createdAt: "2024-01-05T10:00:00.000Z",
      formData: {
        aiPlacement: placement,
        learningApproach: "Inquiry-based",
        subjectArea: "Music",
        thinkingType: "creative",
      },
    };
    await openWith(page, older);
    const cards = page.getByRole("article").getByRole("article");
    await expect(cards).toHaveCount(3);
    for (const [index, verb] of verbs.entries()) {
      await expect(cards.nth(index).getByRole("heading", { level: 3 })).toHaveText(verb);
      await expect(cards.nth(index).getByText("AI-enhanced step")).toHaveCount(index === highlighted ? 1 : 0);
    }
    await expectAccessible(page, "a derived routine");
  });
}

test("an id that is not here keeps the loading message, and after two seconds says why", async ({ page }) => {
  await page.goto("/results/elsewhere");
  await expect(page.getByText("Loading your thinking routine…")).toBeVisible();
  await expect(page.getByText("Routines live in the browser that saved them.")).toBeHidden();
  await expect(page.getByText("Routines live in the browser that saved them.")).toBeVisible({ timeout: 4000 });
  await expect(page.getByText("Loading your thinking routine…")).toBeVisible();
});

test("a routine keeps its own language, whatever the interface speaks", async ({ page }) => {
  await storeBeforeLoad(page, { language: "es" });
  const saved = await savedExample();
  await openWith(page, saved);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 }).locator("[lang=en]")).toHaveText(dropEmphasis(saved.title));
});

test("another version opens the wizard's last step with the same answers", async ({ page }) => {
  await openWith(page, await savedExample());
  await page.getByRole("button", { name: "Generate another version" }).click();
  await expect(page).toHaveURL(/\/create\?step=result/);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(generated(page)).toBeVisible();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem("savedRoutines") ?? "[]") as { id: string }[],
  );
  expect(stored).toHaveLength(2);
  expect(stored.some(({ id }) => id === "one")).toBe(true);
});

test("another version of a routine just generated asks to generate, not to see the old one again", async ({ page }) => {
  await storeBeforeLoad(page, { draft: draftWith() });
  await page.goto("/create?step=result");
  for (const count of [1, 2]) {
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(generated(page)).toBeVisible();
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page).toHaveURL(/\/results\//);
    expect(await readSaved(page)).toHaveLength(count);
    await page.getByRole("button", { name: "Generate another version" }).click();
    await expect(page).toHaveURL(/\/create\?step=result/);
    await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeVisible();
    await expect(page.getByText("Process Generated Successfully")).toHaveCount(0);
  }
});

test("another version that replaces a draft can be taken back", async ({ page }) => {
  await storeBeforeLoad(page, { draft: draftWith({ thinkingType: "analyzing", aiRoles: [], subject: "Art" }, 4) });
  await openWith(page, await savedExample());
  await page.getByRole("button", { name: "Generate another version" }).click();
  await expect(page).toHaveURL(/\/create\?step=result/);
  await expect(page.getByText("took the place of the routine you had under way")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/\/results\/one$/);
  await page.goto("/");
  await page.getByRole("link", { name: "Continue your draft" }).click();
  await expect(page).toHaveURL(/\/create\?step=role$/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("draft") ?? "{}").form.subject)).toBe("Art");
});
