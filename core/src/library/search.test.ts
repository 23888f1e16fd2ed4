import { describe, expect, test } from "vitest";
import type { SavedRoutine } from "./saved-routine.ts";
import { matchesSearch, splitSearch } from "./search.ts";

const saved: SavedRoutine = {
  id: "a",
  title: "Prendre position: le plastique",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  version: 2,
  formData: {
    aiPlacement: "middle",
    learningApproach: "Évaluer",
    subjectArea: "Khoa học",
    thinkingType: "evaluating",
    aiSupportRoles: ["challenger"],
    gradeLevel: "Grade 8",
    duration: "",
    grouping: "",
    objective: "đánh giá bằng chứng",
    keySkills: "",
  },
  routine: {
    title: "Prendre position: le plastique",
    overview: "先に自分の考えを書く",
    purpose: "",
    steps: [
      {
        stepNumber: 1,
        verb: "Evaluate",
        title: "",
        description: "",
        teacherAction: "",
        studentAction: "",
        purpose: "",
        aiRole: "",
        studentPrompts: ["Which challenge did I reject?"],
      },
    ],
    aiSamplePrompts: [],
    assessmentOpportunities: [],
    exampleInAction: "",
    teacherNotes: ["자신의 말로 설명하게 하세요."],
    variations: [],
  },
};

describe("matchesSearch", () => {
  test.each([
    ["", true],
    ["   ", true],
    ["plastique", true],
    ["PLASTIQUE", true],
    ["evaluer", true],
    ["évaluer", true],
    ["danh gia", true],
    ["đánh giá", true],
    ["khoa hoc", true],
    ["自分の考え", true],
    ["설명", true],
    ["reject challenge", true],
    ["grade 8 plastique", true],
    ["plastique volcan", false],
    ["studentprompts", false],
    ["2026", false],
  ])("%o: %s", (query, expected) => {
    expect(matchesSearch(saved, splitSearch(query))).toBe(expected);
  });

  test("an edited routine is searched by its new text", () => {
    expect(matchesSearch(saved, ["volcano"])).toBe(false);
    expect(matchesSearch({ ...saved, title: "Volcano" }, ["volcano"])).toBe(true);
  });
});
