/** The body of the Word file: each block of the routine document as paragraphs and tables. */
import type { Block, RoutineDocument, Section } from "@thinkshore/core/document/routine-document";
import { COLOURS, LABEL_WIDTH, MARKS } from "./look.ts";
import { type ParagraphOptions, writeLines, writeParagraph, writeParagraphs, writeRun } from "./runs.ts";
import { pairRows, TABLE_GAP, writeContextTable, writeRow, writeTable } from "./tables.ts";

type StepBlock = Extract<Block, { kind: "step" }>;
type TableBlock = Extract<Block, { kind: "table" }>;
type BoxBlock = Extract<Block, { kind: "box" }>;

function writeList(items: readonly string[], options: ParagraphOptions = {}): string {
  return items.map((item) => writeParagraph(item.trim(), { ...options, style: "ListBullet" })).join("");
}

function writeContext(block: TableBlock, width: number, caption: string): string {
  const lines = pairRows(block.rows).map((line) =>
    line.map(({ label, value }) => ({
      label: writeParagraph(label, { style: "Label", plain: true }),
      value: writeParagraphs(value, { style: "Cell" }),
    })),
  );
  return writeContextTable(lines, width, caption) + TABLE_GAP;
}

/** A label and what stands beside it; undefined for blocks that no step holds. */
function readStepRow(block: Block, options: ParagraphOptions): { label: string; content: string } | undefined {
  const cell = { ...options, style: "Cell" };
  switch (block.kind) {
    case "labelled":
      return { label: block.label, content: writeParagraphs(block.text, cell) };
    case "list":
      return { label: block.label ?? "", content: writeList(block.items, options) };
    case "paragraph":
    case "prewrapped":
      return { label: "", content: writeParagraphs(block.text, cell) };
    default:
      return undefined;
  }
}

function writeMarkRow(box: BoxBlock, width: number): string {
  const { sign, shade } = MARKS[box.mark];
  const label = writeRun(`${sign} ${box.label}`, true);
  const options = { style: "Cell", keepNext: true };
  const text = box.text.trim() === "" ? "" : writeParagraphs(box.text, options);
  const content = writeParagraph("", { ...options, before: label }) + text;
  return writeRow([{ width, span: 2, shade, content }]);
}

/** A caption is spoken, not read: it need not hold a heading of any length. */
const LONGEST_CAPTION = 200;

/** The heading stands before the card: Word's navigation lists no heading that is inside a table. */
function writeStep(step: StepBlock, width: number): string {
  const look = MARKS[step.mark];
  const minutes = step.minutes === undefined ? "" : `  ·  ${step.minutes}`;
  const box = step.blocks.find((block) => block.kind === "box");
  const others = step.blocks.filter((block) => block.kind !== "box");
  const rows = others.map((block, index) => {
    const options = { keepNext: index < others.length - 1 };
    const row = readStepRow(block, options);
    if (!row) return "";
    const label = writeParagraph(row.label, { style: "Label", plain: true, ...options });
    return writeRow([
      { width: LABEL_WIDTH, shade: COLOURS.shade, content: label },
      { width: width - LABEL_WIDTH, content: row.content },
    ]);
  });
  const table = writeTable([...(box ? [writeMarkRow(box, width)] : []), ...rows], {
    columns: [LABEL_WIDTH, width - LABEL_WIDTH],
    outside: { kind: look.border, width: look.width },
    caption: `${step.number}. ${step.heading}`.slice(0, LONGEST_CAPTION),
  });
  return writeParagraph(`${step.number}. ${step.heading}${minutes}`, { style: "Heading2" }) + table + TABLE_GAP;
}

function writeBlock(block: Block, width: number, heading: string): string {
  switch (block.kind) {
    case "paragraph":
      return writeParagraphs(block.text);
    case "labelled":
      return writeParagraph(block.label, { style: "Label", plain: true, keepNext: true }) + writeParagraphs(block.text);
    case "list":
      return writeList(block.items);
    case "table":
      return writeContext(block, width, heading);
    case "box":
      return writeParagraphs(`${MARKS[block.mark].sign} ${block.label}\n${block.text}`);
    case "copy":
      return (
        writeParagraphs(block.hint, { style: "Hint", keepNext: true }) + writeLines(block.text, { style: "Prompt" })
      );
    case "prewrapped":
      return writeLines(block.text, { style: "Prewrapped" });
    case "step":
      return writeStep(block, width);
  }
}

/** Prompts to copy stand in boxes, the others as lists. */
function writeSection(section: Section, width: number): string {
  const heading = section.heading ?? "";
  const title = heading === "" ? "" : writeParagraph(heading, { style: "Heading1", plain: true });
  const blocks = section.blocks.map((block) =>
    section.id === "samplePrompts" && block.kind === "list"
      ? block.items.map((item) => writeLines(item.trim(), { style: "Prompt" })).join(TABLE_GAP)
      : writeBlock(block, width, heading),
  );
  return title + blocks.join("");
}

export function writeBody(document: RoutineDocument, width: number): string {
  return [
    writeParagraph(document.title, { style: "Title" }),
    writeParagraph(document.subtitle, { style: "Subtitle" }),
    ...document.sections.map((section) => writeSection(section, width)),
    writeParagraph(document.closing, { style: "Closing" }),
  ].join("");
}
