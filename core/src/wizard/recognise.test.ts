import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { loadWords } from "../language/words/words.ts";
import { GRADE_LEVELS, SUBJECTS, TIME_FRAMES } from "./catalog.ts";
import {
  GRADE_BANDS,
  type GradeBand,
  isYoung,
  recogniseGradeBand,
  recogniseSubject,
  recogniseTimeFrame,
} from "./recognise.ts";

const GRADES: Record<GradeBand, readonly string[]> = {
  "k-2": [
    ...[
      "Kindergarten",
      "K",
      "K-2",
      "K–2",
      "Pre-K",
      "Grade 1",
      "1st grade",
      "second grade",
      "2nd graders",
      "Year 2",
      "KS1",
      "ages 6-7",
      "7-year-olds",
    ],
    ...[
      "幼儿园大班",
      "小学一年级",
      "小学二年级",
      "二年级",
      "小二",
      "小学低年级",
      "6岁",
      "小学1年生",
      "小1",
      "小学校低学年",
      "7歳",
      "유치원",
      "초등학교 1학년",
      "초2",
      "초등 저학년",
      "7살",
    ],
    ...[
      "lớp 1",
      "Lớp 2A",
      "mẫu giáo",
      "mầm non",
      "6 tuổi",
      "kelas 1 SD",
      "SD kelas 2",
      "TK B",
      "usia 7 tahun",
      "1º de primaria",
      "2.º de primaria",
      "segundo de primaria",
      "educación infantil",
      "6 años",
    ],
    ...["CP", "CE1", "grande section", "GS", "maternelle", "7 ans", "cycle 2"],
  ],
  "3-5": [
    ...[
      "Grade 4",
      "4th grade",
      "Fourth grade",
      "3rd-5th grade",
      "grades 3 to 5",
      "Gr. 5",
      "G3",
      "Year 5",
      "Elementary",
      "upper elementary",
      "Primary 4",
      "KS2",
      "8-9 years",
      "ages 8–10",
      "3-5",
      "4",
    ],
    ...[
      "小学三年级",
      "三年级",
      "小学五年级",
      "小四",
      "四至五年级",
      "9岁",
      "小学3年",
      "小学校4年生",
      "小5",
      "10歳",
      "초등학교 3학년",
      "초4",
      "초등학교 5학년",
      "9살",
      "만 10세",
    ],
    ...[
      "lớp 3",
      "Lớp 5",
      "tiểu học",
      "9 tuổi",
      "kelas 5 SD",
      "SD kelas 4",
      "kelas IV SD",
      "5º de primaria",
      "3.º de primaria",
      "cuarto de primaria",
      "primaria",
      "quinto grado",
      "4° básico",
      "9 años",
    ],
    ...["CE2", "CM1", "CM2", "CM1-CM2", "8 ans", "3e année"],
  ],
  "6-8": [
    ...[
      "Grade 6",
      "Grade 8",
      "7th grade",
      "grades 6-8",
      "seventh graders",
      "Middle School",
      "junior high",
      "Year 8",
      "KS3",
      "Secondary 1",
      "ages 11-13",
      "12 years old",
    ],
    ...[
      "六年级",
      "七年级",
      "初一",
      "初二",
      "初中",
      "初中二年级",
      "八年级",
      "13岁",
      "小学六年级",
      "中学2年",
      "中1",
      "中学校2年生",
      "中学校",
      "12歳",
      "중2",
      "중학교 1학년",
      "중학교",
      "초6",
    ],
    ...[
      "lớp 7",
      "Lớp 6",
      "lớp 8",
      "THCS",
      "trung học cơ sở",
      "12 tuổi",
      "kelas 7 SMP",
      "SMP kelas 8",
      "kelas 1 SMP",
      "kelas VIII",
      "SMP",
      "1º ESO",
      "2º de ESO",
      "1.º de secundaria",
      "6º de primaria",
      "secundaria",
      "12 años",
    ],
    ...["6e", "6ème", "sixième", "5e", "4e", "classe de quatrième", "collège", "Collège 5e", "12 ans"],
  ],
  "9-12": [
    ...[
      "Grade 9",
      "Grade 10",
      "11th grade",
      "grades 9-12",
      "High School",
      "Year 11",
      "Sixth form",
      "A-level",
      "16 years",
      "ages 15-17",
      "Grade 12 preparing for university",
      "freshmen",
    ],
    ...[
      "九年级",
      "高一",
      "高二",
      "高三",
      "高中",
      "高中二年级",
      "初三",
      "16岁",
      "高校1年",
      "高校3年生",
      "高2",
      "高等学校",
      "中3",
      "中学3年",
      "17歳",
      "고1",
      "고등학교 2학년",
      "고등학교",
      "중3",
      "大学附属高校",
      "대학교 부속 고등학교",
    ],
    ...[
      "lớp 9",
      "lớp 10",
      "Lớp 12A1",
      "THPT",
      "trung học phổ thông",
      "16 tuổi",
      "SMA kelas 11",
      "kelas 12 SMA",
      "kelas 2 SMA",
      "kelas X",
      "SMK",
      "3º ESO",
      "4.º de ESO",
      "2º de Bachillerato",
      "1º Bach",
      "bachillerato",
      "preparatoria",
      "16 años",
    ],
    ...[
      "3e",
      "3ème",
      "troisième",
      "seconde",
      "2nde",
      "1re",
      "première",
      "Première",
      "Terminale",
      "Tle",
      "lycée",
      "16 ans",
    ],
  ],
  higher: [
    ...[
      "university",
      "undergraduates",
      "college",
      "Higher Education",
      "first year of university",
      "university year 2",
      "Master's students",
      "19 years old",
      "adult learners",
    ],
    ...[
      "大学",
      "大一",
      "大学二年级",
      "本科三年级",
      "研究生",
      "大学1年",
      "専門学校",
      "大学生",
      "대학교",
      "대학교 2학년",
      "대학생",
    ],
    ...[
      "đại học",
      "sinh viên",
      "cao đẳng",
      "perguruan tinggi",
      "mahasiswa",
      "universitas",
      "universidad",
      "3er año de universidad",
      "educación superior",
      "université",
      "enseignement supérieur",
      "licence",
    ],
  ],
};

describe("recogniseGradeBand", () => {
  const cases = GRADE_BANDS.flatMap((band) => GRADES[band].map((text) => [text, band] as const));
  it.each(cases)("%s -> %s", (text, band) => {
    expect(recogniseGradeBand(text)).toBe(band);
  });

  it.each(["", "   ", "mixed", "K-12", "my class", "混龄", "todas", "our group of 28"])(
    "cannot tell from %j",
    (text) => {
      expect(recogniseGradeBand(text)).toBeUndefined();
    },
  );

  it.each(LANGUAGES)("reads the option list in %s", async (language) => {
    const { gradeLevels } = await loadWords(language);
    expect(GRADE_LEVELS.map((id) => recogniseGradeBand(gradeLevels[id]))).toEqual(GRADE_BANDS);
  });

  it("counts as young every band that holds students under 13", () => {
    expect(GRADE_BANDS.filter(isYoung)).toEqual(["k-2", "3-5", "6-8"]);
  });

  it("ignores case, width and accents", () => {
    expect(recogniseGradeBand("ＧＲＡＤＥ ４")).toBe("3-5");
    expect(recogniseGradeBand("lop 7")).toBe("6-8");
    expect(recogniseGradeBand("LYCEE")).toBe("9-12");
  });
});

const SUBJECT_TEXTS: Record<(typeof SUBJECTS)[number], readonly string[]> = {
  "language-arts": [
    "English Language Arts",
    "ELA",
    "english",
    "Literature",
    "Creative writing",
    "World Languages",
    "语文",
    "英语",
    "語文",
    "国語",
    "英語",
    "국어",
    "문학",
    "Ngữ văn",
    "Tiếng Việt",
    "Bahasa Indonesia",
    "Lengua y literatura",
    "Français",
    "anglais LV1",
  ],
  mathematics: [
    "Mathematics",
    "Maths",
    "math",
    "Algebra II",
    "数学",
    "初中数学",
    "算数",
    "수학",
    "Toán",
    "toán 7",
    "Matematika",
    "Matemáticas",
    "Mathématiques",
    "géométrie",
  ],
  science: [
    "Science",
    "Biology",
    "AP Chemistry",
    "physics",
    "科学",
    "物理",
    "化学",
    "生物",
    "理科",
    "과학",
    "생명과학",
    "Khoa học tự nhiên",
    "Sinh học",
    "Hóa học",
    "Vật lí",
    "IPA",
    "Fisika",
    "Ciencias naturales",
    "Física y Química",
    "SVT",
    "Physique-chimie",
    "Earth science",
  ],
  "social-studies": [
    "Social Studies",
    "World History",
    "geography",
    "political science",
    "Economics",
    "历史",
    "道德与法治",
    "社会",
    "社会科学",
    "地理",
    "公民",
    "역사",
    "한국사",
    "Lịch sử",
    "Địa lí",
    "Khoa học xã hội",
    "IPS",
    "Sejarah",
    "PPKn",
    "Ciencias sociales",
    "Historia",
    "Histoire-géographie",
    "EMC",
    "sciences économiques et sociales",
    "philosophie",
  ],
  arts: [
    "Arts",
    "Visual Arts",
    "Music",
    "drama",
    "美术",
    "音乐",
    "艺术",
    "図工",
    "美術",
    "音楽",
    "미술",
    "음악",
    "Mĩ thuật",
    "Âm nhạc",
    "Seni Budaya",
    "Educación artística",
    "Música",
    "arts plastiques",
    "éducation musicale",
  ],
  stem: [
    "STEM",
    "STEAM",
    "Computer Science",
    "robotics",
    "Engineering",
    "信息技术",
    "编程",
    "计算机科学",
    "情報",
    "プログラミング",
    "정보",
    "코딩",
    "Tin học",
    "Công nghệ",
    "Informatika",
    "Tecnología",
    "Informática",
    "Technologie",
    "NSI",
  ],
  other: [
    "Other",
    "PE",
    "Physical Education",
    "Health",
    "体育",
    "その他",
    "保健体育",
    "체육",
    "기타",
    "Thể dục",
    "An toàn giao thông",
    "Môn khác",
    "PJOK",
    "Lainnya",
    "Educación física",
    "EPS",
    "éducation physique",
    "Autre",
  ],
};

describe("numbers in words and other counts", () => {
  it.each([
    ["grade one", "k-2"],
    ["Grade three", "3-5"],
    ["Year seven", "6-8"],
    ["grade twelve", "9-12"],
    ["kelas tiga", "3-5"],
    ["kelas dua belas", "9-12"],
    ["lớp một", "k-2"],
    ["lớp năm", "3-5"],
    ["MYP year 3", "6-8"],
    ["MYP 5", "9-12"],
    ["Year 3 of the MYP", "6-8"],
    ["IB DP year 1", "9-12"],
  ] as const)("%s -> %s", (text, band) => {
    expect(recogniseGradeBand(text)).toBe(band);
  });
});

describe("recogniseSubject", () => {
  const cases = SUBJECTS.flatMap((subject) => SUBJECT_TEXTS[subject].map((text) => [text, subject] as const));
  it.each(cases)("%s -> %s", (text, subject) => {
    expect(recogniseSubject(text)).toBe(subject);
  });

  it.each([
    ["Chinese History", "social-studies"],
    ["French art", "arts"],
    ["French Revolution", "social-studies"],
    ["法国大革命", "social-studies"],
    ["Chinese", "language-arts"],
    ["English and Math", "language-arts"],
    ["Ciencias de la Computación", "stem"],
    ["Khoa học máy tính", "stem"],
    ["Tìm hiểu về khoa học", "science"],
    ["Toán 7", "mathematics"],
    ["toàn cầu hoá và lịch sử", "social-studies"],
    ["Vẽ", "arts"],
    ["SES", "social-studies"],
    ["L’élève et ses sciences", "science"],
  ])("the word that decides: %s -> %s", (text, subject) => {
    expect(recogniseSubject(text)).toBe(subject);
  });

  it.each(["Các em viết về gia đình", "hoàn toàn đồng ý", "Chacun relit ses notes"])("no subject in %j", (text) => {
    expect(recogniseSubject(text)).toBeUndefined();
  });

  it.each(["", "smart phones", "héroes", "xyz", "partial"])("cannot tell from %j", (text) => {
    expect(recogniseSubject(text)).toBeUndefined();
  });

  it.each(LANGUAGES)("reads the option list in %s", async (language) => {
    const { subjects } = await loadWords(language);
    expect(SUBJECTS.map((id) => recogniseSubject(subjects[id]))).toEqual(SUBJECTS);
  });
});

const TIMES: Record<(typeof TIME_FRAMES)[number], readonly string[]> = {
  "single-period": [
    "45 min",
    "45 minutes",
    "a 50-minute lesson",
    "one class period",
    "1 lesson",
    "1 hour",
    "90 minutes",
    "1h30",
    "today's class",
    "45分钟",
    "一节课",
    "一课时",
    "1课时",
    "50分",
    "1コマ",
    "授業1コマ",
    "40분",
    "1차시",
    "45 phút",
    "một tiết học",
    "1 tiết",
    "satu pertemuan",
    "70 menit",
    "una sesión",
    "50 minutos",
    "une séance",
    "1 heure",
    "55 min",
  ],
  "multiple-periods": [
    "2 lessons",
    "two class periods",
    "several lessons",
    "multiple class periods",
    "3 x 45 min",
    "2 hours",
    "120 minutes",
    "2 lessons of 45 min",
    "one week",
    "3 days",
    "两课时",
    "3课时",
    "多课时",
    "2节课",
    "2時間",
    "3コマ",
    "授業数コマ",
    "2차시",
    "여러 차시",
    "2 tiết",
    "nhiều tiết học",
    "hai tiết",
    "2 pertemuan",
    "beberapa pertemuan",
    "2 sesiones",
    "varias clases",
    "2 séances",
    "plusieurs séances",
    "trois cours",
  ],
  "extended-project": [
    "Extended Project",
    "project",
    "2 weeks",
    "three weeks",
    "one month",
    "a semester",
    "长期项目",
    "两周",
    "三个星期",
    "一个月",
    "長期プロジェクト",
    "2週間",
    "3か月",
    "장기 프로젝트",
    "2주",
    "dự án",
    "3 tuần",
    "proyek jangka panjang",
    "2 minggu",
    "proyecto",
    "dos semanas",
    "projet de longue durée",
    "3 semaines",
    "12 lessons",
  ],
};

describe("recogniseTimeFrame", () => {
  const cases = TIME_FRAMES.flatMap((frame) => TIMES[frame].map((text) => [text, frame] as const));
  it.each(cases)("%s -> %s", (text, frame) => {
    expect(recogniseTimeFrame(text)).toBe(frame);
  });

  it.each(["", "whenever", "随时", "soon"])("cannot tell from %j", (text) => {
    expect(recogniseTimeFrame(text)).toBeUndefined();
  });

  it.each(LANGUAGES)("reads the option list in %s", async (language) => {
    const { timeFrames } = await loadWords(language);
    expect(TIME_FRAMES.map((id) => recogniseTimeFrame(timeFrames[id]))).toEqual(TIME_FRAMES);
  });
});

describe("hostile text", () => {
  it("is answered with an id or nothing, never a throw", () => {
    const parts = fc.constantFrom(
      "1",
      "12",
      "-",
      " ",
      "K",
      "年",
      "级",
      "高",
      "grade",
      "é",
      "\ud800",
      "(",
      "小",
      "h",
      "min",
      "x",
      "학년",
      "de",
      "year",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(parts).map((list) => list.join("")),
        ),
        (text) => {
          expect([undefined, ...GRADE_BANDS]).toContain(recogniseGradeBand(text));
          expect([undefined, ...SUBJECTS]).toContain(recogniseSubject(text));
          expect([undefined, ...TIME_FRAMES]).toContain(recogniseTimeFrame(text));
        },
      ),
    );
  });

  it.each(["1-", "1 to ", "year ", "university ", "小学", "45 min x "])(
    "of %j many times over is answered soon",
    (part) => {
      const text = part.repeat(Math.ceil(2000 / part.length));
      const started = Date.now();
      recogniseGradeBand(text);
      recogniseSubject(text);
      recogniseTimeFrame(text);
      expect(Date.now() - started).toBeLessThan(5000);
    },
  );
});
