/** The Word file as a teacher gets it: by one click, under a readable name, in XML that a browser's own parser accepts. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { expect, expectAccessible, storeBeforeLoad, test } from "./fixtures.ts";
import { composedRoutine } from "./sample-routines.ts";

async function open(page: Page, saved: SavedRoutine): Promise<void> {
  await storeBeforeLoad(page, { savedRoutines: JSON.stringify([saved]) });
  await page.goto("/results/one");
}

async function saveWord(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Word" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Unpacks the file and parses each part in the browser; gives the text of each part, or the parser's complaint. */
async function parseParts(page: Page, bytes: Buffer): Promise<Record<string, string>> {
  // The application's own policy forbids parsers.
  const blank = await page.context().newPage();
  return await blank.evaluate(
    async (numbers) => {
      const file = new Uint8Array(numbers);
      const view = new DataView(file.buffer);
      const parts: Record<string, string> = {};
      let at = 0;
      while (view.getUint32(at, true) === 0x04034b50) {
        const size = view.getUint32(at + 18, true);
        const start = at + 30 + view.getUint16(at + 26, true);
        const name = new TextDecoder().decode(file.subarray(at + 30, start));
        const isPacked = view.getUint16(at + 8, true) !== 0;
        const data = new Blob([file.subarray(start, start + size)]).stream();
        const unpacked = isPacked ? data.pipeThrough(new DecompressionStream("deflate-raw")) : data;
        const text = await new Response(unpacked).text();
        const parsed = new DOMParser().parseFromString(text, "application/xml");
        const complaint = parsed.querySelector("parsererror")?.textContent;
        parts[name] = complaint ? `FAULT ${complaint}` : (parsed.documentElement.textContent ?? "");
        at = start + size;
      }
      return parts;
    },
    [...bytes],
  );
}

const PARTS = ["[Content_Types].xml", "_rels/.rels", "word/document.xml", "word/styles.xml", "docProps/core.xml"];

test("one click saves the file; its code is fetched only then", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const saved = await composedRoutine("en", "single-period");
  await open(page, saved);
  await expect(page.getByRole("button", { name: "Word" })).toBeVisible();
  expect(requested.filter((url) => url.includes("export-word"))).toEqual([]);
  const { name, bytes } = await saveWord(page);
  expect(requested.filter((url) => url.includes("export-word"))).toHaveLength(1);
  expect(name).toBe(`${saved.title.toLowerCase().replace(/[^a-z0-9]/g, "_")}_routine.docx`);
  const parts = await parseParts(page, bytes);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(PARTS));
  expect(Object.values(parts).filter((text) => text.startsWith("FAULT"))).toEqual([]);
  const body = parts["word/document.xml"] ?? "";
  const { routine } = saved;
  if (!routine || !("steps" in routine)) throw new Error("The composer gave no steps");
  for (const step of routine.steps) expect(body).toContain(step.title);
  for (const note of routine.teacherNotes) expect(body).toContain(note);
});

test("a Chinese title stays readable in the file's name", async ({ page }) => {
  await open(page, await composedRoutine("zh", "single-period"));
  const { name } = await saveWord(page);
  expect(name).toMatch(/^\p{Script=Han}.*_routine\.docx$/u);
});

test("every code unit is survived by the browser's own XML parser", async ({ page }) => {
  test.setTimeout(120_000);
  const saved = await composedRoutine("en", "single-period");
  const { routine } = saved;
  if (!routine || !("steps" in routine)) throw new Error("The composer gave no steps");
  const notes = Array.from({ length: 64 }, (_, block) =>
    Array.from({ length: 1024 }, (_, unit) => String.fromCharCode(block * 1024 + unit)).join(""),
  );
  const hostile = { ...routine, title: "A \ud800\ufffe\uffff\u0000 B <&>", teacherNotes: notes };
  await open(page, { ...saved, routine: hostile, title: hostile.title });
  const { name, bytes } = await saveWord(page);
  expect(name).toMatch(/^a_+b_+routine\.docx$/);
  const parts = await parseParts(page, bytes);
  expect(Object.values(parts).filter((text) => text.startsWith("FAULT"))).toEqual([]);
  expect(parts["docProps/core.xml"]).toContain("A  B <&>");
});

test("a file that cannot be made is logged, and the teacher is told", async ({ page, watch }) => {
  watch.expectConsole(/The Word file could not be made/);
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error("planted fault");
    };
  });
  await open(page, await composedRoutine("en", "single-period"));
  await page.getByRole("button", { name: "Word" }).click();
  await expect(page.getByText("The Word file could not be made.", { exact: false })).toBeVisible();
});

test("the whole routine goes to the clipboard, formatted and as Markdown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const saved = await composedRoutine("en", "single-period");
  await open(page, saved);
  const copy = page.getByRole("button", { name: "Copy the routine" });
  await copy.click();
  await expectAccessible(page, "the copy dialog");
  await page.getByRole("button", { name: "Copy for an online document" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return await (await item?.getType("text/html"))?.text();
  });
  expect(html).toContain("<h1>");
  expect(html).toContain("<table>");
  await copy.click();
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByText("Paste it into a wiki", { exact: false })).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toMatch(/^# /);
  expect(markdown).toContain("## Steps");
});
