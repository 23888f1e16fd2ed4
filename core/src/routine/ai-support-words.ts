/** The words by which a step's text speaks of AI support, and those by which it rules it out, in eight languages. */

/** A whole word in Latin letters; Chinese, Japanese and Korean letters may touch it ("AIなしで", "使用AI"). */
const whole = (source: string) => `(?<!\\p{Script=Latin})(?:${source})(?!\\p{Script=Latin})`;

// Case decides where a small word means something else: Vietnamese "ai" (who), French "j'ai" (I have), Indonesian "ia" (it).
export const UPPERCASE_AI = new RegExp(`(?<![jJ]['’])${whole("A\\.?I\\.?|IA")}`, "u");
export const LOWERCASE_AI = new RegExp(`(?<!['’])${whole("ai|a\\.i\\.")}(?!-je)`, "iu");
/** Letters that show a text in which lower-case "ai" is an ordinary word. */
export const AI_IS_A_WORD = /[ăâđêôơưàèùçœîûạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

const MENTION_WORDS: readonly string[] = [
  // en
  whole("artificial intelligence|(?:support|assist|help)(?:s|ed|ing|er|ers|ive|ful|ance|ant|ants)?"),
  // fr: "à l'aide de" only names a tool
  whole(
    "intelligence artificielle|(?<!à l['’])aid(?:e|es|er|ent|ée?s?|ant)|soutien|soutenir|soutient|assist(?:e|er|ent|ance|ant)|appui|appuie|[ld]['’]ia",
  ),
  // es
  whole(
    "inteligencia artificial|apoy(?:o|a|an|ar|ada|ado|e)|ayud(?:a|an|ar|e|en|ada|ado)|asist(?:e|en|ir|encia|ente|ida|ido)|(?:la|con) ia",
  ),
  // id
  whole("kecerdasan (?:buatan|artifisial)|dukungan|mendukung|didukung|bantu(?:an)?|membantu|dibantu|asisten"),
  // vi
  whole("trí tuệ nhân tạo|hỗ trợ|trợ giúp|giúp(?: đỡ)?|trợ l[íýi]"),
  "人工智[能慧]|支持|支援|辅助|輔助|协助|協助|帮助|幫助",
  "人工知能|補助|手助け|サポート|助け",
  "인공지능|지원|도움|도와|돕|보조",
];

const AI_WORD =
  "(?:a\\.?i\\.?|ia|artificial intelligence|intelligence artificielle|inteligencia artificial|kecerdasan buatan|trí tuệ nhân tạo)";
const HAN_AI = "\\s*(?:ai|人工智[能慧]|人工知能)\\s*";

const NEGATION_WORDS: readonly string[] = [
  // en
  whole(
    `without(?: (?:any|the|using|use of|help from|support from))* ${AI_WORD}|without(?: any| outside)? (?:help|support|assistance)`,
  ),
  whole(
    `no ${AI_WORD}|no (?:help|support|assistance)|${AI_WORD}[- ]free|not (?:use|using|open|need) (?:any )?${AI_WORD}|${AI_WORD} is not (?:used|allowed|needed|involved)|(?:don['’]t|doesn['’]t|never) use ${AI_WORD}`,
  ),
  whole("independently|independent work|with (?:their |your |his |her )?peers"),
  // fr
  whole(
    `sans (?:l['’]|d['’])?${AI_WORD}|sans (?:aide|assistance|soutien)|sans (?:l['’]aide|recours|recourir|faire appel|utiliser|l['’]usage|usage)[^.]{0,12}?(?:l['’]|d['’])?${AI_WORD}`,
  ),
  whole(`(?:pas|point) (?:d['’]|l['’]|de l['’])${AI_WORD}|aucune ${AI_WORD}`),
  whole(
    "en autonomie|travail autonome|de (?:façon|manière) (?:autonome|indépendante)|entre pairs|avec (?:ses|leurs|des|les|vos|tes) (?:pairs|camarades)|tou(?:t|te|s|tes) seule?s?",
  ),
  // es
  whole(
    `sin (?:la |el uso de |la ayuda de |ayuda de |usar |utilizar |recurrir a )*(?:la )?${AI_WORD}|sin (?:ayuda|apoyo|asistencia)|no (?:se )?(?:usa|usan|utiliza|utilizan|use|usen|interviene)[^.]{0,6}? ?${AI_WORD}|ninguna ${AI_WORD}`,
  ),
  whole(
    "independientemente|de (?:forma|manera) (?:independiente|autónoma)|trabajo autónomo|por (?:su|tu) cuenta|con (?:sus |los |las |tus |otros |otras )?(?:compañer[oa]s|pares)|entre (?:pares|iguales|compañeros)",
  ),
  // id
  whole(
    `tanpa (?:bantuan |menggunakan |memakai |dukungan |penggunaan )*${AI_WORD}|tanpa (?:bantuan|dukungan)|tidak (?:boleh )?(?:menggunakan|memakai|pakai) ${AI_WORD}|${AI_WORD} tidak (?:di|boleh di)(?:gunakan|pakai)`,
  ),
  whole("secara mandiri|kerja mandiri|(?:dengan|bersama) (?:teman|rekan)(?:-teman)?"),
  // vi
  whole(
    `(?:không|chưa|chẳng|đừng) (?:được |cần |nên |phải )?(?:dùng |sử dụng |có |mở |nhờ |cho phép )?(?:đến |tới )?(?:sự )?(?:hỗ trợ (?:của|từ) )?${AI_WORD}|không (?:có |cần )?(?:sự )?(?:hỗ trợ|trợ giúp)`,
  ),
  whole("một cách độc lập|độc lập|tự làm|tự lực|(?:với|cùng) (?:các )?bạn (?:bè|học|cùng)"),
  // zh
  `(?:不|无须|无需|勿|禁止|别|不得|不能|不可)(?:能|可|要|许|会|再)?(?:使用|借助|依靠|依赖|运用|打开|用|靠)?${HAN_AI}|(?:没有|無|无|沒有)${HAN_AI}|独立|獨立|(?:与|和|跟|同)(?:同伴|同学|同學|伙伴)`,
  // ja
  "(?:ai|人工知能)\\s*(?:の(?:支援|助け|サポート))?(?:なし|無し|抜き|不使用|[はをも]?\\s*(?:使わ|使いませ|使え?ない|用い(?:ず|な|ませ)|(?:利用|使用|活用)(?:せず|し(?:ない|ませ))))",
  "自力|独力|自分(?:たち)?(?:だけで|で取り組)|一人で|ひとりで|(?:友達|友だち|仲間|級友|クラスメート)と",
  // ko
  "(?:ai|인공지능)(?:의 도움)?\\s*없이|(?:ai|인공지능)[를을은는도]?\\s*(?:(?:사용|활용|이용)하지|쓰지|켜지)\\s*않|도움 없이|독립적으로|스스로 하기|혼자|(?:친구|또래|동료|모둠원|짝)(?:들)?(?:과|와|끼리)",
];

export const MENTION = new RegExp(MENTION_WORDS.join("|"), "iu");
export const NEGATION = new RegExp(NEGATION_WORDS.join("|"), "iu");
