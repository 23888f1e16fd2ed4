/** The draft as it is written, read again by a new page, damaged, and dropped. */
import { emptyForm, type FormData } from "@thinkshore/core/wizard/form-data";
import { beforeEach, expect, it, vi } from "vitest";

/** As a page that was loaded afresh sees it. */
async function loadPage() {
  vi.resetModules();
  return { ...(await import("./draft.ts")), ...(await import("./draft-peek.ts")) };
}

beforeEach(() => localStorage.clear());

it("keeps every choice and text over a reload", async () => {
  const page = await loadPage();
  page.changeForm({ thinkingType: "analyzing", subject: "Bio “{x}”" });
  page.changeForm({ aiRoles: ["coach"], objectives: { purpose: "p", standards: "s", skills: "k" } });
  page.changeDraft({ step: 4 });
  const again = await loadPage();
  expect(again.readDraft()).toEqual({
    form: {
      ...emptyForm(),
      thinkingType: "analyzing",
      subject: "Bio “{x}”",
      aiRoles: ["coach"],
      objectives: { purpose: "p", standards: "s", skills: "k" },
    },
    step: 4,
  });
  expect(again.peekDraft()).toEqual({ state: "open", step: 4 });
});

it.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["another kind of value", "[1]"],
  ["null", "null"],
])("starts empty with %s stored", async (_, stored) => {
  if (stored !== undefined) localStorage.setItem("draft", stored);
  const page = await loadPage();
  expect(page.readDraft()).toEqual({ form: emptyForm(), step: 2 });
});

it("loses only the part that cannot be read", async () => {
  const form = { ...emptyForm(), thinkingType: "retired-type", aiPlacement: "end", subject: 7, gradeLevel: "5" };
  localStorage.setItem("draft", JSON.stringify({ form, step: 99, generation: { key: 1 }, result: "?" }));
  const page = await loadPage();
  expect(page.readDraft()).toEqual({
    form: { ...emptyForm(), aiPlacement: "end", gradeLevel: "5" },
    step: 2,
    generation: undefined,
    result: undefined,
  });
});

const formData: FormData = { ...emptyForm(), thinkingType: "analyzing", aiPlacement: "end", aiRoles: ["coach"] };
const result = { id: "a", request: { formData, language: "en" as const } };

it("a finished draft waits for nothing", async () => {
  const page = await loadPage();
  page.changeDraft({ result });
  expect((await loadPage()).peekDraft().state).toBe("finished");
});

it("answers that are changed after the routine wait to be continued", async () => {
  const page = await loadPage();
  page.changeDraft({ form: formData, step: 5, result });
  page.changeForm({ objectives: { purpose: "another", standards: "", skills: "" } });
  const again = await loadPage();
  expect(again.peekDraft()).toEqual({ state: "open", step: 5 });
  expect(again.readDraft().form.objectives.purpose).toBe("another");
});

it("gives back the open draft that another one replaces, without its generation", async () => {
  const page = await loadPage();
  const generation = { key: "k", startedAt: 1, request: result.request };
  page.changeDraft({ form: { ...emptyForm(), thinkingType: "evaluating", subject: "Art" }, step: 3, generation });
  const dropped = vi.fn();
  page.watchDraft(dropped);
  const replaced = page.replaceDraft({ form: formData, step: 6 });
  expect(dropped).toHaveBeenCalledOnce();
  expect(page.readDraft()).toEqual({ form: formData, step: 6 });
  expect(replaced).toEqual({ form: { ...emptyForm(), thinkingType: "evaluating", subject: "Art" }, step: 3 });
});

it.each([
  ["an untouched one", { form: emptyForm(), step: 2 as const }],
  ["a finished one", { form: { ...formData, subject: "Art" }, step: 6 as const, result }],
  ["one with the same answers", { form: formData, step: 6 as const }],
])("replacing %s loses nothing", async (_, before) => {
  const page = await loadPage();
  page.changeDraft(before);
  expect(page.replaceDraft({ form: formData, step: 6 })).toBeUndefined();
});

it("dropping it tells those who watch, and the next page finds none", async () => {
  const page = await loadPage();
  page.changeForm({ subject: "Art" });
  const told = vi.fn();
  page.subscribeToDraft(told);
  page.dropDraft();
  expect(told).toHaveBeenCalledOnce();
  expect(page.readDraft().form).toEqual(emptyForm());
  expect((await loadPage()).peekDraft().state).toBe("none");
});
