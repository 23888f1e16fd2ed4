/** Composes one routine from the command line's options, or the gallery of examples, and prints it. */
import { compose } from "@thinkshore/core/compose/compose";
import { writeMarkdown } from "@thinkshore/core/document/markdown";
import { loadWords } from "@thinkshore/core/language/words/words";
import { writeGallery } from "./compose/gallery.ts";
import { HELP, readOptions } from "./compose/options.ts";
import { presentRoutine } from "./compose/present-routine.ts";
import { printDocument } from "./compose/print-document.ts";
import { runScript } from "./lib/project.mjs";

await runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.kind === "help") {
    console.log(HELP);
    return 0;
  }
  if (options.kind === "gallery") {
    console.log(await writeGallery());
    return 0;
  }
  const { request, variation, form } = options;
  const routine = await compose(request, { variation });
  if (form === "json") {
    console.log(JSON.stringify(routine, null, 2));
    return 0;
  }
  const document = await presentRoutine(request, routine);
  const { punctuation } = await loadWords(request.language);
  console.log(form === "markdown" ? writeMarkdown(document) : printDocument(document, punctuation));
  return 0;
});
