/**
 * How the eight languages write a pupil's name with details. Two forms count: a pupil of the teacher's own who is called by name,
 * and a name in the present tense beside a diagnosis, a family matter or an address.
 */

/** Words that announce a phone number, in all languages. */
export const PHONE_CUE = [
  "\\b(?:phone|tel|call|whatsapp|zalo|mobile|cell|telepon|hp|wa)\\b",
  "t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|celular|điện thoại|số đt|sđt|电话|手机|微信|電話|携帯|전화|휴대폰|연락처",
].join("|");

/** Begin a sentence as a name would, and are none: pronouns, questions, conditions as a topic, the French elided words. */
const NOT_A_NAME = [
  "He|She|It|This|That|There|They|We|You|What|Who|Which|Where|When|Why|How|Everyone|Everybody|Someone|Somebody|Nobody|Anyone|One|Each",
  "Autism|Anxiety|Asthma|Dyslexia|Diabetes|Epilepsy|Depression|Asma|Autismo|Dislexia|Ansiedad|Diabète|Asthme|Autisme|Dyslexie",
  "Il|Elle|On|Ce|Ceci|Cela|Qui|Que|Quoi|Quel|Quelle|Lequel|Laquelle|Chacun|Chacune|Personne|Celui|Celle",
  "(?:[LCJSNM]|Qu|Quelqu)['’][\\p{L}]+",
  "Él|Ella|Esto|Eso|Este|Esta|Qué|Quién|Quien|Cuál|Cómo|Dónde|Nadie|Alguien|Cada|Usted",
  "Siapa|Apa|Ini|Itu|Dia|Ia|Mereka|Kita|Kami|Saya|Anak|Siswa|Murid|Orang|Setiap|Seseorang",
  "Ai|Trẻ|Bé|Em|Bạn|Họ|Ta|Tôi|Không|Đây|Đó|Người|Nó|Mỗi|Cháu",
].join("|");
const NOT_A_NAME_ZH =
  "(?!小[组学说队时事心朋]|周[一二三四五六日天末围边朝记]|高[年中一二三等]|马[上路]|余下|严[格重]|许多|何[时处为]|田[径野]|黄[色河]|夏[天季]|[唐宋][代朝诗词])";
const NOT_A_NAME_JA = "(?<!患者|医者|父|母|兄|姉|皆|みな|みんな|お客|お子|看護師|奥|親御|赤)";
const NOT_A_NAME_KO =
  "(?!남학생|여학생|이야기|이번|주인공|구성원|신입생|전교생|한국|고학년|정해진|서로|전체|민주|노인|성인|남성|우리|[가-힣]{2}들)";

/** `\\b` knows ASCII letters only: it finds no border before "é" or after "đ". */
const START = "(?<!\\p{L})";
const NAME = `${START}(?!(?:${NOT_A_NAME})(?!\\p{L}))\\p{Lu}[\\p{Ll}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{Ll}\\p{M}'’.-]*){0,3}`;
const NEAR = "[^.!?;\\n]{0,40}?";
const NEAR_CJK = "[^。！？；\\n]{0,14}?";

/** Given to none of the world's pupils, but often capitalised after "student". */
const NO_NAME =
  "(?!(?:Council|Handbook|Union|Teacher|Book|Parliament|Government|Library|Portfolio|Conference|Loan|Body|Work|Voice|Choice)\\b)";

const DETAILS = {
  en: "ADHD|ADD|dyslexi\\w+|dyscalculi\\w+|autis\\w+|Asperger\\w*|IEP|504 plan|special needs|epilep\\w+|diabet\\w+|asthma\\w*|allerg\\w+|anxiety|diagnos\\w+|medication|foster care|speech therapy|wheelchair|(?:his|her|their) parents|(?:his|her|their) (?:mother|father|mom|mum|dad)|home address|lives (?:at|on) \\d",
  fr: "TDAH?|dyslexi\\w+|dyspraxi\\w+|dyscalculi\\w+|autis\\w+|Asperger|PAP\\b|PPS\\b|PAI\\b|épilep\\w+|diabét\\w+|asthm\\w+|allergi\\w+|anxi\\w+|diagnosti\\w+|sous traitement|ses parents|(?:sa mère|son père)|famille d['’]accueil|orthophonist\\w*|habite (?:au )?\\d",
  es: "TDAH?|dislexi\\w+|disléxic\\w+|discalculi\\w+|autis\\w+|autista|Asperger|epilep\\w+|epilépt\\w+|diab[eé]t\\w+|asm[aá]\\w*|alergi\\w+|alérgic\\w+|ansiedad|diagn[oó]stic\\w+|medicación|necesidades especiales|sus padres|su (?:madre|padre)|familia de acogida|vive en la calle",
  id: "ADHD|disleksia|autis\\w*|diskalkulia|epilepsi|diabetes|asma|alergi|gangguan kecemasan|didiagnosis|berkebutuhan khusus|ABK\\b|orang tuanya|ibunya|ayahnya|yatim|alamat rumah",
  vi: "ADHD|tăng động|tự kỉ|tự kỷ|khó đọc|chậm phát triển|động kinh|tiểu đường|hen suyễn|dị ứng|trầm cảm|được chẩn đoán|bố mẹ em|bố mẹ li hôn|bố mẹ ly hôn|mồ côi|khuyết tật|địa chỉ nhà",
  zh: "多动症|自闭症|阅读障碍|抑郁|焦虑症|哮喘|过敏|糖尿病|癫痫|单亲|离异|离婚|确诊|服药|留守儿童|残疾|特殊需要|家庭住址|父母",
  ja: "ADHD|発達障害|自閉症|学習障害|読み書き障害|不登校|ぜんそく|喘息|アレルギー|糖尿病|てんかん|うつ|服薬|診断|母子家庭|父子家庭|離婚|両親|住所",
  ko: "ADHD|자폐|난독증|학습 ?장애|우울증|불안 ?장애|천식|알레르기|당뇨|간질|뇌전증|진단|한부모|이혼|조손 ?가정|특수 ?교육|집 ?주소|부모님",
} as const;

const SURNAME_ZH =
  "[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦邹孟熊秦邱尹薛闫段雷侯陶黎贺顾郝龚邵钱严]";
const SURNAME_KO = "[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민]";
const NAME_KO = `${NOT_A_NAME_KO}${SURNAME_KO}[가-힣]{2}`;
const NAME_JA = "(?:\\p{Script=Han}{1,4}|[\\p{Script=Katakana}\\p{Script=Hiragana}ー]{2,6})";

/** The details as words of their own: "plasma" is no asthma. */
const detailsOf = (language: "en" | "fr" | "es" | "id" | "vi") => `${START}(?:${DETAILS[language]})`;

const PATTERNS: readonly string[] = [
  // English
  `${START}(?:[Mm]y|[Oo]ur)\\s+(?:student|pupil|boy|girl|learner|kid|child)(?:,?\\s+(?:who is |who['’]s )?(?:named|called))?,?\\s+${NO_NAME}${NAME}`,
  `${START}(?:student|pupil|boy|girl|child)(?:\\s+of\\s+mine)?,?\\s+(?:named|called)\\s+${NAME}`,
  `${START}[Oo]ne of (?:my|our) (?:students|pupils|learners|kids),\\s+${NAME}`,
  `${NAME}(?:,\\s+(?:who\\s+)?|\\s+)(?:has|is|needs|takes|lives|gets|struggles|uses)\\b${NEAR}${detailsOf("en")}`,
  // French
  `${START}(?:[Mm]on|[Mm]a|[Nn]otre)\\s+élève,?\\s+(?:(?:qui\\s+s['’]appelle|(?:pré)?nommée?|appelée?)\\s+)?${NAME}`,
  `${START}[ÉéEe]lève,?\\s+(?:qui\\s+s['’]appelle|(?:pré)?nommée?|appelée?)\\s+${NAME}`,
  `${START}(?:[Uu]ne?|[Ll]['’]une?)\\s+de\\s+(?:mes|nos)\\s+élèves,\\s+${NAME}`,
  `${NAME}(?:,\\s+(?:qui\\s+)?|\\s+)(?:a|est|souffre|suit|prend|habite|vit)\\s${NEAR}${detailsOf("fr")}`,
  `${NAME}(?:,\\s+(?:qui\\s+)?|\\s+)(?:suit|prend)\\s${NEAR}traitement`,
  // Spanish
  `${START}(?:[Mm]i|[Nn]uestr[oa])\\s+(?:alumn[oa]|estudiante),?\\s+(?:(?:llamad[oa]|que se llama)\\s+)?${NAME}`,
  `${START}(?:alumn[oa]|estudiante),?\\s+(?:llamad[oa]|que se llama)\\s+${NAME}`,
  `${START}[Uu]n[oa]\\s+de\\s+(?:mis|nuestr[oa]s)\\s+(?:alumn[oa]s|estudiantes),\\s+${NAME}`,
  `${NAME}(?:,\\s+(?:que\\s+)?|\\s+)(?:tiene|es|está|padece|toma|vive|sufre)\\s${NEAR}${detailsOf("es")}`,
  // Indonesian
  `${START}(?:[Ss]iswa|[Ss]iswi|[Mm]urid|[Aa]nak didik)\\s+saya,?\\s+(?:(?:yang\\s+)?(?:bernama|namanya)\\s+)?${NAME}`,
  `${START}(?:[Ss]iswa|[Ss]iswi|[Mm]urid)\\s+(?:yang\\s+)?(?:bernama|namanya)\\s+${NAME}`,
  `${NAME}\\s+(?:mengidap|menderita|memiliki|punya|mengalami|adalah|minum|tinggal)\\s${NEAR}${detailsOf("id")}`,
  // Vietnamese
  `${START}(?:[Ee]m|[Bb]ạn|[Cc]háu)\\s+${NAME}${NEAR}${detailsOf("vi")}`,
  `${START}[Hh]ọc sinh(?:\\s+(?:của|lớp)\\s+(?:tôi|mình))?,?\\s+(?:tên là|tên|là|em)\\s+${NAME}`,
  `${NAME}\\s+(?:bị|mắc|được|có|đang)\\s${NEAR}${detailsOf("vi")}`,
  // Chinese
  `(?:我的学生|我班的?|我们班的?)${NOT_A_NAME_ZH}(?:${SURNAME_ZH}|小)\\p{Script=Han}{1,2}`,
  `学生(?:名)?叫${NOT_A_NAME_ZH}(?:${SURNAME_ZH}|小)\\p{Script=Han}{1,2}`,
  `${NOT_A_NAME_ZH}(?:${SURNAME_ZH}\\p{Script=Han}{1,2}|小\\p{Script=Han})(?:同学)?(?:有|患有|患|得了|被|是|的|正在)${NEAR_CJK}(?:${DETAILS.zh})`,
  // Japanese
  `クラスの${NAME_JA}${NOT_A_NAME_JA}(?:さん|くん|君|ちゃん)`,
  `${NAME_JA}という名前の(?:生徒|児童|子)`,
  `${NAME_JA}${NOT_A_NAME_JA}(?:さん|くん|君|ちゃん)(?:は|が|の|に|も)${NEAR_CJK}(?:${DETAILS.ja})`,
  // Korean
  `(?:우리 ?반|제 ?학생|저희 ?반)\\s+${NAME_KO}(?:이|가|은|는|의|라는|\\s학생)`,
  `(?<![가-힣])${NAME_KO}이?라는\\s?(?:학생|아이)`,
  `(?<![가-힣])${NAME_KO}(?:\\s?학생)?(?:이|가|은|는|의|에게)\\s${NEAR_CJK}(?:${DETAILS.ko})`,
];

let compiled: readonly RegExp[] | undefined;

/** Compiled when the first text is looked at: on a cheap laptop that takes longer than loading everything else here. */
export function namePatterns(): readonly RegExp[] {
  compiled ??= PATTERNS.map((pattern) => new RegExp(pattern, "gu"));
  return compiled;
}
