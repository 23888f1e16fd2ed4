/** Which page stands at which address; each is loaded with its route. */
import { type AppPage, pageAt } from "@thinkshore/core/app-paths";
import { CreatePage } from "../features/create/create-page.tsx";
import { lazyPage, type Page } from "./lazy-page.tsx";

export const pages: Record<AppPage, Page> = {
  // Part of the entry: the welcome is the page most visitors see first, and one file arrives sooner than ten small ones.
  home: CreatePage,
  create: CreatePage,
  results: lazyPage(() => import("../features/results/results-page.tsx").then((page) => page.ResultsPage)),
  edit: lazyPage(() => import("../features/edit/edit-page.tsx").then((page) => page.EditPage)),
  present: lazyPage(() => import("../features/present/present-page.tsx").then((page) => page.PresentPage)),
  library: lazyPage(() => import("../features/library/library-page.tsx").then((page) => page.LibraryPage)),
  help: lazyPage(() => import("../features/help/help-page.tsx").then((page) => page.HelpPage)),
  privacy: lazyPage(() => import("../features/privacy/privacy-page.tsx").then((page) => page.PrivacyPage)),
};

/** Fetches the page at an address before it is rendered. */
export async function preloadPage(path: string): Promise<void> {
  const page = pageAt(path);
  if (page) await pages[page].preload?.();
}
