/** Writes the source of a React component that renders a given page. */
import type { PageElement, PageNode } from "../lib/page-tree.ts";

const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  value: "defaultValue",
};
const dropped = new Set(["selected", "checked"]);
const booleans = new Set(["hidden", "disabled", "open", "required", "readonly", "multiple", "inert", "async", "defer"]);

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function readStyle(text: string): Record<string, string> {
  const declarations = text.split(";").filter((part) => part.includes(":"));
  return Object.fromEntries(
    declarations.map((part) => {
      const [name = "", ...value] = part.split(":");
      const property = name.trim();
      return [property.startsWith("--") ? property : toCamelCase(property), value.join(":").trim()];
    }),
  );
}

function writeProperty(name: string, value: string): string {
  if (name === "style") return `style: ${JSON.stringify(readStyle(value))}`;
  if (booleans.has(name)) return `${JSON.stringify(name)}: true`;
  const property = /^(aria|data)-/.test(name) ? name : toCamelCase(renamed[name] ?? name);
  return `${JSON.stringify(property)}: ${JSON.stringify(value)}`;
}

const readText = (node: PageNode): string => (typeof node === "string" ? node : node.children.map(readText).join(""));

function writeElement(element: PageElement, buttonText: string): string {
  const isButton = /^(a|button)$/.test(element.tag) && readText(element).trim() === buttonText;
  const properties = Object.entries(element.attributes)
    .filter(([name]) => !dropped.has(name))
    .map(([name, value]) => writeProperty(name, value));
  if (isButton) properties.push("onClick: begin");
  const children = element.children.map((child) => writeNode(child, buttonText));
  return `createElement(${[JSON.stringify(element.tag), `{ ${properties.join(", ")} }`, ...children].join(", ")})`;
}

const writeNode = (node: PageNode, buttonText: string): string =>
  typeof node === "string" ? JSON.stringify(node) : writeElement(node, buttonText);

/** @param buttonText of the one button that reacts */
export function writeComponent(nodes: readonly PageNode[], buttonText: string): string {
  const children = nodes.map((node) => writeNode(node, buttonText));
  return `import { createElement, Fragment } from "react";
const begin = () => history.pushState(null, "", "/create");
export function ReactAlonePage() {
  return createElement(${["Fragment", "null", ...children].join(",\n")});
}
`;
}
