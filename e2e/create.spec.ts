/** From the welcome to a finished, saved routine, with the composer behind the server. */
import { begin, draftWith, expect, expectStep, generated, goNext, readSaved, walkToResult } from "./create-journey.ts";
import { storeBeforeLoad, test } from "./fixtures.ts";

test("a teacher makes a routine, sees what was chosen, and finds it saved", async ({ page }) => {
  await begin(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Which kind of thinking .* · Thinkshore$/);
  await expect(page.getByRole("radio")).toHaveCount(6);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("radio", { name: "Evaluating" }).check();
  await goNext(page);
  await expectStep(page, "placement");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("radio")).toHaveCount(4);
  await page.getByRole("radio", { name: "End" }).check();
  await goNext(page);
  await expectStep(page, "role");
  await expect(page.getByRole("radio")).toHaveCount(7);
  await expect(page.getByRole("radio").first()).toHaveAccessibleName(/^Coach/);
  await expect(page.getByText("Most popular")).toBeVisible();
  await page.getByRole("radio", { name: "Challenger" }).check();
  await goNext(page);
  await expectStep(page, "context");
  await page.getByLabel("Learning objectives").fill("Judge whether the harbour should have been closed");
  await page.getByRole("combobox", { name: "Subject area" }).fill("Local history");
  await goNext(page);
  await expectStep(page, "result");

  const summary = page.getByRole("region", { name: "Your choices" });
  for (const text of ["Evaluating", "End", "Challenger", "context input"]) await expect(summary).toContainText(text);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate" })).toHaveCount(0);
  await expect(page.getByText("Written by the built-in composer.")).toBeVisible();
  await expect(page.getByText("AI can make mistakes. Check facts and standards codes.")).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 4 })).toHaveCount(3);

  const [saved] = await readSaved(page);
  expect(saved).toMatchObject({
    version: 2,
    language: "en",
    source: "builtin",
    formData: {
      aiPlacement: "end",
      learningApproach: "Evaluating",
      subjectArea: "Local history",
      thinkingType: "evaluating",
      aiSupportRoles: ["challenger"],
      objective: "Judge whether the harbour should have been closed",
      grouping: "",
    },
    wizard: { thinkingType: "evaluating", aiPlacement: "end", aiRoles: ["challenger"], subject: "Local history" },
  });
  await page.getByRole("link", { name: "View Process" }).click();
  await expect(page).toHaveURL(`/results/${saved?.id}`);
});

test("what is missing is said in the summary's own words", async ({ page }) => {
  await storeBeforeLoad(page, { draft: draftWith() });
  await page.goto("/create?step=result");
  await expect(page.getByRole("region", { name: "Your choices" })).toContainText("not specified");

  await page.evaluate((draft) => localStorage.setItem("draft", draft), draftWith({ subject: "Art" }));
  await page.reload();
  await expect(page.getByRole("region", { name: "Your choices" })).toContainText("not specified");
});

test("Next waits for the step's choice and says why", async ({ page }) => {
  await begin(page);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("To continue, choose a kind of thinking.");
  await expect(page.getByText("To continue, choose a kind of thinking.")).toBeVisible();
  await page.getByRole("radio").first().check();
  await expect(next).toBeEnabled();
  await expect(page.getByText("To continue, choose a kind of thinking.")).toHaveCount(0);
  await next.click();
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("To continue, choose a place for AI.");
});

test("the step list leads to completed steps and the current one only", async ({ page }) => {
  await begin(page);
  await page.getByRole("radio", { name: "Analyzing" }).check();
  await goNext(page);
  await expectStep(page, "placement");
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(6);
  await expect(steps.locator("[aria-current=step]")).toContainText("AI placement");
  await expect(steps.getByRole("link")).toHaveCount(3);
  await steps.getByRole("link", { name: /Thinking types/ }).click();
  await expectStep(page, "thinking-type");
  await expect(page.getByRole("radio", { name: "Analyzing" })).toBeChecked();
  await expect(steps.getByRole("link")).toHaveCount(2);
});

test("a bookmark leads as far as the answers carry", async ({ page }) => {
  await page.goto("/create?step=result");
  await expectStep(page, "thinking-type");
  await page.evaluate((draft) => localStorage.setItem("draft", draft), draftWith({ aiRoles: [] }));
  await page.goto("/create?step=result");
  await expectStep(page, "role");
  await page.goto("/create?step=placement");
  await expectStep(page, "placement");
  await page.goto("/create?step=nonsense");
  await expect(page.getByRole("link", { name: "Continue your draft" })).toBeVisible();
});

test("Back goes one step back and everything is still there", async ({ page }) => {
  await walkToResult(page, { type: "creating-iterating", placement: "flexible", role: "idea-generator" });
  await page.goBack();
  await expectStep(page, "context");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expectStep(page, "role");
  await expect(page.getByRole("radio", { name: "Idea Generator" })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expectStep(page, "thinking-type");
  await page.goForward();
  await expectStep(page, "placement");
  await expect(page.getByRole("radio", { name: "Flexible" })).toBeChecked();
});

test("choices and texts survive a reload, a crash and a change of language", async ({ page, context }) => {
  await begin(page);
  await page.getByRole("radio", { name: "Analyzing" }).check();
  await goNext(page);
  await page.getByRole("radio", { name: "Middle" }).check();
  await goNext(page);
  await page.getByRole("radio", { name: "Coach" }).check();
  await goNext(page);
  await page.getByLabel("Key skills").fill("reading {maps} “closely”");
  await page.reload();
  await expect(page.getByLabel("Key skills")).toHaveValue("reading {maps} “closely”");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.getByLabel("Destrezas clave")).toHaveValue("reading {maps} “closely”");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en");

  // A second tab stands for the browser that starts again after a crash.
  await page.close();
  const again = await context.newPage();
  await again.goto("/");
  await expect(again.getByText("You have a routine under way.")).toBeVisible();
  await again.getByRole("link", { name: "Continue your draft" }).click();
  await expectStep(again, "context");
  await expect(again.getByLabel("Key skills")).toHaveValue("reading {maps} “closely”");
  await again.goto("/");
  await again.getByRole("button", { name: "Start over" }).click();
  await expectStep(again, "thinking-type");
  await expect(again.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("looking around leaves no draft behind", async ({ page }) => {
  await begin(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Begin Creating" })).toBeVisible();
});

test("after a finished routine the welcome begins afresh", async ({ page }) => {
  await walkToResult(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  await page.reload();
  await expect(generated(page)).toBeVisible();
  await page.getByRole("link", { name: "Change: AI placement" }).click();
  await page.getByRole("radio", { name: "End" }).check();
  await page.goto("/create?step=result");
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  expect(await readSaved(page)).toHaveLength(2);
  await page.goto("/");
  await page.getByRole("button", { name: "Begin Creating" }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("answers changed after a routine are kept, and lead to a routine of their own", async ({ page }) => {
  await walkToResult(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Steps" }).getByText("(completed)")).toHaveCount(6);
  await page.goBack();
  await expectStep(page, "context");
  await page.getByLabel("Learning objectives").fill("Explain why the tide turns");
  await expect(page.getByRole("navigation", { name: "Steps" }).getByText("(completed)")).toHaveCount(4);
  await page.goto("/");
  await page.getByRole("link", { name: "Continue your draft" }).click();
  await expect(page.getByLabel("Learning objectives")).toHaveValue("Explain why the tide turns");
});

test("before there is a result, the last step says so", async ({ page }) => {
  await storeBeforeLoad(page, { draft: draftWith() });
  await page.goto("/create?step=result");
  const empty = page.getByText("No process generated yet. Please generate a process using the form above.");
  await expect(empty).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  await expect(empty).toHaveCount(0);
});

test("where the place of AI is open, the result marks its step as optional, as its own page does", async ({ page }) => {
  await storeBeforeLoad(page, { draft: draftWith({ aiPlacement: "flexible" }) });
  await page.goto("/create?step=result");
  await page.getByRole("button", { name: "Generate" }).click();
  const boxes = page.getByRole("article").getByText(/^(AI optional|AI support|Independent work)$/);
  await expect(boxes).toHaveCount(3);
  const marks = await boxes.allTextContents();
  expect(marks).toContain("AI optional");
  await page.getByRole("link", { name: "View Process" }).click();
  await expect(page).toHaveURL(/\/results\//);
  const steps = page.getByRole("article").getByRole("article");
  await expect(steps).toHaveCount(3);
  expect(await steps.getByText(/^(AI optional|AI support|Independent work)$/).allTextContents()).toEqual(marks);
});

test("asterisks in a text routine's title and overview are bold, here and on its own page", async ({ page }) => {
  const draft = JSON.parse(draftWith());
  const routine = { title: "Stand *firm*", overview: "In *short*", content: "Think" };
  const date = "2026-03-04T08:00:00.000Z";
  const saved = { id: "one", title: routine.title, createdAt: date, updatedAt: date, version: 2, language: "en" };
  await storeBeforeLoad(page, {
    draft: JSON.stringify({ ...draft, result: { id: "one", request: { formData: draft.form, language: "en" } } }),
    savedRoutines: JSON.stringify([{ ...saved, formData: { aiPlacement: "middle" }, routine, wizard: draft.form }]),
  });
  await page.goto("/create?step=result");
  for (const text of ["firm", "short"])
    await expect(page.getByRole("article").locator("strong", { hasText: text })).toBeVisible();
  await page.goto("/results/one");
  await expect(page.getByRole("heading", { level: 1 }).locator("strong")).toHaveText("firm");
  await expect(page).toHaveTitle("Stand firm · Thinkshore");
  await page.goto("/library");
  await expect(page.locator("[data-routine] h2 strong")).toHaveText("firm");
});

test("the same answers can be generated in another language", async ({ page }) => {
  await storeBeforeLoad(page, { draft: draftWith() });
  await page.goto("/create?step=result");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(generated(page)).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.getByText("Ha cambiado el idioma desde entonces.")).toBeVisible();
  await page.getByRole("button", { name: "Generar", exact: true }).click();
  await expect.poll(async () => (await readSaved(page)).map(({ language }) => language).sort()).toEqual(["en", "es"]);
});

test("the miniature grows with the choices", async ({ page }) => {
  await begin(page);
  const miniature = page.getByRole("figure");
  await expect(miniature).toContainText("Step 1");
  await page.getByRole("radio", { name: "Evaluating" }).check();
  for (const verb of ["Evaluate", "Justify", "Critique"]) await expect(miniature).toContainText(verb);
  await goNext(page);
  await page.getByRole("radio", { name: "Middle" }).check();
  await expect(miniature.getByRole("listitem").nth(1)).toContainText("AI");
  await goNext(page);
  await page.getByRole("radio", { name: "Challenger" }).check();
  await expect(miniature.getByRole("listitem").nth(1)).toContainText("Challenger");
  await expect(miniature.getByRole("listitem").nth(0)).not.toContainText("Challenger");
});

test("Surprise me fills everything, and one press takes it back", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expectStep(page, "result");
  await expect(page.getByRole("region", { name: "Your choices" })).toContainText("context input");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectStep(page, "thinking-type");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the finished routine can be saved as a Word file at once", async ({ page }) => {
  await walkToResult(page);
  await page.getByRole("button", { name: "Generate" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export to Word" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/_routine\.docx$/);
});
