/** How long a lesson lasts in a teacher's words: minutes and number of periods, in any of the eight languages. */
import { plainText, readHanNumbers } from "../language/plain-text.ts";

const NUMBER_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one|single|un|una|uno|une|satu|mot)\b|한(?= )/g, 1],
  [/\b(?:two|double|dos|deux|dua|hai)\b|두(?= )/g, 2],
  [/\b(?:three|tres|trois|tiga|ba)\b|세(?= )/g, 3],
  [/\b(?:four|cuatro|quatre|empat|bon)\b|네(?= )/g, 4],
  [/\b(?:five|cinco|cinq|lima|nam)\b|다섯(?= )/g, 5],
  [/\b(?:six|seis|enam|sau)\b|여섯(?= )/g, 6],
];

const NUMBER = "(\\d{1,3})";
const MINUTE = "(?:minutos?|minutes?|mins?|mn|menit|phut|分钟|分鐘|分|분|')";
const HOUR = "(?:hours?|hrs?|heures?|horas?|gio|小时|小時|시간|h)(?![a-z])";
const PERIOD =
  "(?:class periods?|class sessions?|lessons?|periods?|sessions?|class(?:es)?|blocks?|seances?|cours|sesiones|sesion|clases?|horas? de clase|" +
  "tiet(?: hoc)?|buoi(?: hoc)?|pertemuan|kali pertemuan|sesi|jp|jam pelajaran|课时|課時|节课|堂课|节|節|コマ|時限|校時|時間|차시|교시)";

const TIMES = new RegExp(`${NUMBER}\\s*(?:${PERIOD}\\s*)?[x×*]\\s*${NUMBER}\\s*-?\\s*${MINUTE}`, "u");
const MINUTES = new RegExp(`${NUMBER}\\s*(?:[-–~〜]\\s*\\d{1,3}\\s*)?-?\\s*${MINUTE}`, "u");
const HOURS = new RegExp(`(\\d{1,2}(?:[.,]\\d)?)\\s*-?\\s*${HOUR}\\s*(\\d{2})?`, "u");
const PERIODS = new RegExp(`${NUMBER}\\s*(?:[a-z]+ )?${PERIOD}`, "u");

/** Spelling made plain, number words and Chinese numerals made digits. */
export function readTimeText(text: string): string {
  let plain = plainText(readHanNumbers(text));
  for (const [word, number] of NUMBER_WORDS) plain = plain.replace(word, String(number));
  return plain;
}

/** The whole time in minutes, when the teacher named it; of a span ("45-50 min") the shorter, into which a plan must fit. */
export function readMinutes(plain: string): number | undefined {
  const times = TIMES.exec(plain);
  if (times) return Number(times[1]) * Number(times[2]);
  const hours = HOURS.exec(plain);
  const minutes = MINUTES.exec(plain);
  const length = hours
    ? Number(hours[1]?.replace(",", ".")) * 60 + Number(hours[2] ?? minutes?.[1] ?? 0)
    : minutes && Number(minutes[1]);
  if (length === null) return undefined;
  return length * (readPeriods(plain.replace(MINUTES, " ").replace(HOURS, " ")) ?? 1);
}

/** The number of lessons, when the teacher named it. */
export function readPeriods(plain: string): number | undefined {
  const periods = PERIODS.exec(plain);
  return periods ? Number(periods[1]) : undefined;
}
