/** Reports a page view: one small message, no cookie, no identifier, nothing of the lesson. */
import { patternOf } from "@thinkshore/core/app-paths";
import { readPageConfig } from "./page-config.ts";

function isTrackingRefused(): boolean {
  const preferences = navigator as Navigator & { globalPrivacyControl?: boolean };
  return preferences.doNotTrack === "1" || preferences.globalPrivacyControl === true;
}

/** Ids and fragments are left out before anything leaves the browser: a fragment can carry a whole routine. */
export function reportPageView(path: string): void {
  if (isTrackingRefused()) return;
  const route = patternOf(path) ?? "/404";
  const view = {
    name: "pageview",
    url: location.origin + route,
    domain: location.hostname,
    referrer: document.referrer && new URL(document.referrer).origin,
  };
  navigator.sendBeacon?.(readPageConfig().analyticsUrl, JSON.stringify(view));
}
