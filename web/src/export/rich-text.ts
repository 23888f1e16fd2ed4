/** A routine document as HTML for other programs' documents: plain elements, no styles, so that it takes on the look of where it is pasted. */
import type { Block, RoutineDocument, Section } from "@thinkshore/core/document/routine-document";
import { parseEmphasis } from "@thinkshore/core/routine/emphasis";

type Child = Node | string;

/** Elements of a document that is never shown: text stays text, whatever it says. */
function createMaker() {
  const page = document.implementation.createHTMLDocument("");
  return (name: string, ...children: Child[]): HTMLElement => {
    const element = page.createElement(name);
    element.append(...children);
    return element;
  };
}

type Make = ReturnType<typeof createMaker>;

function writeInline(make: Make, text: string): Child[] {
  return parseEmphasis(text.trim()).map((segment) => (segment.bold ? make("strong", segment.text) : segment.text));
}

function writeParagraphs(make: Make, text: string): Child[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== "");
  return lines.map((line) => make("p", ...writeInline(make, line)));
}

function writeList(make: Make, items: readonly string[]): Child {
  return make("ul", ...items.map((item) => make("li", ...writeInline(make, item))));
}

const writeLabel = (make: Make, label: string) => make("p", make("strong", label));

/** Line breaks as elements: what is pasted elsewhere keeps them, where plain line ends would be lost. */
function writeLines(make: Make, text: string): Child[] {
  return text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [make("br"), line]));
}

function writeBlock(make: Make, block: Block): Child[] {
  switch (block.kind) {
    case "paragraph":
      return writeParagraphs(make, block.text);
    case "labelled":
      return [writeLabel(make, block.label), ...writeParagraphs(make, block.text)];
    case "list": {
      const list = writeList(make, block.items);
      return block.label === undefined ? [list] : [writeLabel(make, block.label), list];
    }
    case "table": {
      const rows = block.rows.map(({ label, value }) =>
        make("tr", make("th", label), make("td", ...writeLines(make, value))),
      );
      return [make("table", make("tbody", ...rows))];
    }
    case "box":
      return [make("blockquote", writeLabel(make, block.label), ...writeParagraphs(make, block.text))];
    case "copy":
      return [...writeParagraphs(make, block.hint), make("blockquote", make("p", ...writeLines(make, block.text)))];
    case "prewrapped":
      return [make("p", ...writeLines(make, block.text))];
    case "step": {
      const minutes = block.minutes === undefined ? "" : ` (${block.minutes})`;
      const heading = make("h3", `${block.number}. `, ...writeInline(make, block.heading), minutes);
      return [heading, ...block.blocks.flatMap((inner) => writeBlock(make, inner))];
    }
  }
}

function writeSection(make: Make, { heading, blocks }: Section): Child[] {
  const title = heading === undefined ? [] : [make("h2", heading)];
  return [...title, ...blocks.flatMap((block) => writeBlock(make, block))];
}

export function writeRichText(routine: RoutineDocument, language: string): string {
  const make = createMaker();
  const whole = make(
    "article",
    make("h1", ...writeInline(make, routine.title)),
    make("p", routine.subtitle),
    ...routine.sections.flatMap((section) => writeSection(make, section)),
    make("p", routine.closing),
  );
  whole.lang = language;
  return whole.outerHTML;
}
