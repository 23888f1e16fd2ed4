/** Small words that betray a language written in Latin letters; words that two of them share are left out. */
const FUNCTION_WORDS = {
  en: "the and of to is that for with what which their your it its not or each one this from are how they by be as an have has do does was were at into than then them you we our who why when where if but can may must will would should about before after without",
  vi: "và của là các một những để không cho với trong em học sinh bạn gì này được có hay hoặc mỗi trước sau thì mà ở từ đã sẽ hãy khi điều như nào theo vào ra lại về mình phải cùng",
  id: "yang dan di untuk dengan tidak ini itu dari pada apa atau satu setiap oleh ke akan sebelum sudah kamu mereka bukan dalam bagaimana adalah siswa jangan lalu agar mana dapat boleh sendiri sebagai tanpa setelah kepada saja kami kita jika lebih apakah perlu bila juga tentang serta para harus bisa belum masih saat ketika antara karena seperti kembali mengapa",
  es: "el los las una del por para con como más pero su sus lo al es está qué cada cómo y o sin se no si son este esta ese esa hay cuál cuáles han ha le les nos tus tu uno antes después donde cuando porque muy sobre entre",
  fr: "le les une des du pour avec dans est sont et ou au aux qui sur pas ce cette leur leurs elle il vous ne votre vos chaque sans nous ils elles cela ces mais donc plus par quoi quelle quel quelles avant après être fait ont se si son tu es nos y entre",
} as const;

export type LatinLanguage = keyof typeof FUNCTION_WORDS;
export const LATIN_LANGUAGES = Object.keys(FUNCTION_WORDS) as LatinLanguage[];

/** "les" and "le" are Spanish and French, "no" and "se" are too weak to count: keep only what one language owns. */
function ownWords(): Record<LatinLanguage, ReadonlySet<string>> {
  const seen = new Map<string, number>();
  const lists = LATIN_LANGUAGES.map((language) => FUNCTION_WORDS[language].split(" "));
  for (const word of lists.flat()) seen.set(word, (seen.get(word) ?? 0) + 1);
  const own = {} as Record<LatinLanguage, ReadonlySet<string>>;
  LATIN_LANGUAGES.forEach((language, index) => {
    own[language] = new Set(lists[index]?.filter((word) => seen.get(word) === 1));
  });
  return own;
}

export const OWN_WORDS = ownWords();
