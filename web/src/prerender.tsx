/** The build's entry: renders a page to HTML, in English, as a browser would first show it. */
import type { AppPage } from "@thinkshore/core/app-paths";
import { brand } from "@thinkshore/core/brand";
import { prerender } from "react-dom/static";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/pages.ts";
import { common } from "./i18n/messages/en/common.ts";
import { create } from "./i18n/messages/en/create.ts";
import { edit } from "./i18n/messages/en/edit.ts";
import { help } from "./i18n/messages/en/help.ts";
import { library } from "./i18n/messages/en/library.ts";
import { present } from "./i18n/messages/en/present.ts";
import { privacy } from "./i18n/messages/en/privacy.ts";
import { results } from "./i18n/messages/en/results.ts";

const titles: Record<AppPage | "notFound", string> = {
  home: create.english.pageTitle,
  create: create.english.pageTitle,
  results: results.english.pageTitle,
  edit: edit.english.pageTitle,
  present: present.english.pageTitle,
  library: library.english.title,
  help: help.english.title,
  privacy: privacy.english.title,
  notFound: common.english.notFoundTitle,
};

export interface RenderedPage {
  title: string;
  body: string;
}

export async function renderPage(page: AppPage | "notFound", path: string): Promise<RenderedPage> {
  await preloadPage(path);
  const { prelude } = await prerender(<App language="en" prerenderPath={path} />, {
    // A boundary cut out of the page would come back by an inline script, which the CSP rightly refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { title: `${titles[page]} · ${brand.name}`, body: await new Response(prelude).text() };
}
