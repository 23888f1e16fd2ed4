/** The requests behind docs/composed-routines.md: different types, places, roles, ages, subjects and languages. */
import type { Language } from "@thinkshore/core/language/languages";
import type { Placement, Role, ThinkingType } from "@thinkshore/core/wizard/catalog";

export interface GalleryRequest {
  language: Language;
  type: ThinkingType;
  placement: Placement;
  role: Role;
  grade?: string;
  subject?: string;
  time?: string;
  purpose?: string;
  standards?: string;
  skills?: string;
  context?: string;
  variation?: number;
}

export const GALLERY_REQUESTS: readonly GalleryRequest[] = [
  {
    language: "en",
    type: "evaluating",
    placement: "middle",
    role: "challenger",
    grade: "Grade 8",
    subject: "Science",
    time: "Single Class Period",
    purpose: "decide whether our town should ban single-use plastics",
    skills: "weighing evidence, reasoned argument",
    variation: 1,
  },
  {
    language: "en",
    type: "observing-questioning",
    placement: "flexible",
    role: "perspective-taker",
    grade: "Grade 2",
    subject: "Art",
    time: "40 minutes",
    purpose: "look closely at Bruegel's winter landscape",
    context: "Two children do not speak English yet. We have one projector and no tablets.",
  },
  {
    language: "en",
    type: "creating-iterating",
    placement: "end",
    role: "feedback-provider",
    grade: "Grade 11",
    subject: "English Language Arts",
    time: "Extended Project",
    purpose: "write a ghost story of 800 words for the school magazine",
    skills: "revising with an audience in mind",
    variation: 1,
  },
  {
    language: "fr",
    type: "analyzing",
    placement: "beginning",
    role: "content-provider",
    grade: "4e",
    subject: "Histoire-géographie",
    time: "2 séances de 55 minutes",
    purpose: "comprendre les causes de la Révolution française",
    skills: "distinguer cause et conséquence, citer ses sources",
  },
  {
    language: "zh",
    type: "connecting-synthesizing",
    placement: "end",
    role: "synthesizer",
    grade: "初中二年级",
    subject: "语文",
    time: "45分钟",
    purpose: "比较两篇写父亲的散文",
    skills: "比较阅读、概括",
  },
  {
    language: "ja",
    type: "reflecting-self-regulating",
    placement: "middle",
    role: "coach",
    grade: "高校1年",
    subject: "数学",
    time: "50分",
    purpose: "定期考査の答案を振り返り、次の学習計画を立てる",
    skills: "自分の誤りを説明する力",
  },
  {
    language: "es",
    type: "observing-questioning",
    placement: "beginning",
    role: "idea-generator",
    grade: "3º ESO",
    subject: "Biología y Geología",
    time: "Una sesión de 55 minutos",
    purpose: "investigar por qué hay menos insectos en el patio",
    skills: "formular preguntas investigables",
  },
  {
    language: "ko",
    type: "evaluating",
    placement: "flexible",
    role: "perspective-taker",
    grade: "중학교 3학년",
    subject: "사회",
    time: "45분",
    purpose: "학교 앞 도로를 차 없는 거리로 바꿀지 판단하기",
    skills: "근거를 들어 주장하기",
  },
  {
    language: "vi",
    type: "creating-iterating",
    placement: "middle",
    role: "idea-generator",
    grade: "Lớp 7",
    subject: "Khoa học tự nhiên",
    time: "Nhiều tiết học",
    purpose: "thiết kế bình lọc nước đơn giản từ vật liệu dễ kiếm",
    skills: "thử nghiệm và cải tiến",
  },
  {
    language: "id",
    type: "connecting-synthesizing",
    placement: "middle",
    role: "challenger",
    grade: "Kelas 10",
    subject: "IPS",
    time: "2 x 45 menit",
    purpose: "menghubungkan perubahan iklim dengan harga beras di pasar",
    skills: "menjelaskan hubungan sebab-akibat",
  },
];
