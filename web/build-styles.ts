/** Leaves out of a stylesheet what a page cannot use: each rule that a browser parses costs it time before the first paint. */
import postcss, { type AtRule, type ChildNode, type Root } from "postcss";

const className = /\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g;
/** What a rule excludes need not be there for the rule to apply. */
const exclusion = /:not\([^()]*\)/g;

function listClasses(selector: string): string[] {
  return [...selector.replace(exclusion, "").matchAll(className)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));
}

/** @param sources the page and the scripts that may draw on it; a class counts as used when one of them spells it out */
export function keepUsedStyles(css: string, sources: readonly string[]): string {
  const words = new Set(sources.flatMap((source) => source.split(/[\s"'`{}]+/)));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => listClasses(selector).every((name) => words.has(name)));
    if (used.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = used;
  });
  dropUnreadVariables(sheet);
  return sheet.toString();
}

/** Tailwind declares every variable that one of its rules may read; without the rule the declaration is for nobody. */
function dropUnreadVariables(sheet: Root): void {
  const read = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  sheet.walkAtRules("property", (declaration) => {
    if (!read.has(declaration.params)) declaration.remove();
  });
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithEmptyParents(parent as AtRule);
}
