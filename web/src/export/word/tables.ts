/** The tables of the Word file: the lesson's context, and a card for every step. */
import { toXmlText } from "@thinkshore/core/document/xml-text";
import { COLOURS, LABEL_WIDTH } from "./look.ts";

interface Cell {
  width: number;
  /** Columns that it spans. */
  span?: number;
  shade?: string;
  /** Paragraphs. */
  content: string;
}

interface Border {
  kind: string;
  width: number;
}

interface TableOptions {
  columns: readonly number[];
  outside: Border;
  /** What a screen reader says of the table. */
  caption: string;
}

function writeBorder(side: string, { kind, width }: Border, colour: string): string {
  return `<w:${side} w:val="${kind}" w:sz="${width}" w:space="0" w:color="${colour}"/>`;
}

function writeCell({ width, span = 1, shade, content }: Cell): string {
  const spanned = span > 1 ? `<w:gridSpan w:val="${span}"/>` : "";
  const shaded = shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>` : "";
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${spanned}${shaded}</w:tcPr>${content}</w:tc>`;
}

/** A row is never split over two pages. */
export function writeRow(cells: readonly Cell[]): string {
  return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.map(writeCell).join("")}</w:tr>`;
}

export function writeTable(rows: readonly string[], { columns, outside, caption }: TableOptions): string {
  const inside = { kind: "single", width: 4 };
  const borders = [
    ...["top", "left", "bottom", "right"].map((side) => writeBorder(side, outside, "000000")),
    ...["insideH", "insideV"].map((side) => writeBorder(side, inside, COLOURS.rule)),
  ].join("");
  const width = columns.reduce((sum, column) => sum + column, 0);
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders>`,
    `<w:tblLayout w:type="fixed"/><w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="110" w:type="dxa"/>`,
    `<w:bottom w:w="60" w:type="dxa"/><w:right w:w="110" w:type="dxa"/></w:tblCellMar>`,
    `<w:tblLook w:val="0080" w:firstRow="0" w:lastRow="0" w:firstColumn="1" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>`,
    `<w:tblCaption w:val="${toXmlText(caption)}"/></w:tblPr>`,
    `<w:tblGrid>${columns.map((column) => `<w:gridCol w:w="${column}"/>`).join("")}</w:tblGrid>`,
    ...rows,
    "</w:tbl>",
  ].join("");
}

/** Two tables without a paragraph between them would grow together. */
export const TABLE_GAP = '<w:p><w:pPr><w:pStyle w:val="Gap"/></w:pPr></w:p>';

export interface LabelledRow {
  label: string;
  value: string;
}

const SHORT = 36;
const isShort = ({ value }: LabelledRow) => value.length <= SHORT && !value.includes("\n");

/** Two short answers share a line; a long one has the line to itself. */
export function pairRows<Row extends LabelledRow>(rows: readonly Row[]): Row[][] {
  const lines: Row[][] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last?.length === 1 && last.every(isShort) && isShort(row)) last.push(row);
    else lines.push([row]);
  }
  return lines;
}

export interface ContextCells {
  label: string;
  value: string;
}

export function writeContextTable(lines: readonly (readonly ContextCells[])[], width: number, caption: string): string {
  const half = Math.floor(width / 2) - LABEL_WIDTH;
  const columns = [LABEL_WIDTH, half, LABEL_WIDTH, width - 2 * LABEL_WIDTH - half];
  const rows = lines.map((line) => {
    const isAlone = line.length === 1;
    return writeRow(
      line.flatMap((cells) => [
        { width: LABEL_WIDTH, shade: COLOURS.shade, content: cells.label },
        isAlone ? { width: width - LABEL_WIDTH, span: 3, content: cells.value } : { width: half, content: cells.value },
      ]),
    );
  });
  return writeTable(rows, { columns, outside: { kind: "single", width: 6 }, caption });
}
