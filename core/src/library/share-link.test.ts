import { deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose } from "../compose/compose.ts";
import { goldRequest, goldRoutine } from "../quality/fixtures/gold-routine.ts";
import { SAVED_VERSION, type SavedRoutine } from "./saved-routine.ts";
import { type Compress, type Decompress, decodeShareLink, encodeShareLink, SHARE_LIMITS } from "./share-link.ts";
import { encodeBase64Url, encodeUtf8 } from "./text-bytes.ts";

/** Every UTF-16 unit may stand anywhere, lone surrogates included. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

const compress: Compress = async (bytes) => new Uint8Array(deflateRawSync(bytes));
const decompress: Decompress = async (bytes, limit) => {
  try {
    return { ok: true, bytes: new Uint8Array(inflateRawSync(bytes, { maxOutputLength: limit })) };
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    return { ok: false, code: isTooLarge ? "too-large" : "broken" };
  }
};

const saved: SavedRoutine = {
  id: "one",
  title: goldRoutine.title,
  createdAt: "2026-03-01T12:00:00.000Z",
  updatedAt: "2026-03-01T12:00:00.000Z",
  version: SAVED_VERSION,
  formData: {
    aiPlacement: "middle",
    learningApproach: "Evaluating",
    subjectArea: "Science",
    thinkingType: "evaluating",
    aiSupportRoles: ["challenger"],
    gradeLevel: "Grade 8",
    duration: "45 minutes",
    grouping: "",
    objective: "plastics",
    keySkills: "weighing evidence",
  },
  routine: goldRoutine,
  wizard: { ...goldRequest.formData, additionalContext: "" },
  language: "en",
  source: "builtin",
};

async function encode(routine: SavedRoutine): Promise<string> {
  const result = await encodeShareLink(routine, compress);
  if (!result.ok) throw new Error(result.code);
  return result.fragment;
}

async function wrap(value: unknown): Promise<string> {
  const data = encodeBase64Url(await compress(encodeUtf8(JSON.stringify(value))));
  return `r1.${data.length.toString(36)}.${data}`;
}

describe("share links", () => {
  test("a routine comes back as it was, also with the leading #", async () => {
    const fragment = await encode(saved);
    expect(fragment).toMatch(/^r1\.[0-9a-z]+\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(8000);
    expect(await decodeShareLink(fragment, decompress)).toEqual({ ok: true, saved });
    expect(await decodeShareLink(`#${fragment}`, decompress)).toEqual({ ok: true, saved });
  });

  test("the teacher's remarks and the version before edits stay behind", async () => {
    const own = {
      ...saved,
      generated: goldRoutine,
      wizard: { ...goldRequest.formData, additionalContext: "Ana needs more time" },
    };
    expect(await decodeShareLink(await encode(own), decompress)).toEqual({ ok: true, saved });
  });

  test.each([
    ["one remark", "Ana needs more time."],
    ["several lines", "- Ana needs more time\n- two devices for all"],
  ])("the note in which the composer repeats %s stays behind too", async (_, additionalContext) => {
    const formData = { ...goldRequest.formData, additionalContext };
    const routine = await compose({ formData, language: "en" });
    const own = { ...saved, routine, wizard: formData };
    expect(JSON.stringify(routine)).toContain("Ana needs more time");
    const result = await decodeShareLink(await encode(own), decompress);
    expect(JSON.stringify(result)).not.toContain("Ana");
    const notes = routine.teacherNotes.filter((note) => !note.includes("Ana"));
    expect(result).toMatchObject({ ok: true, saved: { routine: { ...routine, teacherNotes: notes } } });
    expect(notes).toHaveLength(3);
  });

  test("fields beyond the contract are not taken over", async () => {
    expect(await decodeShareLink(await wrap({ ...saved, onload: "x" }), decompress)).toEqual({ ok: true, saved });
  });

  test("a link cut anywhere is never taken for whole", async () => {
    const fragment = await encode(saved);
    for (let length = 0; length < fragment.length; length += 7) {
      const result = await decodeShareLink(fragment.slice(0, length), decompress);
      expect(result).toEqual({ ok: false, code: length > 1 ? "cut" : "not-a-link" });
    }
  });

  test("one changed character never throws, and gives a routine or a code", async () => {
    const fragment = await encode(saved);
    await fc.assert(
      fc.asyncProperty(fc.nat(fragment.length - 1), fc.string({ minLength: 1, maxLength: 1 }), async (at, other) => {
        const changed = fragment.slice(0, at) + other + fragment.slice(at + 1);
        const result = await decodeShareLink(changed, decompress);
        if (!result.ok) expect(result.code).toMatch(/^(cut|damaged|invalid|not-a-link|wrong-version|too-large)$/);
      }),
    );
  });

  test("any text gives a code", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect((await decodeShareLink(text, decompress)).ok).toBe(false);
      }),
    );
  });

  test("size is capped before decoding and while decompressing", async () => {
    const long = `r1.zzzz.${"A".repeat(SHARE_LIMITS.fragment)}`;
    expect(await decodeShareLink(long, decompress)).toEqual({ ok: false, code: "too-large" });
    const bomb = await wrap("a".repeat(SHARE_LIMITS.inflated));
    expect(bomb.length).toBeLessThan(1000);
    expect(await decodeShareLink(bomb, decompress)).toEqual({ ok: false, code: "too-large" });
    const unguarded: Decompress = async (bytes) => ({ ok: true, bytes: new Uint8Array(inflateRawSync(bytes)) });
    expect(await decodeShareLink(bomb, unguarded)).toEqual({ ok: false, code: "too-large" });
  });

  test("a routine that does not fit is not made into a link that cannot be opened", async () => {
    const large = { ...saved, title: "x".repeat(SHARE_LIMITS.inflated) };
    expect(await encodeShareLink(large, compress)).toEqual({ ok: false, code: "too-large" });
    expect(await encodeShareLink(saved, compress, { fragment: 100, inflated: 1e6 })).toEqual({
      ok: false,
      code: "too-large",
    });
  });

  test.each([
    ["another version", "r2.4.AAAA", "wrong-version"],
    ["more than announced", "r1.2.AAAA", "damaged"],
    ["no base64", "r1.4.A!AA", "damaged"],
    ["not compressed", "r1.4.____", "damaged"],
    ["somebody else's fragment", "section-2", "not-a-link"],
    ["nothing", "", "not-a-link"],
  ])("%s", async (_name, fragment, code) => {
    expect(await decodeShareLink(fragment, decompress)).toEqual({ ok: false, code });
  });

  test.each([
    ["a list", []],
    ["null", null],
    ["no id", { ...saved, id: "" }],
    ["a future version", { ...saved, version: 99 }],
    ["a date that is none", { ...saved, createdAt: "soon" }],
    ["steps that are no list", { ...saved, routine: { ...goldRoutine, steps: "all" } }],
    ["too many steps", { ...saved, routine: { ...goldRoutine, steps: Array(51).fill(goldRoutine.steps[0]) } }],
    ["too many notes", { ...saved, routine: { ...goldRoutine, teacherNotes: Array(201).fill("") } }],
  ])("%s is no routine", async (_name, value) => {
    expect(await decodeShareLink(await wrap(value), decompress)).toEqual({ ok: false, code: "invalid" });
  });
});
