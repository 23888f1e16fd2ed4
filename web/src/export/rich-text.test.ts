import { LANGUAGES } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import { describe, expect, it } from "vitest";
import { prepareDocument } from "./prepare-document.ts";
import { writeRichText } from "./rich-text.ts";
import { fillEveryField, goldSaved, saveDerived, saveText } from "./word/fixtures/routines.ts";

async function write(...[saved]: Parameters<typeof prepareDocument>): Promise<HTMLElement> {
  const { document: routine, language } = await prepareDocument(saved, "en");
  const page = new DOMParser().parseFromString(writeRichText(routine, language), "text/html");
  return page.body.firstElementChild as HTMLElement;
}

const textsOf = (whole: HTMLElement, name: string) =>
  [...whole.querySelectorAll(name)].map((element) => element.textContent);

describe("writeRichText", () => {
  it("keeps headings, steps, lists and the context table", async () => {
    const whole = await write(goldSaved, "en");
    expect(whole.lang).toBe("en");
    expect(textsOf(whole, "h1")).toEqual(["Stand, Test, Justify: should our town ban single-use plastics?"]);
    expect(textsOf(whole, "h2").slice(0, 4)).toEqual(["Overview", "Purpose", "Context", "Steps"]);
    expect(textsOf(whole, "h3")).toEqual([
      "1. Evaluate: Take a stand (12 min)",
      "2. Critique: Meet the challenger (18 min)",
      "3. Justify: Defend, revise or drop (15 min)",
    ]);
    expect(textsOf(whole, "th").slice(0, 4)).toEqual(["Grade level", "Subject area", "Time frame", "AI placement"]);
    expect(textsOf(whole, "li")).toContain("What do I claim, in one sentence?");
  });

  it("writes what is bold as bold, and markup as the text that it is", async () => {
    const whole = await write(fillEveryField("a *bold* <img src=x onerror=alert(1)>"), "en");
    expect(textsOf(whole, "h1 strong")).toEqual(["bold"]);
    expect(whole.querySelector("img, script, [style], [onerror]")).toBeNull();
    expect(textsOf(whole, "h1")).toEqual(["a bold <img src=x onerror=alert(1)>"]);
  });

  it("keeps the lines of a text routine", async () => {
    const whole = await write(saveText({ title: "T", overview: "", content: "one\n\ntwo" }), "en");
    const body = [...whole.querySelectorAll("p")].find((element) => element.textContent === "onetwo");
    expect(body?.querySelectorAll("br")).toHaveLength(2);
  });

  it.each(LANGUAGES)("speaks %s when the routine does", async (language) => {
    const whole = await write(saveDerived(language), "en");
    const { document: labels } = await loadWords(language);
    expect(textsOf(whole, "h2")).toContain(labels.steps);
    expect(whole.lang).toBe(language);
  });
});
