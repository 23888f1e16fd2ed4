/** What the server tells the page about its configuration, in a meta element of the HTML. */
import { DEFAULT_PUBLIC_KEY, EVENT_PATH } from "@thinkshore/core/generate/endpoints";

interface PageConfig {
  publicKey: string;
  analyticsUrl: string;
}

const defaults: PageConfig = { publicKey: DEFAULT_PUBLIC_KEY, analyticsUrl: EVENT_PATH };

/** The dev server writes no configuration; then the defaults hold. */
export function readPageConfig(): PageConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="thinkshore-config"]')?.content;
  if (!content) return defaults;
  try {
    return { ...defaults, ...(JSON.parse(content) as Partial<PageConfig>) };
  } catch {
    return defaults;
  }
}
