/** The browser's entry: waits for the page and its language, then takes over the prerendered HTML. */
import { DEFAULT_LANGUAGE, type Language } from "@thinkshore/core/language/languages";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/pages.ts";
import { restoreLanguage } from "./data/preferences.ts";
import { loadLanguage } from "./i18n/load-messages.ts";

async function start(): Promise<void> {
  const stored = restoreLanguage();
  const language = await loadFirst(stored);
  const app = <App language={language} {...(language === stored ? {} : { missing: stored })} />;
  await preloadPage(location.pathname);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element");
  // The prerendered HTML is English; another language renders afresh.
  if (language === DEFAULT_LANGUAGE && root.hasChildNodes()) {
    // In slices, and not in the task that has just run all this code: so a slow processor can answer a touch in between.
    await new Promise((resolve) => setTimeout(resolve));
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete document.documentElement.dataset.pending;
}

/** Without its texts (bad Wi-Fi, say) the stored language gives way to English for this visit; the choice stays stored. */
async function loadFirst(language: Language): Promise<Language> {
  try {
    await loadLanguage(language);
    return language;
  } catch (failure) {
    console.warn(`Texts not loaded: ${language}`, failure);
    return DEFAULT_LANGUAGE;
  }
}

void start();
