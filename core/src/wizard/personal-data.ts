/**
 * Notices what looks like personal data about a pupil in a teacher's text: an e-mail address, a phone number, a name with details.
 * It feeds a gentle hint and blocks nothing, so it stays silent where a text merely names people and places.
 */
import { namePatterns, PHONE_CUE } from "./personal-data-patterns.ts";

export type PersonalDataKind = "email" | "phone" | "name";

export interface PersonalDataHit {
  kind: PersonalDataKind;
  /** The part of the text that looks like it. */
  text: string;
}

const EMAIL = /[\p{Script=Latin}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/** Numbers that are written like a phone number by themselves, without a word that says so. */
const PHONES = [
  // International: a plus sign and 8 to 15 digits.
  /(?<![\d.,+-])\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,6}(?!\d)/g,
  // A national number with its leading zero: France, Viet Nam, Korea, Japan, Indonesia.
  /(?<![\d.,-])0\d{1,3}(?:[ .-]?\d{2,4}){2,4}(?!\d|[.,-]\d)/g,
  // North America.
  /(?<![\d.,-])(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d|[.,-]\d)/g,
  // Chinese mobile numbers.
  /(?<![\d.,-])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d|[.,-]\d)/g,
];
const CUED_PHONE = new RegExp(
  `(?:${PHONE_CUE})[^\\d\\n]{0,12}(\\+?\\d(?:[ ().-]{0,2}\\d){6,14})(?!\\d|[.,-]\\d)`,
  "giu",
);
const DATE = /^\d{1,2}[.-]\d{1,2}[.-]\d{4}/;
const FEWEST_DIGITS = 8;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= FEWEST_DIGITS && digits <= 15 && !DATE.test(text);
}

function findPhones(text: string): string[] {
  const written = PHONES.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found)).filter(isPhone);
  const cued = [...text.matchAll(CUED_PHONE)].map((match) => match[1] ?? "").filter((number) => !DATE.test(number));
  return [...written, ...cued].map((number) => number.trim());
}

/** Each finding once; a part of a longer finding is left out. */
function dropRepeats(hits: readonly PersonalDataHit[]): PersonalDataHit[] {
  return hits.filter(({ kind, text }, index) =>
    hits.every(
      (other, at) =>
        at === index || other.kind !== kind || !(other.text.includes(text) && (other.text !== text || at < index)),
    ),
  );
}

export function findPersonalData(typed: string): PersonalDataHit[] {
  // Some keyboards write "é" as two characters.
  const text = typed.normalize("NFC");
  return dropRepeats([
    ...[...text.matchAll(EMAIL)].map(([found]): PersonalDataHit => ({ kind: "email", text: found })),
    ...findPhones(text).map((found): PersonalDataHit => ({ kind: "phone", text: found })),
    ...namePatterns()
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([found]): PersonalDataHit => ({ kind: "name", text: found.trim() })),
  ]);
}
