import { describe, expect, test } from "vitest";
import { soundEnglish } from "../fixtures/sound-en.ts";
import { arrange } from "../fixtures/sound-routine.ts";
import { loadLexicon } from "../lexicon.ts";
import { checkStandards } from "./no-invented-standards.ts";

async function tokensIn(text: string, standards = ""): Promise<unknown[]> {
  const { routine, request } = arrange(soundEnglish, "middle");
  const objectives = { purpose: "", standards, skills: "" };
  const context = {
    request: { ...request, formData: { ...request.formData, objectives } },
    lexicon: await loadLexicon("en"),
  };
  return checkStandards({ ...routine, assessmentOpportunities: [], overview: text }, context).map(
    (finding) => finding.values?.token,
  );
}

describe("standards codes", () => {
  test.each([
    "CCSS.ELA-LITERACY.RI.8.1",
    "MS-ESS3-3",
    "KD 3.4",
    "KI/KD 3.4",
    "6.NS.A.1",
    "C2.1",
    "RI.8.1",
    "HSA-REI.B.3",
    "2-LS4-1",
    "AC9S8U01",
    "TEKS 5.3A",
    "D2.His.14.6-8",
    "课标3.2",
    "9국01-02",
  ])("%s is found when nobody gave it, and passes when the teacher did", async (code) => {
    expect(await tokensIn(`This meets ${code}, in part.`)).toHaveLength(1);
    expect(await tokensIn(`This meets ${code}, in part.`, `Our standard: ${code}`)).toEqual([]);
  });

  test.each([
    "COVID-19 and SARS-CoV-2",
    "a rise of 1.5 degrees, or 2.5 %",
    "H2O, CO2 and PM2.5",
    "an A4 sheet",
    "a ratio of 3:2",
    "in 1789, on 2024-05-01 or 1.5.2024",
    "K-12, grades 6-8, CM2, CE1, 3º ESO",
    "GPT-4.1 or Gemini 2.5",
    "U.S. history, at 10.30 a.m.",
    "step 2.1 of the plan",
    "24/7, 50-50, 1-2-3",
    "World War II, Apollo 11, MP3, UTF-8",
    "3,5 km; 12.000 años; 0.75",
  ])("%s is no code", async (text) => {
    expect(await tokensIn(text)).toEqual([]);
  });

  test("a part of the teacher's code is the teacher's", async () => {
    expect(await tokensIn("See RI.8.1.", "CCSS.ELA-LITERACY.RI.8.1")).toEqual([]);
  });
});
