/**
 * How the eight languages write a pupil's name with details. Two forms count: a pupil of the teacher's own who is called by name,
 * and a name in the present tense beside a diagnosis, a family matter or an address.
 */

/** Words that announce a phone number, in all languages. */
export const PHONE_CUE = [
  "\\b(?:phone|tel|call|whatsapp|zalo|mobile|cell|telepon|hp|wa)\\b",
  "t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|celular|điện thoại|số đt|sđt|电话|手机|微信|電話|携帯|전화|휴대폰|연락처",
].join("|");

const NAME = "\\p{Lu}[\\p{Ll}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{Ll}\\p{M}'’.-]*){0,3}";
const NEAR = "[^.!?;\\n]{0,40}?";
const NEAR_CJK = "[^。！？；\\n]{0,14}?";

/** Given to none of the world's pupils, but often capitalised after "student". */
const NO_NAME =
  "(?!(?:Council|Handbook|Union|Teacher|Book|Parliament|Government|Library|Portfolio|Conference|Loan|Body|Work|Voice|Choice)\\b)";

const DETAILS = {
  en: "ADHD|ADD|dyslexi\\w+|dyscalculi\\w+|autis\\w+|Asperger\\w*|IEP|504 plan|special needs|epilep\\w+|diabet\\w+|asthma\\w*|allerg\\w+|anxiety|diagnos\\w+|medication|foster care|speech therapy|wheelchair|(?:his|her|their) parents|(?:his|her|their) (?:mother|father|mom|mum|dad)|home address|lives (?:at|on) \\d",
  fr: "TDAH?|dyslexi\\w+|dyspraxi\\w+|dyscalculi\\w+|autis\\w+|Asperger|PAP\\b|PPS\\b|PAI\\b|épilep\\w+|diabét\\w+|asthm\\w+|allergi\\w+|anxi\\w+|diagnosti\\w+|traitement|ses parents|(?:sa mère|son père)|famille d’accueil|orthophonist\\w*|habite (?:au )?\\d",
  es: "TDAH?|dislexi\\w+|disléxic\\w+|discalculi\\w+|autis\\w+|autista|Asperger|epilep\\w+|epilépt\\w+|diab[eé]t\\w+|asm[aá]\\w*|alergi\\w+|alérgic\\w+|ansiedad|diagnostic\\w+|medicación|necesidades especiales|sus padres|su (?:madre|padre)|familia de acogida|vive en la calle",
  id: "ADHD|disleksia|autis\\w*|diskalkulia|epilepsi|diabetes|asma|alergi|gangguan kecemasan|didiagnosis|berkebutuhan khusus|ABK\\b|orang tuanya|ibunya|ayahnya|yatim|alamat rumah",
  vi: "ADHD|tăng động|tự kỉ|tự kỷ|khó đọc|chậm phát triển|động kinh|tiểu đường|hen suyễn|dị ứng|trầm cảm|được chẩn đoán|bố mẹ em|bố mẹ li hôn|bố mẹ ly hôn|mồ côi|khuyết tật|địa chỉ nhà",
  zh: "多动症|自闭症|阅读障碍|抑郁|焦虑症|哮喘|过敏|糖尿病|癫痫|单亲|离异|离婚|确诊|服药|留守儿童|残疾|特殊需要|家庭住址|父母",
  ja: "ADHD|発達障害|自閉症|学習障害|読み書き障害|不登校|ぜんそく|喘息|アレルギー|糖尿病|てんかん|うつ|服薬|診断|母子家庭|父子家庭|離婚|両親|住所",
  ko: "ADHD|자폐|난독증|학습 ?장애|우울증|불안 ?장애|천식|알레르기|당뇨|간질|뇌전증|진단|한부모|이혼|조손 ?가정|특수 ?교육|집 ?주소|부모님",
} as const;

const SURNAME_ZH =
  "[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦邹孟熊秦邱尹薛闫段雷侯陶黎贺顾郝龚邵钱严]";
const SURNAME_KO = "[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민]";

const PATTERNS: readonly string[] = [
  // English
  `\\b(?:[Mm]y|[Oo]ur)\\s+(?:student|pupil|boy|girl|learner|kid|child)(?:\\s+(?:named|called))?,?\\s+${NO_NAME}${NAME}`,
  `\\b(?:student|pupil|boy|girl|child)\\s+(?:named|called)\\s+${NAME}`,
  `${NAME}(?:,\\s+(?:who\\s+)?|\\s+)(?:has|is|needs|takes|lives|gets|struggles|uses)\\b${NEAR}(?:${DETAILS.en})`,
  // French
  `\\b(?:[Mm]on|[Mm]a|[Nn]otre)\\s+élève,?\\s+(?:qui s’appelle\\s+)?${NAME}`,
  `\\bélève\\s+(?:nommée?|prénommée?|appelée?)\\s+${NAME}`,
  `${NAME}(?:,\\s+(?:qui\\s+)?|\\s+)(?:a|est|souffre|suit|prend|habite|vit)\\s${NEAR}(?:${DETAILS.fr})`,
  // Spanish
  `\\b(?:[Mm]i|[Nn]uestr[oa])\\s+(?:alumn[oa]|estudiante),?\\s+${NAME}`,
  `\\b(?:alumn[oa]|estudiante)\\s+(?:llamad[oa]|que se llama)\\s+${NAME}`,
  `${NAME}(?:,\\s+(?:que\\s+)?|\\s+)(?:tiene|es|está|padece|toma|vive|sufre)\\s${NEAR}(?:${DETAILS.es})`,
  // Indonesian
  `\\b(?:[Ss]iswa|[Mm]urid|[Aa]nak didik)\\s+saya,?\\s+(?:bernama\\s+)?${NAME}`,
  `\\b(?:[Ss]iswa|[Ss]iswi|[Mm]urid)\\s+(?:yang\\s+)?bernama\\s+${NAME}`,
  `${NAME}\\s+(?:mengidap|menderita|memiliki|punya|mengalami|adalah|minum|tinggal)\\s${NEAR}(?:${DETAILS.id})`,
  // Vietnamese
  `(?<!\\p{L})(?:[Ee]m|[Bb]ạn|[Cc]háu)\\s+${NAME}${NEAR}(?:${DETAILS.vi})`,
  `(?<!\\p{L})[Hh]ọc sinh (?:của tôi|lớp tôi)?\\s*(?:tên là|tên|là)\\s+${NAME}`,
  `${NAME}\\s+(?:bị|mắc|được|có|đang)\\s${NEAR}(?:${DETAILS.vi})`,
  // Chinese
  `(?:我的学生|我班的?|我们班的?)(?:${SURNAME_ZH}|小)\\p{Script=Han}{1,2}`,
  `(?:${SURNAME_ZH}\\p{Script=Han}{1,2}|小\\p{Script=Han})(?:同学)?(?:有|患有|患|得了|被|是|的|正在)${NEAR_CJK}(?:${DETAILS.zh})`,
  // Japanese
  `(?:\\p{Script=Han}{1,4}|[\\p{Script=Katakana}\\p{Script=Hiragana}ー]{2,6})(?:さん|くん|君|ちゃん)(?:は|が|の|に|も)${NEAR_CJK}(?:${DETAILS.ja})`,
  // Korean
  `(?:우리 ?반|제 ?학생|저희 ?반)\\s+${SURNAME_KO}[가-힣]{1,3}(?:이|가|은|는|의|라는|\\s학생)`,
  `${SURNAME_KO}[가-힣]{2}(?:\\s?학생)?(?:이|가|은|는|의|에게)\\s${NEAR_CJK}(?:${DETAILS.ko})`,
];

export const NAME_PATTERNS: readonly RegExp[] = PATTERNS.map((pattern) => new RegExp(pattern, "gu"));
