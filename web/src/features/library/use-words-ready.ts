/** Whether the names of types and placements are here: until then the page shows its heading, and never flashes away. */
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { preloadWords } from "../../i18n/use-words.ts";

export function useWordsReady(): boolean {
  const { language } = useLanguage();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setIsReady(true);
    };
    // Where they cannot be fetched, the page's own error says so.
    preloadWords(language).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return isReady;
}
