/** Texts with personal data of a pupil in eight languages, and texts of lessons that must stay unremarked. */
import { expect, it } from "vitest";
import { findPersonalData } from "./personal-data.ts";

it.each([
  ["Write to anna.k@school.example please", "email", "anna.k@school.example"],
  ["联系wang@shool.cn。", "email", "wang@shool.cn"],
  ["Call the mother: (555) 123-4567", "phone", "(555) 123-4567"],
  ["Her number is 555-123-4567.", "phone", "555-123-4567"],
  ["+33 6 12 34 56 78 est son numéro", "phone", "+33 6 12 34 56 78"],
  ["La maman de Léa : 06 12 34 56 78", "phone", "06 12 34 56 78"],
  ["Teléfono del padre: 612 345 678", "phone", "612 345 678"],
  ["HP ibu: 0812-3456-7890", "phone", "0812-3456-7890"],
  ["SĐT phụ huynh 0912 345 678", "phone", "0912 345 678"],
  ["家长手机13812345678", "phone", "13812345678"],
  ["保護者の電話は090-1234-5678です", "phone", "090-1234-5678"],
  ["어머니 010-1234-5678", "phone", "010-1234-5678"],
  ["my student Emma works slowly", "name", "my student Emma"],
  ["A girl called Aisha Khan needs help", "name", "girl called Aisha Khan"],
  ["Tom Baker has ADHD and reads slowly", "name", "Tom Baker has ADHD"],
  ["Emma, who has an IEP, sits in front", "name", "Emma, who has an IEP"],
  ["mon élève Léa travaille seule", "name", "mon élève Léa"],
  ["Lucas est dyslexique", "name", "Lucas est dyslexique"],
  ["mi alumna Sofía García", "name", "mi alumna Sofía García"],
  ["Pedro tiene dislexia", "name", "Pedro tiene dislexia"],
  ["siswa yang bernama Budi", "name", "siswa yang bernama Budi"],
  ["Rina mengidap asma", "name", "Rina mengidap asma"],
  ["Em Minh bị tự kỉ", "name", "Em Minh bị tự kỉ"],
  ["Nguyễn Văn An bị động kinh", "name", "Nguyễn Văn An bị động kinh"],
  ["我班的王小明很内向", "name", "我班的王小明"],
  ["李雷同学有多动症", "name", "李雷同学有多动症"],
  ["田中さんは発達障害の診断を受けた", "name", "田中さんは発達障害"],
  ["김민수는 ADHD 진단을 받았다", "name", "김민수는 ADHD"],
  // As people type: straight apostrophes, accents at a word's edge, the name after a verb.
  ["un élève nommé Karim reste à l'écart", "name", "élève nommé Karim"],
  ["Élève prénommée Léa, 12 ans", "name", "Élève prénommée Léa"],
  ["mon élève qui s'appelle Karim", "name", "mon élève qui s'appelle Karim"],
  ["mon élève qui s’appelle Karim", "name", "mon élève qui s’appelle Karim"],
  ["notre élève prénommée Léa", "name", "notre élève prénommée Léa"],
  ["une élève, qui s'appelle Inès", "name", "élève, qui s'appelle Inès"],
  ["un de mes élèves, Karim, finit tôt", "name", "un de mes élèves, Karim"],
  ["Karim vit en famille d'accueil", "name", "Karim vit en famille d'accueil"],
  ["Élodie est épileptique", "name", "Élodie est épileptique"],
  ["Karim suit un traitement", "name", "Karim suit un traitement"],
  ["un élève nommé Karim".normalize("NFD"), "name", "élève nommé Karim"],
  ["One of my students, Karim, finishes early", "name", "One of my students, Karim"],
  ["a student of mine called Karim", "name", "student of mine called Karim"],
  ["my pupil who's called Zoë", "name", "my pupil who's called Zoë"],
  ["mi alumno que se llama Ángel", "name", "mi alumno que se llama Ángel"],
  ["una alumna, llamada Lucía, es tímida", "name", "alumna, llamada Lucía"],
  ["uno de mis alumnos, Íñigo, acaba pronto", "name", "uno de mis alumnos, Íñigo"],
  ["Óscar está en una familia de acogida", "name", "Óscar está en una familia de acogida"],
  ["Ángela tiene un diagnóstico de TDAH", "name", "Ángela tiene un diagnóstico"],
  ["siswa saya yang bernama Budi", "name", "siswa saya yang bernama Budi"],
  ["murid namanya Sari", "name", "murid namanya Sari"],
  ["Dewi tinggal bersama ibunya", "name", "Dewi tinggal bersama ibunya"],
  ["học sinh của tôi tên là Đạt", "name", "học sinh của tôi tên là Đạt"],
  ["Học sinh lớp tôi, em Ánh, hay quên", "name", "Học sinh lớp tôi, em Ánh"],
  ["Đức bị động kinh", "name", "Đức bị động kinh"],
  ["Đức bị động kinh".normalize("NFD"), "name", "Đức bị động kinh"],
  ["班里有个学生叫王小明", "name", "学生叫王小明"],
  ["小华被确诊", "name", "小华被确诊"],
  ["私のクラスの佐藤さんは静かだ", "name", "クラスの佐藤さん"],
  ["ゆうとという名前の生徒がいる", "name", "ゆうとという名前の生徒"],
  ["花子さんは不登校だ", "name", "花子さんは不登校"],
  ["우리 반 김민수는 말이 적다", "name", "우리 반 김민수는"],
  ["박지훈이라는 학생이 있다", "name", "박지훈이라는 학생"],
] as const)("notices %s", (text, kind, found) => {
  expect(findPersonalData(text)).toContainEqual({ kind, text: found });
});

it.each([
  "Romeo and Juliet: who is to blame?",
  "World War II and the end of the League of Nations, 1939-1945",
  "Students compare Athens with Sparta in 431 BC.",
  "My Student Council speech; our student Handbook; the student Union",
  "Marie Curie discovered radium. Martin Luther King gave a speech in 1963.",
  "Beethoven wrote this symphony when he could no longer hear.",
  "CCSS.ELA-LITERACY.RH.9-10.1, NGSS MS-PS1-2, standard 3.OA.A.1",
  "The speed of light is 299 792 458 m/s; pi is 3.14159265358; the sum is 1,000,000,000.",
  "ISBN 978-0-13-468599-1 and ISBN 0-13-468599-1",
  "Lesson on 01.02.2024 at 14.30, again on 12-03-2024",
  "24 students, 11 to 12 years old, three with ADHD, two with dyslexia",
  "Our students have asthma and allergies in spring. Write an e-mail to the mayor.",
  "Germany is a republic. London is on the Thames. France has a president.",
  "Les élèves lisent Le Petit Prince d’Antoine de Saint-Exupéry. Paris est la capitale de la France.",
  "Mon élève idéal. La Première Guerre mondiale, 1914-1918.",
  "Los alumnos leen a Federico García Lorca. España es una monarquía.",
  "Siswa Indonesia membaca Laskar Pelangi. Jakarta memiliki banyak museum.",
  "Học sinh Việt Nam đọc Truyện Kiều của Nguyễn Du. Hà Nội có nhiều hồ.",
  "学生高年级阅读《红楼梦》，周围同学讨论第二次世界大战。李白是唐代诗人。",
  "生徒は『走れメロス』を読む。太郎くんはりんごを3個買いました。",
  "학생들은 제2차 세계 대전과 이순신 장군을 배운다. 한국의 경제는 성장했다.",
  "What is autism? Who has allergies? This is about anxiety. She has ADHD; he takes medication.",
  "Dyslexia is often diagnosed late. One of my students, an athlete, reads aloud.",
  "Les élèves nommés délégués parlent. Un élève nommé délégué écrit. Pasteur a mis au point un traitement contre la rage.",
  "L'élève a un PAP. Il est dyslexique. Qui a des allergies ? Qu'est-ce que l'anxiété ?",
  "Mon élève modèle s'appelle comment ? Un de mes élèves, en avance, aide les autres.",
  "¿Qué es la ansiedad? El Sol es plasma. Ella tiene alergias. Uno de mis alumnos, muy callado, dibuja.",
  "Siapa memiliki alergi? Matahari adalah plasma. Siswa saya membaca. Murid yang bernama sama duduk terpisah.",
  "Ai bị dị ứng? Trẻ có thể bị trầm cảm. Học sinh là trung tâm. Học sinh lớp tôi đọc sách.",
  "我们班的小组讨论。我们班周一有课。高年级的学生和父母谈话。小说的主人公父母离异。这个学生叫什么？",
  "患者さんは診断を受ける。お母さんはアレルギーの本を読む。私のクラスの皆さんへ。",
  "우리 반 전체가 토론한다. 우리 반 남학생은 축구를 한다. 우리 반 주제는 환경이다. 이 주인공은 우울증을 앓는다.",
  "",
])("says nothing about: %s", (text) => {
  expect(findPersonalData(text)).toEqual([]);
});

it("names each finding once", () => {
  const hits = findPersonalData("Tel. 06 12 34 56 78, a@b.example, a@b.example");
  expect(hits).toEqual([
    { kind: "email", text: "a@b.example" },
    { kind: "phone", text: "06 12 34 56 78" },
  ]);
});

it("reads a long text in no time", () => {
  const text = "Emma 06 12 a@ my student ".repeat(400);
  const start = performance.now();
  findPersonalData(text);
  expect(performance.now() - start).toBeLessThan(5000);
});
