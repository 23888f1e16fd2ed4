/** The page of composed routines: written by the composer itself, so that it never shows more than the composer can do. */
import { compose } from "@thinkshore/core/compose/compose";
import { writeMarkdown } from "@thinkshore/core/document/markdown";
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import { LANGUAGE_NAMES } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import { GALLERY_REQUESTS, type GalleryRequest } from "./gallery-requests.ts";
import { presentRoutine } from "./present-routine.ts";

const INTRODUCTION = `# Composed routines

These routines were written by the built-in composer, without a model and without a network, exactly as a teacher would
get them. Each begins with what the teacher chose and typed. The prompt for a chat tool, which belongs to every routine,
is left out here. To write this page anew: \`npm run -s compose -- --gallery > docs/composed-routines.md\`.`;

function readRequest(entry: GalleryRequest): GenerateRequest {
  const { language, type, placement, role, grade = "", subject = "", time = "", context = "" } = entry;
  const { purpose = "", standards = "", skills = "" } = entry;
  return {
    language,
    formData: {
      thinkingType: type,
      aiPlacement: placement,
      aiRoles: [role],
      gradeLevel: grade,
      subject,
      timeFrame: time,
      objectives: { purpose, standards, skills },
      additionalContext: context,
    },
  };
}

async function writeEntry(entry: GalleryRequest, number: number): Promise<{ line: string; text: string }> {
  const request = readRequest(entry);
  const routine = await compose(request, { variation: entry.variation ?? 0 });
  const document = await presentRoutine(request, routine);
  const words = await loadWords(entry.language);
  const [context, ...others] = [
    ...document.sections.filter(({ id }) => id === "context"),
    ...document.sections.filter(({ id }) => id !== "context" && id !== "botPrompt"),
  ];
  const markdown = writeMarkdown({
    ...document,
    title: `${number}. ${document.title}`,
    sections: context ? [context, ...others] : others,
  });
  const choice = [words.types[entry.type].name, words.placements[entry.placement].name, words.roles[entry.role].name];
  return {
    line: `${number}. ${routine.title} (${LANGUAGE_NAMES[entry.language]}; ${choice.join(", ")})`,
    text: markdown.replace(/^#/gm, "##").replace(/\n+---\n[\s\S]*$/, ""),
  };
}

export async function writeGallery(): Promise<string> {
  const entries = await Promise.all(GALLERY_REQUESTS.map((entry, index) => writeEntry(entry, index + 1)));
  const contents = entries.map(({ line }) => line).join("\n");
  return [INTRODUCTION, contents, ...entries.map(({ text }) => text)].join("\n\n");
}
