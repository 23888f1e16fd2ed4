import { describe, expect, it } from "vitest";
import { nameRole, nameType } from "../language/name-choices.ts";
import { loadWords } from "../language/words/words.ts";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "./catalog.ts";
import { currentType, normaliseType } from "./legacy-types.ts";
import { OLDER_ROLES, OLDER_TYPES } from "./older-ids.ts";
import { normalisePlacement } from "./placements.ts";
import { normaliseRole } from "./roles.ts";

const en = await loadWords("en");
const fr = await loadWords("fr");

describe("normalisePlacement", () => {
  it.each([
    [
      "beginning",
      [
        "beginning",
        "Beginning",
        "start",
        "START",
        "before",
        "Before Learning",
        "before learning",
        "at the beginning",
        "at-the-start",
      ],
    ],
    ["middle", ["middle", "center", "Centre", "during", "During Learning", "in the middle"]],
    ["end", ["end", "finish", "after", "After Learning", "at the end", "  End "]],
    ["flexible", ["flexible", "anywhere", "Flexible", "ANYWHERE"]],
    [undefined, ["", "learning", "whenever", "ending", "constructor"]],
  ] as const)("%s", (placement, texts) => {
    for (const text of texts) expect([text, normalisePlacement(text)]).toEqual([text, placement]);
  });

  it("keeps today's ids", () => {
    expect(PLACEMENTS.map(normalisePlacement)).toEqual(PLACEMENTS);
  });
});

describe("normaliseRole", () => {
  it.each([
    ["contentProvider", "content-provider"],
    ["Content Provider", "content-provider"],
    ["idea_generator", "idea-generator"],
    ["feedbackProvider", "feedback-provider"],
    ["perspectiveTaker", "perspective-taker"],
    ["AI Coach", "coach"],
    ["Tutor", "tutor"],
    ["", undefined],
    ["teacher", undefined],
    ["toString", undefined],
  ])("%j -> %s", (text, role) => {
    expect(normaliseRole(text)).toBe(role);
  });

  it("keeps every id and reads every English name", () => {
    const roles = [...ROLES, ...OLDER_ROLES];
    expect(roles.map(normaliseRole)).toEqual(roles);
    expect(roles.map((role) => normaliseRole(nameRole(role, en)))).toEqual(roles);
  });
});

describe("normaliseType", () => {
  it.each([
    ["creative", "creative"],
    ["Creative Thinking", "creative"],
    ["creativeThinking", "creative"],
    ["creative-thinking", "creative"],
    ["SYSTEMS THINKING", "systems"],
    ["Wondering & Questioning", "wondering"],
    ["Wondering and Questioning", "wondering"],
    ["Reasoning & Evidence", "reasoning"],
    ["Observing & Questioning", "observing-questioning"],
    ["reflecting-self-regulating", "reflecting-self-regulating"],
    ["", undefined],
    ["thinking", undefined],
    ["Inquiry-based", undefined],
    ["constructor", undefined],
  ])("%j -> %s", (text, type) => {
    expect(normaliseType(text)).toBe(type);
  });

  it("reads every id, long form and English name, and knows today's type for each older one", () => {
    const types = [...THINKING_TYPES, ...OLDER_TYPES];
    expect(types.map(normaliseType)).toEqual(types);
    expect(types.map((type) => normaliseType(nameType(type, en)))).toEqual(types);
    expect(OLDER_TYPES.map((type) => normaliseType(`${type} Thinking`))).toEqual(OLDER_TYPES);
    expect(OLDER_TYPES.filter((type) => !THINKING_TYPES.includes(currentType(type)))).toEqual([]);
    expect(THINKING_TYPES.map(currentType)).toEqual(THINKING_TYPES);
  });
});

describe("names in the reader's language", () => {
  it("translates what is known and keeps what is not", () => {
    expect(nameType("wondering", fr)).toBe("Étonnement et questionnement");
    expect(nameType("Critical Thinking", fr)).toBe("Esprit critique");
    expect(nameType("evaluating", fr)).toBe("Évaluer");
    expect(nameType(" Maker time ", fr)).toBe("Maker time");
    expect(nameRole("ideaGenerator", fr)).toBe("Source d’idées");
    expect(nameRole("facilitator", fr)).toBe("Animateur");
    expect(nameRole("Robot", fr)).toBe("Robot");
  });
});
