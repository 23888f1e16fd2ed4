/** Ready lessons to start from: their subject, grade and time frame by id, their words from the texts. */
import type { GradeLevel, Subject, TimeFrame } from "@thinkshore/core/wizard/catalog";

export interface Example {
  number: 1 | 2 | 3 | 4 | 5 | 6;
  subject: Subject;
  grade: GradeLevel;
  time: TimeFrame;
}

export const EXAMPLES: readonly Example[] = [
  { number: 1, subject: "science", grade: "middle-6-8", time: "single-period" },
  { number: 2, subject: "language-arts", grade: "high-9-12", time: "multiple-periods" },
  { number: 3, subject: "mathematics", grade: "elementary-3-5", time: "single-period" },
  { number: 4, subject: "social-studies", grade: "middle-6-8", time: "multiple-periods" },
  { number: 5, subject: "arts", grade: "elementary-k-2", time: "single-period" },
  { number: 6, subject: "stem", grade: "high-9-12", time: "extended-project" },
];
