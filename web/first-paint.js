// Runs inline before the first paint: the stored theme, no flash of English for a stored other language, none of the
// welcome for a later step, and on a phone the first screen before what lies below it. What the page will need besides
// its own scripts is asked for at once.
// The keys are those of data/preferences.ts and data/library-store-disk.ts; the build fills in the files of each language and those of the steps.
(() => {
  const page = document.documentElement;
  const fetchAhead = (file) => {
    const link = document.createElement("link");
    if (file.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
    else Object.assign(link, { rel: "modulepreload", crossOrigin: "" });
    link.href = `/${file}`;
    document.head.append(link);
  };
  // Should what is waited for never arrive, the page as it stands is better than an empty one.
  const hideFor = (reason) => {
    page.dataset[reason] = "";
    setTimeout(() => delete page.dataset[reason], 8000);
  };
  if (document.visibilityState === "visible" && window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    hideFor("first");
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) delete page.dataset.first;
    }).observe({ type: "paint" });
  }
  const isStep = location.search.includes("step=");
  if (isStep) {
    hideFor("later");
    STEP_FILES.forEach(fetchAhead);
  }
  let language = null;
  let needsWords = isStep;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    language = localStorage.getItem("language");
    const drawsRoutines = location.pathname.startsWith("/library") || location.pathname.startsWith("/edit/");
    needsWords ||= drawsRoutines && "savedRoutines" in localStorage;
  } catch {
    // Storage is blocked: the page follows the device and stays English.
  }
  if (language === null && !needsWords) return;
  const files = LANGUAGE_FILES;
  const { texts, words } = files[language] ?? files.en;
  // Whoever was here before has the font already.
  if (language !== null) page.dataset.font = "";
  if (texts) {
    page.lang = language;
    hideFor("pending");
    fetchAhead(texts);
  }
  if (needsWords) fetchAhead(words);
})();
