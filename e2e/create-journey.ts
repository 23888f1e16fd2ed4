/** The way through the wizard, as the create tests walk it; by ids where the words differ with the language. */
import type { Locator, Page } from "@playwright/test";
import { expect as baseExpect } from "./fixtures.ts";

/** Patient: on a busy machine the steps take their time to arrive. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const STEPS = ["thinking-type", "placement", "role", "context", "result"] as const;
export type StepName = (typeof STEPS)[number];

export interface Choices {
  type?: string;
  placement?: string;
  role?: string;
}

/** A form with the three choices made, as the browser would have kept it. */
export function draftWith(form: Record<string, unknown> = {}, step = 6): string {
  const empty = {
    gradeLevel: "",
    subject: "",
    timeFrame: "",
    objectives: { purpose: "", standards: "", skills: "" },
    additionalContext: "",
  };
  return JSON.stringify({
    form: { thinkingType: "analyzing", aiPlacement: "middle", aiRoles: ["coach"], ...empty, ...form },
    step,
  });
}

export async function expectStep(page: Page, step: StepName): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/create\\?step=${step}$`));
  await expect(page.locator("h1")).toBeVisible();
}

export async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("main button.button-primary").click();
  await expectStep(page, "thinking-type");
}

export async function goNext(page: Page): Promise<void> {
  await page.locator("main button[type=submit]").click();
}

/** From the welcome to the summary. */
export async function walkToResult(page: Page, choices: Choices = {}): Promise<void> {
  const { type = "analyzing", placement = "middle", role = "coach" } = choices;
  await begin(page);
  await page.locator(`input[value="${type}"]`).check();
  await goNext(page);
  await expectStep(page, "placement");
  await page.locator(`input[value="${placement}"]`).check();
  await goNext(page);
  await expectStep(page, "role");
  await page.locator(`input[value="${role}"]`).check();
  await goNext(page);
  await expectStep(page, "context");
  await goNext(page);
  await expectStep(page, "result");
}

/** The panel of a finished routine says that it is saved, and then it is. */
export function generated(page: Page): Locator {
  return page
    .getByRole("region", { name: "Process Generated Successfully" })
    .getByText("It is saved in your library, in this browser.");
}

export function readSaved(page: Page): Promise<({ id: string } & Record<string, unknown>)[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("savedRoutines") ?? "[]"));
}
