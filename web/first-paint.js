// Runs inline before the first paint: the stored theme, and no flash of English for a stored other language.
// The keys are those of data/preferences.ts; the build fills in each language's file.
(() => {
  try {
    const page = document.documentElement;
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    const language = localStorage.getItem("language");
    // Whoever was here before has the font already.
    if (language !== null) page.dataset.font = "";
    const texts = TEXT_FILES[language];
    if (texts) {
      page.lang = language;
      page.dataset.pending = "";
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = `/${texts}`;
      document.head.append(link);
      // Should the scripts never arrive, English is better than an empty page.
      setTimeout(() => delete page.dataset.pending, 8000);
    }
  } catch {
    // Storage is blocked: the page follows the device and stays English.
  }
})();
