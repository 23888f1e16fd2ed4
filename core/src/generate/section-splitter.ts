/**
 * Reads a model's answer as it arrives, in pieces of any size, and gives each part of the routine as soon as it is complete.
 * Every character is looked at once: nothing is closed, guessed or parsed a second time.
 */
import { isPart, type Section } from "./sections.ts";

type Mode =
  /** Before the object: prose, a code fence, anything. */
  | "seek"
  /** Inside the object, before a key or its closing brace. */
  | "key"
  | "key-text"
  | "colon"
  | "value"
  /** Inside the list of steps, before a step or the closing bracket. */
  | "element"
  | "capture"
  | "end"
  /** Not JSON after all, in the middle of the routine: to guess on would mix a step's parts with the routine's. */
  | "broken";

export interface SectionSplitter {
  push(text: string): Section[];
  /** True once the object that holds the routine was closed. */
  readonly isComplete: boolean;
  /** True once the list of steps was closed; before, some may be missing. */
  readonly hasAllSteps: boolean;
}

const SPACE = /\s/;
/** An object that begins with one of these is a step, not the routine. */
const STEP_KEYS: ReadonlySet<string> = new Set(["stepNumber", "verb"]);

export function createSectionSplitter(): SectionSplitter {
  let mode: Mode = "seek";
  /** Objects around the routine that hold nothing of it themselves, such as {"routine": {…}}. */
  let wrappers = 0;
  let hasParts = false;
  let hasAllSteps = false;
  let key = "";
  let stepIndex = -1;
  let captured = "";
  let nested = 0;
  let inString = false;
  let escaped = false;

  function startCapture(next: "key-text" | "capture"): void {
    mode = next;
    captured = "";
    nested = 0;
    inString = false;
    escaped = false;
  }

  function closeObject(): void {
    if (hasParts) mode = "end";
    else if (wrappers > 0) {
      wrappers -= 1;
      mode = "key";
    } else mode = "seek";
  }

  /** An object of the prose before the answer is passed over. */
  function giveUp(): void {
    mode = hasParts || isPart(key) || STEP_KEYS.has(key) ? "broken" : "seek";
    key = "";
  }

  /** Consumes one structural character; false sends it through again in the new mode. */
  function step(char: string): boolean {
    switch (mode) {
      case "seek":
        if (char === "{") {
          mode = "key";
          wrappers = 0;
        }
        return true;
      case "key":
        if (SPACE.test(char) || char === ",") return true;
        if (char === '"') startCapture("key-text");
        else if (char === "}") closeObject();
        else {
          giveUp();
          return false;
        }
        return true;
      case "colon":
        if (SPACE.test(char)) return true;
        if (char !== ":" || (STEP_KEYS.has(key) && !hasParts)) {
          giveUp();
          return false;
        }
        mode = "value";
        return true;
      case "value":
        if (SPACE.test(char)) return true;
        if (char === "[" && key === "steps") {
          mode = "element";
          stepIndex = 0;
          hasParts = true;
          return true;
        }
        if (char === "{" && !hasParts && !isPart(key)) {
          wrappers += 1;
          mode = "key";
          return true;
        }
        startCapture("capture");
        return false;
      case "element":
        if (SPACE.test(char) || char === ",") return true;
        if (char === "]") {
          mode = "key";
          stepIndex = -1;
          hasAllSteps = true;
          return true;
        }
        startCapture("capture");
        return false;
      default:
        return true;
    }
  }

  function finishCapture(sections: Section[]): void {
    const path = stepIndex >= 0 ? `steps.${stepIndex}` : key;
    if (stepIndex >= 0) stepIndex += 1;
    mode = stepIndex >= 0 ? "element" : "key";
    const value = parseValue(captured);
    captured = "";
    if (value === undefined || (stepIndex < 0 && !isPart(path))) return;
    hasParts = true;
    sections.push({ path, value });
  }

  /** True when the character ends the captured value without belonging to it. */
  function endsCapture(char: string): boolean {
    if (escaped) escaped = false;
    else if (inString) {
      if (char === "\\") escaped = true;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{" || char === "[") nested += 1;
    else if (char === "}" || char === "]") {
      if (nested === 0) return true;
      nested -= 1;
    } else if (char === "," && nested === 0) return true;
    return false;
  }

  function endsKey(char: string): boolean {
    if (escaped) escaped = false;
    else if (char === "\\") escaped = true;
    else return char === '"';
    return false;
  }

  return {
    get isComplete() {
      return mode === "end";
    },
    get hasAllSteps() {
      return hasAllSteps;
    },
    push(text) {
      const sections: Section[] = [];
      let from = 0;
      let at = 0;
      while (at < text.length && mode !== "end" && mode !== "broken") {
        const char = text.charAt(at);
        if (mode === "capture" && endsCapture(char)) {
          captured += text.slice(from, at);
          finishCapture(sections);
        } else if (mode === "key-text" && endsKey(char)) {
          const name: unknown = parseValue(`"${captured}${text.slice(from, at)}"`);
          key = typeof name === "string" ? name : "";
          mode = "colon";
          at += 1;
        } else if (mode === "capture" || mode === "key-text") {
          at += 1;
        } else {
          const before: Mode = mode;
          if (step(char)) at += 1;
          if (mode !== before) from = at;
        }
      }
      if (mode === "capture" || mode === "key-text") captured += text.slice(from);
      return sections;
    },
  };
}

/** Some models put raw line breaks into their strings; as spaces they harm nobody. */
function parseValue(text: string): unknown {
  for (const attempt of [text, text.replace(/\p{Cc}/gu, " ")]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The second attempt, or none, decides.
    }
  }
  return undefined;
}
