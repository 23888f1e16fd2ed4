/** A routine document as plain text for a terminal. */
import type { Block, RoutineDocument } from "@thinkshore/core/document/routine-document";
import type { Words } from "@thinkshore/core/language/words/words";

const indent = (text: string, margin: string) =>
  text
    .split("\n")
    .map((line) => (line === "" ? "" : margin + line))
    .join("\n");

const bullets = (items: readonly string[]) => items.map((item) => `• ${item}`).join("\n");

function printBlock(block: Block, colon: string): string {
  switch (block.kind) {
    case "paragraph":
    case "prewrapped":
      return block.text;
    case "labelled":
      return `${block.label}${colon}${block.text}`;
    case "list":
      return block.label === undefined
        ? bullets(block.items)
        : `${block.label}${colon.trimEnd()}\n${indent(bullets(block.items), "  ")}`;
    case "table":
      return block.rows.map(({ label, value }) => `${label}${colon}${value}`).join("\n");
    case "box":
      return `[${block.label}] ${block.text}`;
    case "copy":
      return `${block.hint}\n\n${indent(block.text, "  | ")}`;
    case "step": {
      const minutes = block.minutes === undefined ? "" : ` · ${block.minutes}`;
      const body = block.blocks.map((inner) => printBlock(inner, colon)).join("\n");
      return `${block.number}. ${block.heading}${minutes}\n${indent(body, "   ")}`;
    }
  }
}

export function printDocument(document: RoutineDocument, { colon }: Words["punctuation"]): string {
  const heading = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`;
  const sections = document.sections.map((section) => {
    const body = section.blocks.map((block) => printBlock(block, colon)).join("\n\n");
    return section.heading === undefined ? body : `${heading(section.heading, "-")}\n${body}`;
  });
  return [heading(document.title, "="), document.subtitle, ...sections, document.closing]
    .filter((part) => part !== "")
    .join("\n\n");
}
