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
  dropUnreadVariables(sheet, sources);
  return sheet.toString();
}

/** A variable is declared for whoever reads it: without the reader the declaration is for nobody. */
function dropUnreadVariables(sheet: Root, sources: readonly string[]): void {
  const inStyles = sheet.toString().matchAll(/var\((--[\w-]+)/g);
  const inSources = sources.flatMap((source) => [...source.matchAll(/(--[a-z][\w-]*)/g)]);
  const read = new Set([...inStyles, ...inSources].map(([, name]) => name));
  sheet.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithEmptyParents(parent as AtRule);
}
