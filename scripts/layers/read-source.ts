/** Reads from one source file what the rules judge: its imports, its outside doors and its literal texts. */
import { type ESTree, parseSync, Visitor } from "vite";
import { findTexts, isTextAttribute } from "./literal-texts.ts";

export interface Place {
  readonly value: string;
  readonly offset: number;
}

export interface Source {
  readonly imports: readonly Place[];
  /** Members taken from the global object or the navigator, such as `window.localStorage`. */
  readonly globals: readonly Place[];
  readonly texts: readonly Place[];
}

const globalObjects = new Set(["window", "globalThis", "self", "navigator"]);

const isGlobalObject = (node: ESTree.Node | null) => node?.type === "Identifier" && globalObjects.has(node.name);

/** The text of a string, or the fixed beginning of a template: enough to say which folder it points into. */
function readFixedText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  return node?.type === "TemplateLiteral" ? node.quasis[0]?.value.raw : undefined;
}

const isImportMetaGlob = (callee: ESTree.Node) =>
  callee.type === "MemberExpression" &&
  callee.object.type === "MetaProperty" &&
  callee.property.type === "Identifier" &&
  callee.property.name === "glob";

export function readSource(path: string, code: string): Source {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join("; ")}`);
  const imports: Place[] = [];
  const globals: Place[] = [];
  const texts: Place[] = [];

  const addImport = (node: ESTree.Node | null | undefined) => {
    const value = readFixedText(node);
    if (node && value !== undefined) imports.push({ value, offset: node.start });
  };
  const addTexts = (node: ESTree.Node | null) => {
    for (const text of findTexts(node)) texts.push(text);
  };

  new Visitor({
    ImportDeclaration: (node) => addImport(node.source),
    ExportNamedDeclaration: (node) => addImport(node.source),
    ExportAllDeclaration: (node) => addImport(node.source),
    ImportExpression: (node) => addImport(node.source),
    TSImportType: (node) => addImport(node.source),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (!isImportMetaGlob(callee)) return;
      for (const pattern of first?.type === "ArrayExpression" ? first.elements : [first]) addImport(pattern);
    },
    MemberExpression: ({ object, property, computed, start }) => {
      if (!isGlobalObject(object)) return;
      const name = computed ? readFixedText(property) : property.type === "Identifier" ? property.name : undefined;
      if (name !== undefined) globals.push({ value: name, offset: start });
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "ObjectPattern" || !isGlobalObject(init)) return;
      for (const property of id.properties) {
        if (property.type === "Property" && property.key.type === "Identifier") {
          globals.push({ value: property.key.name, offset: property.start });
        }
      }
    },
    JSXText: (node) => addTexts(node),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === "JSXExpressionContainer") addTexts(child.expression);
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === "JSXExpressionContainer") addTexts(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== "JSXIdentifier" || !isTextAttribute(name.name)) return;
      addTexts(value?.type === "JSXExpressionContainer" ? value.expression : value);
    },
  }).visit(program);
  return { imports, globals, texts };
}
