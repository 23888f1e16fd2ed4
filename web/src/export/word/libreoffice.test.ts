// @vitest-environment node
/** Opens written Word files in a real word processor, where one is installed: another program's reading of our XML. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LANGUAGES } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { expect, test } from "vitest";
import { prepareDocument } from "../prepare-document.ts";
import { everyCodeUnit, goldSaved, saveDerived, saveText, textSaved } from "./fixtures/routines.ts";
import { writeWordParts } from "./word-parts.ts";
import { writeZip } from "./zip.ts";

function findLibreOffice(): string | undefined {
  return ["soffice", "libreoffice"].find((name) => {
    try {
      execFileSync(name, ["--version"], { stdio: "ignore", timeout: 30_000 });
      return true;
    } catch {
      return false;
    }
  });
}

/** A page object of the PDF, as opposed to the tree that holds the pages. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const files: Record<string, SavedRoutine> = {
  generated: goldSaved,
  text: textSaved,
  ...Object.fromEntries(LANGUAGES.map((language) => [`derived-${language}`, saveDerived(language)])),
  // Every odd character; to lay out all the Chinese ones as well takes minutes, and that each gives XML is tested beside this.
  hostile: saveText({
    title: "Odd",
    overview: "",
    content: everyCodeUnit.slice(0, 0x3000) + everyCodeUnit.slice(0xd7a4),
  }),
  megabyte: saveText({ title: "Long", overview: "", content: `${"evidence ".repeat(100)}\n`.repeat(2 ** 20 / 901) }),
  "right-to-left": saveText({ title: "שלום עולם", overview: "مرحبا *بكم*", content: "English first مرحبا" }),
};

const program = findLibreOffice();

test("LibreOffice opens every Word file and makes pages of it", { timeout: 240_000 }, async ({ skip }) => {
  if (!program) {
    // The summary of a run counts what is skipped, but does not say why.
    process.stderr.write("SKIPPED: LibreOffice is not installed, so no Word file was opened by another program.\n");
    return skip("LibreOffice is not installed");
  }
  const folder = mkdtempSync(join(tmpdir(), "word-"));
  try {
    const now = new Date();
    for (const [file, saved] of Object.entries(files)) {
      const { document, language } = await prepareDocument(saved, "en");
      const pieces = await writeZip(writeWordParts(document, language, now), now);
      writeFileSync(join(folder, `${file}.docx`), Buffer.concat(pieces));
    }
    const sources = Object.keys(files).map((file) => join(folder, `${file}.docx`));
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    await promisify(execFile)(program, [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...sources]);
    const pagesOf = (file: string) => countPages(readFileSync(join(folder, `${file}.pdf`)));
    expect(Object.keys(files).filter((file) => pagesOf(file) === 0)).toEqual([]);
    expect(pagesOf("generated")).toBeLessThanOrEqual(6);
    expect(pagesOf("megabyte")).toBeGreaterThan(100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
