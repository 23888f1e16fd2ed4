/** Light, dark or as on this device: kept in the browser and set on the document. */
import { useCallback, useEffect, useState } from "react";
import { restoreTheme, storeTheme, type Theme } from "../data/preferences.ts";

export function isTheme(value: string): value is Theme {
  return value === "system" || value === "light" || value === "dark";
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  // The prerendered page knows no visitor, so the stored choice is read after hydration.
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(restoreTheme()), []);

  const choose = useCallback((next: Theme) => {
    setTheme(next);
    storeTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }, []);
  return [theme, choose];
}
