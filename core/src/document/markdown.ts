/** A routine document as Markdown: for a terminal, a wiki, a learning platform. */
import { parseEmphasis } from "../routine/emphasis.ts";
import type { Block, RoutineDocument, Section } from "./routine-document.ts";

/** What the teacher wrote must read as text, not as Markdown or HTML. */
function escapeText(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/^(\s*)([-+])(?=\s)/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, "$1\\$2");
}

function inline(text: string): string {
  return parseEmphasis(text.replace(/\s*\n\s*/g, " ").trim())
    .map((segment) => (segment.bold ? `**${escapeText(segment.text)}**` : escapeText(segment.text)))
    .join("");
}

function paragraphs(text: string): string {
  return text
    .split(/\n+/)
    .map(inline)
    .filter((line) => line !== "")
    .join("\n\n");
}

/** A fence must be longer than any run of backticks inside it. */
function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const marks = "`".repeat(longest + 1);
  return `${marks}text\n${text}\n${marks}`;
}

const bold = (text: string) => `**${escapeText(text)}**`;
const bullets = (items: readonly string[]) => items.map((item) => `- ${inline(item)}`).join("\n");

function writeBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return paragraphs(block.text);
    case "labelled":
      return `${bold(block.label)}\n\n${paragraphs(block.text)}`;
    case "list":
      return `${block.label === undefined ? "" : `${bold(block.label)}\n\n`}${bullets(block.items)}`;
    case "table":
      return block.rows.map(({ label, value }) => `- ${bold(label)} ${inline(value)}`).join("\n");
    case "box":
      return `> ${bold(block.label)}${block.text.trim() === "" ? "" : `\n>\n> ${inline(block.text)}`}`;
    case "copy":
      return `${paragraphs(block.hint)}\n\n${fence(block.text)}`;
    case "prewrapped":
      return fence(block.text);
    case "step": {
      const minutes = block.minutes === undefined ? "" : ` (${escapeText(block.minutes)})`;
      return [`### ${block.number}. ${inline(block.heading)}${minutes}`, ...block.blocks.map(writeBlock)].join("\n\n");
    }
  }
}

function writeSection(section: Section): string {
  const heading = section.heading === undefined ? [] : [`## ${inline(section.heading)}`];
  return [...heading, ...section.blocks.map(writeBlock)].join("\n\n");
}

export function writeMarkdown(document: RoutineDocument): string {
  const parts = [
    `# ${inline(document.title)}`,
    ...(document.subtitle === "" ? [] : [inline(document.subtitle)]),
    ...document.sections.map(writeSection),
    "---",
    inline(document.closing),
  ];
  return `${parts.join("\n\n")}\n`;
}
