/** How teachers name a school year in eight languages, as years of schooling: 0 kindergarten, 1 to 12 school, 13 and more beyond it. */

type ReadGrades = (...numbers: (number | undefined)[]) => (number | undefined)[];
export interface GradeRule {
  pattern: RegExp;
  read: ReadGrades;
}

const BEYOND = 14;

const SEPARATOR =
  "(?:\\s*(?:-|–|—|~|〜|/|&|,|、|・|·|至|到|와|과)\\s*|\\s+(?:to|and|y|al?|et|dan|den|hingga|sampai|s/d)\\s+)";
/** "3", "3rd", "3.o", "6-8", "6th to 8th"; two groups. */
const ORDINAL = "(?:(?:st|nd|rd|th|\\.?(?:o|a|er|ro|do|to|mo|vo|no)|°|eme|e|re)(?![a-z]))?";
const RANGE = `(\\d{1,2})${ORDINAL}(?:${SEPARATOR}(\\d{1,2})${ORDINAL})?(?!\\d)`;

/** The pattern is made when it is first asked for: together they take a slow device longer than the page that only might ask. */
function rule(source: string, read: ReadGrades): GradeRule {
  let pattern: RegExp | undefined;
  return {
    get pattern() {
      pattern ??= new RegExp(source.replaceAll("RANGE", RANGE), "gu");
      return pattern;
    },
    read,
  };
}

const asIs: ReadGrades = (...numbers) => numbers;
const always =
  (...grades: number[]): ReadGrades =>
  () =>
    grades;
const none: ReadGrades = () => [];

/** Numbers that count from the start of a school stage ("初二", "SMP kelas 2") unless they are too high for that ("SMP kelas 8"). */
const fromStage =
  (base: number, longest: number): ReadGrades =>
  (...numbers) =>
    numbers.map((number) => (number === undefined || number > longest ? number : number + base));

/** Someone of eight is in the third year; from eighteen on school is over. */
const fromAge: ReadGrades = (from, to) => {
  if (from === undefined) return [];
  const age = Math.floor((from + (to ?? from)) / 2);
  return [Math.min(BEYOND, Math.max(0, age - 5))];
};

/** Each says the year by itself. Read in this order; what one has read is hidden from the next. */
export const EXPLICIT: readonly GradeRule[] = [
  rule("\\bk\\s*(?:-|–|to)\\s*12\\b", none),
  rule(
    "(?:\\b(?:ages?|aged|usia|umur|edades?|edad|age de)\\s*(?:de\\s*)?)RANGE(?:\\s*(?:years?|yrs?|ans|anos|tahun))?",
    fromAge,
  ),
  rule(
    "RANGE\\s*-?\\s*(?:years\\b(?:\\s*-?\\s*olds?)?|year\\s*-?\\s*olds?|yrs?\\b|y/?o\\b|ans\\b|anos\\b|tuoi\\b|tahun\\b(?! (?:ajaran|pelajaran))|歳|才|岁|歲|周岁|살|세(?!\\p{L}))",
    fromAge,
  ),
  rule("(?:大学|本科|研究生|大专|专科|대학교?|대학원)\\s*第?RANGE\\s*(?:年|학년)?", always(BEYOND)),
  rule("大[1-4](?![\\d班])", always(BEYOND)),
  rule("\\bk\\s*(?:-|–|to)\\s*(\\d{1,2})\\b", (last) => [0, last]),
  rule(
    "\\b(?:pre-?k|pre-?school|kindergarten|kinder|nursery|reception|tk|paud|maternelle|grande section|gs|infantil|preescolar|parvularios?|mau giao|mam non)\\b",
    always(0),
  ),
  rule("幼儿园|幼兒園|幼稚園|保育園|学前班?|유치원|어린이집", always(0)),
  rule("\\bsd\\s*(?:kelas|kls\\.?)?\\s*RANGE", asIs),
  rule(
    "\\b(?:smp|mts)\\s*(?:kelas|kls\\.?)?\\s*RANGE|\\b(?:kelas|kls\\.?)\\s*RANGE\\s*(?:smp|mts)\\b",
    fromStage(6, 3),
  ),
  rule(
    "\\b(?:sma|smk)\\s*(?:kelas|kls\\.?)?\\s*RANGE|\\b(?:kelas|kls\\.?)\\s*RANGE\\s*(?:sma|smk|ma)\\b",
    fromStage(9, 3),
  ),
  // The middle years of the International Baccalaureate begin in the sixth school year, its diploma in the eleventh.
  rule("\\bmyp\\s*(?:years?\\s*)?RANGE|\\b(?:years?\\s*)RANGE\\s*(?:of (?:the )?)?myp\\b", fromStage(5, 5)),
  rule("\\b(?:ib ?)?dp\\s*(?:years?\\s*)?RANGE", fromStage(10, 2)),
  rule("\\b(?:grades?|gr\\.?|g|class|std\\.?|standard|kelas|kls\\.?|lop|khoi(?: lop)?|grados?)\\s*RANGE", asIs),
  rule("RANGE\\s*-?\\s*(?:grad(?:e|ers?|o|os)|basico)\\b", asIs),
  rule("\\b(?:junior high|middle)(?: school)?\\s*RANGE", fromStage(6, 3)),
  rule("\\b(?:senior )?high(?: school)?\\s*RANGE", fromStage(9, 3)),
  rule("\\b(?:elementary|primary)(?: school)?\\s*RANGE", asIs),
  rule("\\bsec(?:ondary|ondaire|undaria|\\.)?(?: school)?\\s*(\\d)\\b", fromStage(6, 6)),
  rule("RANGE\\s*(?:ano\\s*)?(?:grado\\s*)?(?:de\\s*)?(?:la\\s*)?(?:educacion\\s*)?(?:primaria|primaire)\\b", asIs),
  rule(
    "RANGE\\s*(?:ano\\s*|annee\\s*)?(?:grado\\s*)?(?:de\\s*)?(?:la\\s*)?(?:eso\\b|secundaria|secondaire)|\\beso\\s*RANGE",
    fromStage(6, 6),
  ),
  rule("RANGE\\s*(?:ano\\s*)?(?:de\\s*)?(?:bachillerato|bach\\b|preparatoria|prepa\\b)", fromStage(10, 2)),
  rule("RANGE\\s*(?:ano\\s*)?(?:de\\s*)?medio\\b", fromStage(8, 4)),
  rule("\\bcp\\b", always(1)),
  rule("\\bce([12])\\b", (n) => [n === undefined ? n : n + 1]),
  rule("\\bcm([12])\\b", (n) => [n === undefined ? n : n + 3]),
  rule("\\bcycle ([1-4])\\b", (n) => [n === undefined ? n : (n - 1) * 2.5]),
  rule("小(?:学校?|學)?\\s*第?RANGE\\s*年?|小学校?[^\\d|]{0,10}?RANGE\\s*年", asIs),
  rule("初(?:中|等中学)?\\s*第?RANGE", fromStage(6, 4)),
  rule("高(?:中|校|等学校|等中学)?\\s*第?RANGE", fromStage(9, 3)),
  rule("中(?:学校?|學)?\\s*第?RANGE", fromStage(6, 6)),
  rule("초(?:등학교|등)?\\s*RANGE(?:\\s*학년)?", asIs),
  rule("(?<!\\p{L})중(?:학교|학)?\\s*RANGE(?:\\s*학년)?", fromStage(6, 3)),
  rule("(?<!\\p{L})고(?:등학교|등)?\\s*RANGE(?:\\s*학년)?", fromStage(9, 3)),
  rule("RANGE\\s*年[级級]", asIs),
  rule("低[学年][年级級]|저학년", always(1)),
  rule("中学年|中年级|중학년", always(3.5)),
  rule("高学年|高年级|고학년", always(5)),
  rule("\\b(?:terminale|tle)\\b", always(12)),
  rule("\\b(?:1e?re|premiere)\\b(?! annee)", always(11)),
  rule("\\b(?:2n?de|seconde)\\b(?! annee)", always(10)),
  rule("\\bfreshm[ae]n\\b", always(9)),
  rule("\\bsophomores?\\b", always(10)),
  rule("\\b([3-6])\\s?(?:e|eme)\\b(?! (?:annee|cycle|trimestre))", (n) => [n === undefined ? n : 12 - n]),
  rule(
    "(?<!\\b(?:universit|college|undergrad).*)\\b(?:years?\\s*|yr\\.?\\s*|y(?=\\d))RANGE(?!.*\\b(?:universit|college|undergrad))",
    (...numbers) => numbers.map((n) => (n === undefined ? n : Math.max(0, n - 1))),
  ),
  rule("\\bks\\s*([1-5])\\b|\\bkey stage\\s*([1-5])\\b", (a, b) => [([0, 1, 4, 7, 9, 11] as const)[a ?? b ?? 0]]),
];

/** Stages without a number; the first one named decides. */
export const STAGES: readonly GradeRule[] = [
  rule(
    "\\b(?:universit\\w*|universidad\\w*|undergrad\\w*|postgrad\\w*|higher education|tertiary|college|bachelor'?s?|master'?s?|phd|educacion superior|licenciatura|posgrado|enseignement superieur|licence|bts|dai hoc|cao dang|sinh vien|perguruan tinggi|mahasiswa|adults?|adultos?|adultes?|orang dewasa|nguoi lon)\\b",
    always(BEYOND),
  ),
  rule("大学|大專|大专|本科|研究生|専門学校|短大|成人|社会人|高校(?:学生|课程|教师)|대학|성인", always(BEYOND)),
  rule("\\b(?:lower|early) (?:elementary|primary)\\b", always(1)),
  rule("\\bupper (?:elementary|primary)\\b", always(4)),
  rule("\\b(?:elementary|primary|primaria|primaire|tieu hoc|cap 1|sd)\\b|小学|小學|초등", always(3)),
  rule(
    "\\b(?:middle school|junior high|lower secondary|trung hoc co so|thcs|cap 2|smp|mts|eso|secundaria|collegefr)\\b|初中|中学|中學|중학",
    always(7),
  ),
  rule(
    "\\b(?:high school|senior high|upper secondary|secondary|sixth form|gcses?|a-levels?|bachillerato|preparatoria|prepa|lycee|trung hoc pho thong|thpt|cap 3|sma|smk)\\b|高中|高校|高等学校|高専|职高|中职|고등",
    always(11),
  ),
];

/** Numbers that mean a school year only when nothing clearer is said. */
export const VAGUE: readonly GradeRule[] = [
  rule("RANGE\\s*(?:annee)", asIs),
  rule("RANGE\\s*(?:年生?|학년)", asIs),
  rule("^k$", always(0)),
  rule("^RANGE$", asIs),
];
