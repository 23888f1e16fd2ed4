/** What a teacher means by free text on grade, subject and time, in any of the eight languages; undefined when it cannot be told. */
import { plainText, readHanNumbers } from "../language/plain-text.ts";
import { STEP_COUNT, type StepCount, SUBJECTS, type Subject, type TimeFrame } from "./catalog.ts";
import { EXPLICIT, type GradeRule, STAGES, VAGUE } from "./grade-words.ts";
import { readLessonTime } from "./lesson-time.ts";
import { SUBJECT_WORDS } from "./subject-words.ts";

export const GRADE_BANDS = ["k-2", "3-5", "6-8", "9-12", "higher"] as const;
export type GradeBand = (typeof GRADE_BANDS)[number];

const LAST_GRADES = [2, 5, 8, 12] as const;
const LAST_SCHOOL_YEAR = 13;

/** Whether the band holds students under 13: they use AI with a teacher at the screen. */
export function isYoung(band: GradeBand): boolean {
  return band === "k-2" || band === "3-5" || band === "6-8";
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const ORDINALS: readonly RegExp[] = [
  /\b(?:first|primero?)\b/g,
  /\b(?:second|segundo)\b/g,
  /\b(?:third|tercero?)\b/g,
  /\b(?:fourth|cuarto)\b/g,
  /\b(?:fifth|quinto)\b/g,
  /\b(?:sixth(?! form)|sexto)\b/g,
  /\b(?:seventh|septimo)\b/g,
  /\b(?:eighth|octavo)\b/g,
  /\b(?:ninth|noveno)\b/g,
  /\b(?:tenth|decimo)\b/g,
  /\b(?:eleventh|undecimo)\b/g,
  /\b(?:twelfth)\b/g,
];
/** Counting words, read only after "grade" and the like: elsewhere they mean other things. */
const COUNTING: readonly string[] = [
  "one|satu|mot",
  "two|dua|hai",
  "three|tiga|ba",
  "four|empat|bon",
  "five|lima|nam",
  "six|enam|sau",
  "seven|tujuh|bay",
  "eight|delapan|tam",
  "nine|sembilan|chin",
  "ten|sepuluh|muoi",
  "eleven|sebelas|muoi mot",
  "twelve|dua belas|muoi hai",
];
const COUNTED = COUNTING.map(
  (words) => new RegExp(`\\b(grade|year|class|kelas|lop) (?:${words})(?! belas| mot\\b| hai\\b)\\b`, "g"),
);
/** French years count down, so their words cannot be read as the ordinals above. */
const FRENCH_YEARS: readonly (readonly [RegExp, string])[] = [
  [/\bsixieme\b/g, "6e"],
  [/\bcinquieme\b/g, "5e"],
  [/\bquatrieme\b/g, "4e"],
  [/\btroisieme\b/g, "3e"],
];

function readGradeText(text: string): string {
  // Without its accent the French middle school would read as an English college.
  const marked = text.normalize("NFC").replace(/collège/gi, "collegefr");
  let plain = plainText(readHanNumbers(marked)).replace(/大学の?[附付]属|대학교?\s*부속/g, "");
  plain = plain.replace(/\b(kelas|kls\.?|class|grade|lop)\s+([ivx]+)\b/g, (whole, label: string, roman: string) => {
    const number = ROMAN.indexOf(roman) + 1;
    return number === 0 ? whole : `${label} ${number}`;
  });
  ORDINALS.forEach((word, index) => {
    plain = plain.replace(word, String(index + 1));
  });
  COUNTED.forEach((words, index) => {
    plain = plain.replace(words, `$1 ${index + 1}`);
  });
  for (const [word, year] of FRENCH_YEARS) plain = plain.replace(word, year);
  return plain;
}

/** All years that the rules find; each finding is hidden from later rules. */
function collectGrades(text: string, rules: readonly GradeRule[]): number[] {
  const grades: number[] = [];
  let rest = text;
  for (const { pattern, read } of rules) {
    rest = rest.replace(pattern, (_whole, ...args: unknown[]) => {
      const groups = args.slice(
        0,
        args.findIndex((arg) => typeof arg === "number"),
      );
      const numbers = groups.map((group) => (typeof group === "string" ? Number(group) : undefined));
      for (const grade of read(...numbers))
        if (grade !== undefined && grade <= LAST_SCHOOL_YEAR + 1) grades.push(grade);
      return " | ";
    });
  }
  return grades;
}

/** The year of the stage that is named first. */
function firstStage(text: string): number[] {
  const found = STAGES.flatMap((stage) => {
    const index = text.search(stage.pattern);
    return index < 0 ? [] : [{ index, grades: collectGrades(text, [stage]) }];
  });
  return found.sort((a, b) => a.index - b.index)[0]?.grades ?? [];
}

function bandOf(grades: readonly number[]): GradeBand | undefined {
  if (grades.length === 0) return undefined;
  const mean = Math.floor(grades.reduce((sum, grade) => sum + grade, 0) / grades.length);
  const index = LAST_GRADES.findIndex((last) => mean <= last);
  return index < 0 ? "higher" : GRADE_BANDS[index];
}

export function recogniseGradeBand(text: string): GradeBand | undefined {
  const plain = readGradeText(text);
  return bandOf(collectGrades(plain, EXPLICIT)) ?? bandOf(firstStage(plain)) ?? bandOf(collectGrades(plain, VAGUE));
}

interface SubjectNames {
  readonly subjectOf: ReadonlyMap<string, Subject>;
  /** Any of the names. */
  readonly pattern: RegExp;
}

function anyOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})`;
}

const isLatin = (word: string) => /^[\x20-\x7e]+$/.test(word);

function readSubjectNames(): SubjectNames {
  const subjectOf = new Map<string, Subject>(
    SUBJECTS.flatMap((subject) => SUBJECT_WORDS[subject].split(",").map((word) => [plainText(word), subject] as const)),
  );
  const names = [...subjectOf.keys()];
  const latin = anyOf(names.filter(isLatin));
  const others = anyOf(names.filter((name) => !isLatin(name)));
  return { subjectOf, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${latin}(?![\\p{L}\\p{N}])|${others}`, "u") };
}

/** Read at the first question: a page that asks none need not wait for a thousand names. */
let subjectNames: SubjectNames | undefined;

/** "Chinese History" is history: the name of a language only says whose. */
const LANGUAGE_NAME = /^(?:english|spanish|french|german|italian|japanese|korean|chinese|latin) (?=\p{L})/u;

/** Small words that would read as a subject once accents and capitals are gone: "về", "toàn" (Vietnamese), "ses" (French). */
function hideSmallWords(text: string): string {
  return text
    .normalize("NFC")
    .replace(/(?<!\p{L})(?:[Vv]ề|(?<![Aa]n )[Tt]oàn|ses)(?!\p{L})/gu, "-")
    .replace(/(?<!\p{L})vẽ(?!\p{L})/giu, "ve tranh");
}

export function recogniseSubject(text: string): Subject | undefined {
  subjectNames ??= readSubjectNames();
  const { subjectOf, pattern } = subjectNames;
  const plain = plainText(hideSmallWords(text));
  const match = pattern.exec(plain);
  if (!match) return undefined;
  const rest = plain.slice(match.index);
  const whose = LANGUAGE_NAME.exec(rest)?.[0];
  const next = whose === undefined ? null : pattern.exec(rest.slice(whose.length));
  return subjectOf.get(next?.index === 0 ? next[0] : match[0]);
}

export function recogniseTimeFrame(text: string): TimeFrame | undefined {
  return readLessonTime(text).frame;
}

/** Unset counts as a single class period: three steps. */
export function countSteps(timeFrame: string): StepCount {
  return STEP_COUNT[recogniseTimeFrame(timeFrame) ?? "single-period"];
}
