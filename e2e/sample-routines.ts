/** Saved routines for the browser tests: composed in a language, or only answers as older data has it. */
import { compose } from "@thinkshore/core/compose/compose";
import type { Language } from "@thinkshore/core/language/languages";
import { loadWords } from "@thinkshore/core/language/words/words";
import { newSavedRoutine } from "@thinkshore/core/library/new-saved-routine";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import type { TimeFrame } from "@thinkshore/core/wizard/catalog";
import type { FormData } from "@thinkshore/core/wizard/form-data";

/** A lesson in each language, as its teacher would put it. */
const LESSONS: Record<Language, Pick<FormData, "gradeLevel" | "subject" | "objectives">> = {
  en: lesson("Grade 8", "Science", "decide whether our town should ban single-use plastics", "weighing evidence"),
  zh: lesson("初二", "科学", "判断本镇是否应当禁用一次性塑料袋", "权衡证据"),
  ja: lesson("中学2年", "理科", "町で使い捨てプラスチックを禁止すべきかを判断する", "証拠を比べて考える"),
  ko: lesson("중학교 2학년", "과학", "우리 마을에서 일회용 플라스틱을 금지해야 하는지 판단하기", "근거 따지기"),
  vi: lesson("Lớp 8", "Khoa học", "quyết định thị trấn có nên cấm nhựa dùng một lần hay không", "cân nhắc bằng chứng"),
  id: lesson("Kelas 8", "IPA", "memutuskan apakah kota kita perlu melarang plastik sekali pakai", "menimbang bukti"),
  es: lesson(
    "2.º de ESO",
    "Ciencias",
    "decidir si el pueblo debe prohibir los plásticos de un solo uso",
    "sopesar pruebas",
  ),
  fr: lesson(
    "4e",
    "Sciences",
    "décider si notre ville doit interdire le plastique à usage unique",
    "peser les preuves",
  ),
};

function lesson(gradeLevel: string, subject: string, purpose: string, skills: string) {
  return { gradeLevel, subject, objectives: { purpose, standards: "", skills } };
}

export async function composedRoutine(language: Language, timeFrame: TimeFrame): Promise<SavedRoutine> {
  const words = await loadWords(language);
  const form: FormData = {
    ...LESSONS[language],
    thinkingType: "evaluating",
    aiPlacement: "middle",
    aiRoles: ["challenger"],
    timeFrame: words.timeFrames[timeFrame],
    additionalContext: "",
  };
  const routine = await compose({ formData: form, language });
  const now = new Date("2026-03-04T08:00:00Z");
  return newSavedRoutine({ id: "one", routine, form, language, source: { kind: "builtin" }, words, now });
}

export function derivedRoutine(language: Language): SavedRoutine {
  return {
    id: "one",
    title: "",
    createdAt: "2024-01-05T08:00:00.000Z",
    updatedAt: "2024-01-05T08:00:00.000Z",
    version: 2,
    language,
    formData: {
      aiPlacement: "middle",
      learningApproach: "",
      subjectArea: LESSONS[language].subject,
      thinkingType: "analyzing",
      aiSupportRoles: ["coach"],
      gradeLevel: "",
      duration: "",
      grouping: "",
      objective: "",
      keySkills: "",
    },
  };
}
