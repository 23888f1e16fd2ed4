/** How teachers write about time in eight languages: patterns over plain text in which numbers are digits. */
import { plainText, readHanNumbers } from "../language/plain-text.ts";

const NUMBER_WORDS: readonly RegExp[] = [
  /\b(?:one|single|un|una|uno|une|satu|mot)\b|한(?= )/g,
  /\b(?:two|dos|deux|dua|hai)\b|두(?= )/g,
  /\b(?:three|tres|trois|tiga|ba)\b|세(?= )/g,
  /\b(?:four|cuatro|quatre|empat|bon)\b|네(?= )/g,
  /\b(?:five|cinco|cinq|lima|nam)\b|다섯(?= )/g,
  /\b(?:six|seis|enam|sau)\b|여섯(?= )/g,
];

/** Lengths and counts that are said without a number. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an hour and a half|1 and a half hours|1 heure et demie|(?:1 )?hora y media)\b/g, "90 min"],
  [/\b(?:(?:1 )?(?:gio|tieng) ruoi|1 setengah jam|(?:1 )?jam setengah)\b|1个半小时|1時間半|1 ?시간 ?반/g, "90 min"],
  [/\b(?:half[- ](?:an )?hour|(?:1 )?demi-heure|media hora|nua (?:gio|tieng)|setengah jam)\b/g, "30 min"],
  [/半个?(?:小时|钟头)|半時間|반 ?시간/g, "30 min"],
  [/\ban hour\b/g, "1 hour"],
  [/\btwice\b/g, "2 times"],
  // Two lessons on end, named as one: the equals signs say that minutes beside them are those of both.
  [/\b(?:double|doble) (period|lesson|class|session|block|seance|sesion|clase)\b/g, "= 2 $1 ="],
  [/\b(period|lesson|class|session|block|seance|sesion|clase|tiet) (?:double|doble|doi)\b/g, "= 2 $1 ="],
  [/连堂|連堂|双课时|双节课?/g, "= 2课时 ="],
  [/(2 ?(?:tiet|コマ|차시|节课?)) ?(?:lien|連続|블록|连上)/g, "= $1 ="],
  [/(\d)時間(\d{1,2})分/g, "$1h$2"],
  [/\b(\d):(\d{2}) ?h\b/g, "$1h$2"],
  [/\b(\d{1,2}) ?[x×*] ?([2-9]\d)(?![\d ]*[\p{L}'])/gu, "$1 x $2 min"],
];

/** "第2节课", "2nd period", "2교시": which lesson it is, not how many. */
const ORDINAL =
  /第 ?\d{1,2}(?! ?[-~〜、至到])|\b\d{1,2}(?:st|nd|rd|th|e|eme|er|re|o|a)(?= (?:period|lesson|class|seance|sesion|clase))|\d{1,2}(?:時間目|時限目|コマ目|校時|교시)/g;
/** "第1-2课时": from which to which. */
const FROM_TO = /第 ?(\d{1,2}) ?[-~〜、至到] ?第? ?(\d{1,2})/g;

/** Spelling made plain, number words and Chinese numerals made digits, the number of a lesson in a series left out. */
export function readTimeText(text: string): string {
  let plain = plainText(readHanNumbers(text)).replaceAll("–", "-");
  for (const [index, word] of NUMBER_WORDS.entries()) plain = plain.replace(word, String(index + 1));
  for (const [words, digits] of SAID) plain = plain.replace(words, digits);
  return plain
    .replace(FROM_TO, (_, from: string, to: string) => String(Math.max(1, Number(to) - Number(from) + 1)))
    .replace(ORDINAL, " ");
}

const NUMBER = "(\\d{1,3})";
/** "45-50", "3 to 4": the second number, where there is one. */
const SPAN = `${NUMBER}(?:\\s*(?:[-~〜]|to|or|and|a|o|y|et|va|dan|ou|den|hoac|sampai|hingga|atau|到|至|か|から|에서)\\s*${NUMBER})?`;
const MINUTE = "(?:minutos?|minutes?|mins?|mn|menit|mnt|phut|分钟|分鐘|分|분|')";
const HOUR = "(?:hours?|hrs?|heures?|horas?|gio|tieng|jam(?! pel)|小时|小時|钟头|시간|h)(?![a-z])";
const PERIOD =
  "(?:class periods?|class sessions?|lessons?|periods?|sessions?|class(?:es)?|blocks?|seances?|cours|sesiones|sesion|clases?|horas? de clase|" +
  "tiet(?: hoc)?|buoi(?: hoc)?|pertemuan|kali pertemuan|sesi|jp|jam pel(?:ajaran)?|课时|課時|节课|堂课|节|節|コマ|時限|単位時間|時間|차시|" +
  "times|fois|veces|kali|lan|回|次|회)";

export const MINUTES = new RegExp(`${SPAN}\\s*-?\\s*${MINUTE}`, "u");
export const HOURS = new RegExp(
  `(\\d{1,2}(?:[.,]\\d)?)\\s*-?\\s*个?${HOUR}(?:\\s?(\\d{2})(?!\\d)|\\s*(?:and|et|y|dan)?\\s*(\\d{1,2})\\s*${MINUTE})?`,
  "u",
);

/** Stands for the length in a text in which the number of lessons is looked for. */
export const LENGTH = "§";
/** "2 x §", "§ x 2", "2 lessons", "2 § lessons"; "2-45 minute lessons" has lost its second number to the length. */
export const TIMES = new RegExp(`${SPAN}\\s*(?:${PERIOD}\\s*)?[x×*]\\s*${LENGTH}|${LENGTH}\\s*[x×*]\\s*${NUMBER}`, "u");
export const PERIODS = new RegExp(`${SPAN}\\s*(?:个|[a-z]+ )?(?:${LENGTH}\\s*(?:的|[a-z]+ )?)?${PERIOD}`, "u");

/** Words by which the minutes are those of all lessons together, or of each. */
export const TOTAL = /\btotal\b|\ben tout\b|\btong\b|\bin all\b|共|合计|合計|計|총|모두/;
export const EACH = /\beach\b|\bchacune?\b|\bcada\b|\bmasing\b|\bmoi (?:tiet|buoi)\b|每|各|ずつ|씩/;

const WEEK = "(?:\\b(?:weeks?|semanas?|semaines?|tuan|minggu)\\b|周(?![围岁])|星期|週間?|주(?!제))";
export const WEEKS = new RegExp(`(\\d{1,2})?\\s*个?${WEEK}`, "u");
export const COUNTED_WEEKS = new RegExp(`(\\d{1,2})\\s*个?${WEEK}`, "u");
/** "an hour per week": said of every week. */
export const WEEKLY =
  /(?:\b(?:per|a|each|every|par|chaque|por|a la|cada|moi|tiap|setiap) |\/ ?)(?:week|semana|semaine|tuan|minggu)\b|\b(?:weekly|seminggu)\b|每个?(?:周|星期)|毎週|(?<!\d ?)週(?:に|あたり)?(?= ?\d)|매주|주당|(?<![\d가-힣] ?)주(?= ?\d)/u;

export const PROJECT =
  /\b(?:projects?|extended|long[- ]term|proyectos?|projets?|du an|proyek|jangka panjang|dai han|months?|meses|mois|bulan|thang|semesters?|terms?|trimestres?|hoc ki|hoc ky)\b|项目|專題|長期|长期|学期|プロジェクト|か月|ヶ月|个月|프로젝트|개월|학기/;
export const SEVERAL =
  /\b(?:multiple|several|many|some|few|varias|varios|plusieurs|nhieu|vai|beberapa|units?|unidad|sequence|lessons|periods|sessions|classes|seances|sesiones|clases|days|dias|jours|ngay|hari)\b|多(?:个|節|节)?课时|多节|几节|几课时|多课时|数コマ|数時間|複数|単元|单元|여러|단원/;
export const ONE_PERIOD =
  /\b(?:period|lesson|class|session|block|seance|cours|sesion|clase|tiet|buoi|pertemuan|sesi|jam pelajaran|today|hoy|aujourd'hui)\b|课时|節|节课|一节|コマ|本時|차시|교시/;
