/** Decides how a request is answered: from what was kept, or by the network alone. */
import { appPaths, pageAt } from "@thinkshore/core/app-paths";

export type Route =
  /** The kept HTML of that page, whatever the routine's id. */
  | { kind: "page"; key: string }
  /** No page of ours: the network says so, or the kept not-found page. */
  | { kind: "unknown-page" }
  /** Its name changes with its content, so what was kept is right for ever. */
  | { kind: "asset" }
  | { kind: "file" }
  /** Not ours to answer: generation, page views, health. */
  | { kind: "network" };

/** A routine's id is of no matter to the HTML of its page. */
const keyOf = (pattern: string) => pattern.replace(":id", "-");

export const PAGE_KEYS = Object.values(appPaths).map(keyOf);
/** An address that no page has, for the HTML that says so. */
export const NOT_FOUND_KEY = "/404";

const NEVER_KEPT = /^\/(functions|api|healthz|readyz|metrics)(\/|$)/;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function routeRequest({ method, mode, url }: Asked, origin: string): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || NEVER_KEPT.test(pathname)) return { kind: "network" };
  if (mode === "navigate") {
    const page = pageAt(pathname);
    return page ? { kind: "page", key: keyOf(appPaths[page]) } : { kind: "unknown-page" };
  }
  return { kind: pathname.startsWith("/assets/") ? "asset" : "file" };
}
