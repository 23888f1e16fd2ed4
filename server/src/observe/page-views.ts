/** Takes page views in Plausible's format and counts them by route: no id, no query, no visitor. */
import { patternOf } from "@thinkshore/core/app-paths";

export const EVENT_BODY_LIMIT = 2048;
const UNKNOWN_ROUTE = "other";

/** The route that a page view is counted under; undefined when the body is no page view. */
export function findViewedRoute(body: string): string | undefined {
  const event = parseJson(body);
  if (typeof event !== "object" || event === null) return undefined;
  const { name, url } = event as { name?: unknown; url?: unknown };
  if (name !== "pageview" || typeof url !== "string" || !URL.canParse(url, "http://page.invalid")) return undefined;
  return patternOf(new URL(url, "http://page.invalid").pathname) ?? UNKNOWN_ROUTE;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
