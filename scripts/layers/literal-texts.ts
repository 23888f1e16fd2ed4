/** Finds words in a component that a teacher would read or hear in one language only. */
import type { ESTree } from "vite";

const domAttributes = new Set(["alt", "label", "placeholder", "summary", "title"]);
const spokenAttributes = /^aria-(label|description|valuetext|roledescription|placeholder|braillelabel)$/;
/** Properties of our own components, by the names that such properties have. */
const componentProperties = /(^|[a-z])(caption|description|heading|hint|label|message|text|title|tooltip)$/i;

export const isTextAttribute = (name: string) =>
  domAttributes.has(name) || spokenAttributes.test(name) || (!name.includes("-") && componentProperties.test(name));

const hasLetter = /\p{L}/u;
const isTextKey = /^[a-z]\w*(\.[\w-]+)+$/i;

const isText = (value: string) => hasLetter.test(value) && !isTextKey.test(value);

/** Follows the ways in which an expression can come out as a string that is written in it. */
export function findTexts(node: ESTree.Node | null): { value: string; offset: number }[] {
  switch (node?.type) {
    case "JSXText":
      return isText(node.value) ? [{ value: node.value.trim(), offset: node.start + node.value.search(/\S/) }] : [];
    case "Literal":
      return typeof node.value === "string" && isText(node.value) ? [{ value: node.value, offset: node.start }] : [];
    case "TemplateLiteral": {
      const fixed = node.quasis.map((part) => part.value.raw).join("");
      return isText(fixed) ? [{ value: fixed, offset: node.start }] : node.expressions.flatMap(findTexts);
    }
    case "ConditionalExpression":
      return [...findTexts(node.consequent), ...findTexts(node.alternate)];
    case "LogicalExpression":
      return [...findTexts(node.left), ...findTexts(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...findTexts(node.left), ...findTexts(node.right)] : [];
    case "ArrayExpression":
      return node.elements.flatMap(findTexts);
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return findTexts(node.expression);
    default:
      return [];
  }
}
