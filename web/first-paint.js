// Runs inline before the first paint: the stored theme, no flash of English for a stored other language, none of the
// welcome for a later step, and on a phone the first screen before what lies below it.
// The keys are those of data/preferences.ts; the build fills in each language's file.
(() => {
  const page = document.documentElement;
  if (document.visibilityState === "visible" && PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    page.dataset.first = "";
    const showAll = () => delete page.dataset.first;
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) showAll();
    }).observe({ type: "paint" });
    setTimeout(showAll, 3000);
  }
  if (/[?&]step=/.test(location.search)) {
    page.dataset.later = "";
    setTimeout(() => delete page.dataset.later, 8000);
  }
  try {
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
