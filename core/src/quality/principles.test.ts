import { expect, test } from "vitest";
import { FINDING_CODES } from "./findings.ts";
import { keptPrinciples, PRINCIPLES } from "./principles.ts";

test("every finding speaks against exactly one principle", () => {
  const codes = PRINCIPLES.flatMap(({ codes }) => [...codes]).sort();
  expect(codes).toEqual([...FINDING_CODES].sort());
});

test("what a finding speaks against is not kept", () => {
  expect(keptPrinciples([])).toHaveLength(PRINCIPLES.length);
  const kept = keptPrinciples([{ code: "minutes-off" }, { code: "asks-for-answer" }]);
  expect(kept).not.toContain("fits");
  expect(kept).not.toContain("hints");
  expect(kept).toHaveLength(PRINCIPLES.length - 2);
});
