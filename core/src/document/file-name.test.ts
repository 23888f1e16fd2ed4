import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

it.each([
  ["Look Closely", "look_closely_routine.docx"],
  ["Stand, Test: 2 Ways!", "stand__test__2_ways__routine.docx"],
  ["评价：塑料袋", "评价_塑料袋_routine.docx"],
  ["Đánh giá", "đánh_giá_routine.docx"],
  ["Đánh giá".normalize("NFD"), "đánh_giá_routine.docx"],
  ["Évaluer l’idée", "évaluer_l_idée_routine.docx"],
  ["생각하기 3", "생각하기_3_routine.docx"],
  ["हिन्दी", "हिन्दी_routine.docx"],
  ["../../etc/passwd", "______etc_passwd_routine.docx"],
  ["a\ud800b", "a_b_routine.docx"],
  ["🎈 fun", "__fun_routine.docx"],
  ["", "thinking_routine.docx"],
  ["???", "thinking_routine.docx"],
  ["\udc00", "thinking_routine.docx"],
])("%j -> %s", (title, expected) => {
  expect(fileName(title, "docx")).toBe(expected);
});

it("stays under a file system's 255 bytes and cuts no character in two", () => {
  for (const title of ["a".repeat(5000), "思".repeat(5000), "𠮷".repeat(5000)]) {
    const name = fileName(title, "docx");
    expect(Buffer.byteLength(name)).toBeLessThan(240);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith("_routine.docx")).toBe(true);
  }
});

it("takes the ending asked for", () => {
  expect(fileName("Look", "md")).toBe("look_routine.md");
});
