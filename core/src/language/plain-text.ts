/** One spelling of what typists vary (case, width, accents, spaces), for recognising words in any of the eight languages. */

// Only Latin accents go: Japanese voicing marks and Korean syllables must stay whole.
const LATIN_ACCENTS = /[\u0300-\u036f]/g;

export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(LATIN_ACCENTS, "")
    .normalize("NFC")
    .replaceAll("đ", "d")
    .replaceAll("œ", "oe")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

const DIGITS = "零一二三四五六七八九";

/** 三 -> 3, 十二 -> 12, 四十五 -> 45, 两 -> 2: as far as school years, lessons and minutes go. */
export function readHanNumbers(text: string): string {
  return text
    .replaceAll("两", "二")
    .replace(/[零一二三四五六七八九]?十[一二三四五六七八九]?|[零一二三四五六七八九]/g, (run) => {
      if (!run.includes("十")) return String(DIGITS.indexOf(run));
      const [tens = "", ones = ""] = run.split("十");
      return String((tens === "" ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === "" ? 0 : DIGITS.indexOf(ones)));
    });
}
