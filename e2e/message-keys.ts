/** The keys of all English texts that could not be mistaken for a word. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../web/src/i18n/messages/en");

export async function messageKeys(): Promise<string[]> {
  const files = await readdir(folder);
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const keys = sources.flatMap((source) => [...source.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] ?? ""));
  return keys.filter((key) => /[A-Z_\d]/.test(key));
}
