/** Takes the prerendered page apart in a browser, so that the same page can be made again in other ways. */
import type { Page } from "@playwright/test";

export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}
export type PageNode = string | PageElement;

/** The content of the application's root; the page must not run scripts, so that it is what the build wrote. */
export function readPageTree(page: Page): Promise<PageNode[]> {
  return page.locator("#root").evaluate((root) => {
    const read = (node: Node): PageNode[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
      return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(read) }];
    };
    return [...root.childNodes].flatMap(read);
  });
}

const unread = new Set(["svg", "script", "style", "template", "link"]);
const empty = new Set(["br", "hr", "img", "input", "wbr"]);

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The same text in plain HTML: no styles, no scripts, no drawings, no attributes. */
export function writePlainHtml(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeText(node);
      if (unread.has(node.tag)) return "";
      return empty.has(node.tag) ? `<${node.tag}>` : `<${node.tag}>${writePlainHtml(node.children)}</${node.tag}>`;
    })
    .join("");
}
