import { deflateRawSync } from "node:zlib";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { encodeBase64Url } from "@thinkshore/core/library/text-bytes";
import { afterEach, expect, it, vi } from "vitest";
import { buildShareUrl, readSharedLink, readSharedRoutine, shareRoutine } from "./share.ts";

const saved: SavedRoutine = {
  id: "7 a",
  title: "Stand, Test, Justify",
  createdAt: "2026-03-01T12:00:00.000Z",
  updatedAt: "2026-03-02T12:00:00.000Z",
  version: 2,
  formData: {
    aiPlacement: "middle",
    learningApproach: "Evaluating",
    subjectArea: "科学",
    thinkingType: "evaluating",
    aiSupportRoles: ["challenger"],
    gradeLevel: "Grade 8",
    duration: "",
    grouping: "",
    objective: "décider",
    keySkills: "",
  },
  routine: { title: "Stand, Test, Justify", overview: "đánh giá", content: "Step 1 *Think*. 😀" },
  language: "en",
  source: "builtin",
};

function stubNavigator(parts: Partial<Record<"share" | "canShare" | "clipboard", unknown>>) {
  const base = { share: undefined, canShare: undefined, clipboard: undefined, ...parts };
  for (const [name, value] of Object.entries(base)) {
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
  }
}

afterEach(() => stubNavigator({}));

it("carries the whole routine in the fragment and gives it back", async () => {
  const url = new URL((await buildShareUrl(saved)) ?? "");
  expect(url.pathname).toBe("/results/7%20a");
  expect(url.search).toBe("");
  expect(await readSharedRoutine(url.hash)).toEqual({ ok: true, saved });
  expect(await readSharedLink(`  ${url.href}\n`)).toEqual({ ok: true, saved });
  expect(await readSharedLink("https://elsewhere.example/page#top")).toEqual({ ok: false, code: "not-a-link" });
});

it("says so when the routine is too long for an address", async () => {
  const noise = Array.from({ length: 300_000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join("");
  const long = { ...saved, routine: { title: "", overview: "", content: noise } };
  expect(await buildShareUrl(long)).toBeUndefined();
  expect(await shareRoutine(long)).toBe("too-large");
});

it("stops unpacking a bomb at the limit", async () => {
  const bomb = new Uint8Array(deflateRawSync(new Uint8Array(40_000_000)));
  const data = encodeBase64Url(bomb);
  expect(data.length).toBeLessThan(65_000);
  expect(await readSharedRoutine(`r1.${data.length.toString(36)}.${data}`)).toEqual({ ok: false, code: "too-large" });
});

it("uses the device's share function with title and address", async () => {
  const share = vi.fn(async () => {});
  stubNavigator({ share, canShare: () => true });
  expect(await shareRoutine(saved)).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: saved.title, url: await buildShareUrl(saved) });
});

it("says nothing when the share sheet is closed", async () => {
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  stubNavigator({ share, canShare: () => true });
  expect(await shareRoutine(saved)).toBe("dismissed");
});

it.each([
  ["has none", {}],
  ["cannot share this", { share: async () => {}, canShare: () => false }],
  ["refuses", { share: () => Promise.reject(new DOMException("no", "NotAllowedError")), canShare: () => true }],
])("copies the address when the device %s", async (_, parts) => {
  const writeText = vi.fn(async () => {});
  stubNavigator({ ...parts, clipboard: { writeText } });
  expect(await shareRoutine(saved)).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(await buildShareUrl(saved));
});

it("fails openly when there is no way at all", async () => {
  stubNavigator({});
  document.execCommand = () => false;
  expect(await shareRoutine(saved)).toBe("failed");
});
