/** Texts, lists and numbers out of unknown data: what a model or older data may have written in another shape than asked. */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A circular or very deep value ends here. */
const DEEPEST = 4;

function partsOf(value: object): unknown[] {
  return Array.isArray(value) ? value : Object.values(value);
}

/** Any value as text: lists and objects give their parts on lines of their own. */
export function readText(value: unknown, depth = 0): string {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n").trim();
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  if (typeof value !== "object" || value === null || depth >= DEEPEST) return "";
  return partsOf(value)
    .map((part) => readText(part, depth + 1))
    .filter((text) => text !== "")
    .join("\n");
}

const BULLET = /^\s*(?:[-–•*]\s+|\d{1,2}[.)]\s+)/;

/** Any value as a list of texts: one text is read as its lines, without their bullets. */
export function readTexts(value: unknown): string[] {
  const texts =
    typeof value === "object" && value !== null
      ? partsOf(value).map((part) => readText(part, 1))
      : readText(value)
          .split("\n")
          .map((line) => line.replace(BULLET, "").trim());
  return texts.filter((text) => text !== "");
}

/** "12", 12 and "12 min" are 12; anything else, and what is below zero, is nothing. */
export function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === "string" ? Number(/^\s*(\d{1,6}(?:\.\d+)?)(?![\d:])/.exec(value)?.[1] ?? Number.NaN) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : undefined;
}

export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value === "true") return true;
  return value === "false" ? false : undefined;
}

/** The first of several names under which there is something. */
export function pick(fields: Fields, ...names: readonly string[]): unknown {
  const name = names.find((candidate) => Object.hasOwn(fields, candidate) && readText(fields[candidate]) !== "");
  return name === undefined ? undefined : fields[name];
}
