/** Rule 10: a standards code appears only when the teacher gave it. */
import { type Check, report } from "../findings.ts";
import { placedTexts } from "../routine-text.ts";
import { typedTexts } from "../teacher-input.ts";

/** Shapes of curriculum codes around the world; each needs more than a letter and a number, so that H2O and A4 pass. */
const CODES: readonly RegExp[] = [
  // CCSS.ELA-LITERACY.RI.8.1, CCSS.MATH.CONTENT.6.NS.A.1
  /\bCCSS(?:[.-][A-Z0-9]+)+/gi,
  // MS-ESS3-3, HS-PS1-2, RI.8.1, SL.4.2: three parts or more, with a digit in the last
  /(?<![\p{L}\p{N}.-])[A-Z]{1,5}(?:[.-][A-Z0-9]{1,10})*[.-][A-Z0-9]*\d[.-]\d{1,2}[a-z]?(?![\p{L}\p{N}])/gu,
  // 6.NS.A.1, 3.OA.1, K.CC.A.1, HSA-REI.B.3, 2-LS4-1
  /(?<![\p{L}\p{N}.-])(?:\d{1,2}|K|HS[A-Z])[.-][A-Z]{1,4}\d?(?:[.-][A-Z])?[.-]\d{1,2}[a-z]?(?![\p{L}\p{N}])/gu,
  // D2.His.14.6-8
  /(?<![\p{L}\p{N}.-])[A-Z]\d\.[A-Z][a-z]{2}\.\d{1,2}(?:\.[K\d][\d-]*)?/gu,
  // C2.1, D1.3: one or two letters, but not the particles of PM2.5
  /(?<![\p{L}\p{N}.-])(?!PM)[A-Z]{1,2}\d{1,2}\.\d{1,2}(?![\p{L}\p{N}])/gu,
  // Indonesia: KI/KD 3.4, KD 3.4, CP 4.1
  /(?<!\p{L})(?:K[ID](?:\s*\/\s*K[ID])?|CP|TP|ATP)\s*\d{1,2}\.\d{1,2}/gu,
  // Korea: [9국01-02]
  /\[?(?<!\d)\d{1,2}\p{Script=Hangul}{1,4}\d{2}-\d{2}\]?/gu,
  // Australia: AC9S8U01, ACSSU112
  /(?<!\p{L})AC(?:9[A-Z0-9]{4,8}|[A-Z]{2,4}\d{3})(?![\p{L}\p{N}])/gu,
  // A framework's name with a number: TEKS 5.3A, ISTE 1.1, NGSS 3, §112.18
  /(?<!\p{L})(?:TEKS|ISTE|NGSS|NCSS|DBA|LOMLOE|OA)\s*[§#:]?\s*\d[\d.()a-zA-Z]*/gu,
  /§\s*\d+(?:\.\d+)+/gu,
  /(?:课标|课程标准|内容要求|criterios? (?:de evaluación )?|competencias? específicas? |compétences? |estándar(?:es)? |standards? )\s*\d{1,2}(?:\.\d{1,2})+/giu,
];

/** Three parts, but the name of a model or a product. */
const NOT_A_CODE = /^(?:GPT|COVID|SARS|ISO|UTF|USB|HTTP|HTML|PM|IP|TCP|RFC|DIN|MP)[.\-\d]/u;

function squeeze(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s[\]]+/gu, "");
}

function findCodes(text: string): string[] {
  const plain = text.normalize("NFKC");
  return CODES.flatMap((pattern) => plain.match(pattern) ?? []).filter((code) => !NOT_A_CODE.test(code));
}

export const checkStandards: Check = (routine, { request }) => {
  const input = squeeze(typedTexts(request).join("\n"));
  const reported = new Set<string>();
  return placedTexts(routine).flatMap(({ text, step }) =>
    findCodes(text).flatMap((token) => {
      const code = squeeze(token);
      // The patterns overlap: "CCSS.ELA-LITERACY.RI.8.1" holds "RI.8.1", and is reported once.
      if (input.includes(code) || [...reported].some((other) => other.includes(code))) return [];
      reported.add(code);
      return [report("invented-standard", step === undefined ? { values: { token } } : { step, values: { token } })];
    }),
  );
};
